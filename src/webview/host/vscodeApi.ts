/** What VS Code offers a webview; may be acquired once per page. */
export interface VsCodeApi {
	postMessage(message: unknown): void;
	getState(): unknown;
	setState(state: unknown): void;
}

declare global {
	function acquireVsCodeApi(): VsCodeApi;
}
