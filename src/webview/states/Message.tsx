import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './Message.css';

interface MessageProps {
	readonly icon: IconName;
	readonly title: ReactNode;
	readonly children: ReactNode;
	/** Buttons. */
	readonly actions?: ReactNode;
}

/** A screen, or a part of one, that has something to say instead of something to show. */
export function Message({ icon, title, children, actions }: MessageProps) {
	return (
		<section className="message">
			<Icon name={icon} className="message-icon" />
			<h2 className="message-title">{title}</h2>
			<p className="message-body">{children}</p>
			{actions && <div className="message-actions">{actions}</div>}
		</section>
	);
}
