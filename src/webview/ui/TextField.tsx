import type { ReactNode } from 'react';

interface TextFieldProps {
	readonly label: string;
	readonly placeholder: string;
	readonly value: string;
	/** Hears every change while typing. */
	readonly onInput: (value: string) => void;
	readonly onEscape: () => void;
	/** Decoration, each with its `slot`. */
	readonly children: ReactNode;
}

/** A line to type into. */
export function TextField({ label, placeholder, value, onInput, onEscape, children }: TextFieldProps) {
	return (
		<vscode-text-field
			className="text-field"
			// Set late, since the control gives itself another name when it is inserted.
			ref={(element) => element?.setAttribute('aria-label', label)}
			placeholder={placeholder}
			value={value}
			onInput={({ currentTarget }) => onInput((currentTarget as HTMLInputElement).value)}
			onKeyDown={({ key }) => key === 'Escape' && onEscape()}
		>
			{children}
		</vscode-text-field>
	);
}
