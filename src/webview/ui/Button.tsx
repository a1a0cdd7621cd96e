import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps {
	readonly icon: IconName;
	/** Its name. */
	readonly label: string;
	readonly onPress: () => void;
	/** Flat ones stand in toolbars; of an icon the label is only heard, and read as its tooltip. */
	readonly appearance?: 'primary' | 'secondary' | 'flat' | 'icon';
	/** What it does, where the label does not say all of it. */
	readonly hint?: string;
	readonly disabled?: boolean;
}

/** A button with icon and label; where room is short its style sheet leaves the icon alone. */
export function Button({
	icon,
	label,
	onPress,
	appearance = 'secondary',
	hint = label,
	disabled = false,
}: ButtonProps) {
	return (
		<vscode-button
			className={`button button-${appearance}`}
			appearance={appearance === 'flat' ? 'icon' : appearance}
			aria-label={label}
			title={hint}
			disabled={disabled}
			onClick={onPress}
		>
			<Icon name={icon} slot="start" />
			{appearance !== 'icon' && <div className="button-label">{label}</div>}
		</vscode-button>
	);
}
