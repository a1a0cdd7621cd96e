/** Says that something takes its time. */
export function ProgressRing({ label }: { readonly label: string }) {
	return <vscode-progress-ring className="progress-ring" aria-label={label} />;
}
