/** How much of a whole (0 to 1), as a picture beside the figures. */
export function Bar({ share, kind }: { readonly share: number; readonly kind: 'remains' | 'removed' }) {
	const filled = 100 * Math.max(0, Math.min(1, share));

	return (
		<svg className={`bar bar-${kind}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
			<rect className="bar-track" width="100" height="6" />
			<rect className="bar-fill" width={filled} height="6" />
		</svg>
	);
}
