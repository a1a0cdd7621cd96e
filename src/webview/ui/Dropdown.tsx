import { useEffect, useRef } from 'react';

interface DropdownProps<Value extends string> {
	readonly label: string;
	readonly hint: string;
	readonly value: Value;
	readonly options: readonly (readonly [value: Value, label: string])[];
	/** Hears what the person chose. */
	readonly onChoose: (value: Value) => void;
}

/** A list to choose one of. */
export function Dropdown<Value extends string>({ label, hint, value, options, onChoose }: DropdownProps<Value>) {
	const element = useRef<HTMLElement>(null);

	// The control keeps a choice of its own; after each rendering what is shown is the value again.
	useEffect(() => {
		if (element.current) {
			(element.current as HTMLSelectElement).value = value;
		}
	});

	return (
		<vscode-dropdown
			className="dropdown"
			ref={element}
			aria-label={label}
			title={hint}
			onChange={({ currentTarget }) => {
				const chosen = (currentTarget as HTMLSelectElement).value as Value;
				chosen !== value && onChoose(chosen);
			}}
		>
			{options.map(([each, name]) => (
				<vscode-option className="option" key={each} value={each} selected={each === value}>
					{name}
				</vscode-option>
			))}
		</vscode-dropdown>
	);
}
