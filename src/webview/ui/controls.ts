import {
	provideVSCodeDesignSystem,
	vsCodeButton,
	vsCodeDropdown,
	vsCodeOption,
	vsCodeProgressRing,
	vsCodeTextField,
} from '@vscode/webview-ui-toolkit';
import './controls.css';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React 19 sets properties of custom elements and hears their events itself, so no wrapper stands between. */
type Control<Properties = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Properties;

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'vscode-button': Control<{ appearance?: 'primary' | 'secondary' | 'icon'; disabled?: boolean }>;
			'vscode-dropdown': Control;
			'vscode-option': Control<{ value: string; selected?: boolean }>;
			'vscode-progress-ring': Control;
			'vscode-text-field': Control<{ value: string; placeholder?: string }>;
		}
	}
}

/** Defines the custom elements; once, before the first of them is rendered. */
export function registerControls(): void {
	provideVSCodeDesignSystem().register(
		vsCodeButton(),
		vsCodeDropdown(),
		vsCodeOption(),
		vsCodeProgressRing(),
		vsCodeTextField(),
	);
}
