import { Component, type ReactNode } from 'react';
import { Message } from './Message.tsx';

interface ErrorBoundaryProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** Shows a sentence in place of a screen that threw; the next kind of screen starts afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: Error }> {
	override state: { readonly error?: Error } = {};

	static getDerivedStateFromError(error: Error) {
		return { error };
	}

	override render() {
		const { error } = this.state;

		return error ? (
			<Message icon="warning" title={this.props.title}>
				{error.message}
			</Message>
		) : (
			this.props.children
		);
	}
}
