/** Outlines on a 16 × 16 grid, drawn with a line of 1.2. */
const outlines = {
	chevron: 'M6 3.5 10.5 8 6 12.5',
	pass: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5 8.2l2.1 2.1L11 6.2',
	fail: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
	note: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 7.2v4M8 4.6v.9',
	warning: 'M8 2.2 14.3 13.4H1.7ZM8 6.4v3.4M8 11v.9',
	copy: 'M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3',
	original: 'M3.5 1.8h6l3 3v9.4h-9ZM9.2 1.8v3.3h3.3M5.8 8h4.4M5.8 10.6h4.4',
	reduced: 'M3.5 1.8h6l3 3v9.4h-9ZM9.2 1.8v3.3h3.3M6.8 9.4 8 10.6l1.2-1.2M8 7v3.5',
	diff: 'M2 2.5h5v11H2ZM9 2.5h5v11H9ZM3.6 8h1.8M10.6 8h1.8M11.5 7.1v1.8',
	expand: 'M8 2v4M6.2 3.7 8 2l1.8 1.7M8 14v-4M6.2 12.3 8 14l1.8-1.7M2.5 8h11',
	collapse: 'M8 2v4M6.2 4.3 8 6l1.8-1.7M8 14v-4M6.2 11.7 8 10l1.8 1.7M2.5 8h11',
	pin: 'M10 1.8 14.2 6l-2 .6-2.6 2.6-.4 3.4-5.8-5.8 3.4-.4 2.6-2.6ZM5.9 10.1 2 14',
	unpin: 'M10 1.8 14.2 6l-2 .6-2.6 2.6-.4 3.4-5.8-5.8 3.4-.4 2.6-2.6ZM5.9 10.1 2 14M2 2l12 12',
	save: 'M8 2v8M4.8 7 8 10.2 11.2 7M2.5 11v2.8h11V11',
	forget: 'M2.5 4h11M6 4V2.2h4V4M4 4l.7 9.8h6.6L12 4M6.6 6.6v4.6M9.4 6.6v4.6',
	open: 'M9 2.5h4.5V7M13.2 2.8 8 8M6.5 3.5h-4v10h10v-4',
	keep: 'M1.5 8S4 3.7 8 3.7 14.5 8 14.5 8 12 12.3 8 12.3 1.5 8 1.5 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
	mask: 'M3.5 7.2h9v6.3h-9ZM5.4 7.2V5a2.6 2.6 0 0 1 5.2 0v2.2M8 9.6v1.6',
	search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3 14 14',
	close: 'm3.8 3.8 8.4 8.4M12.2 3.8l-8.4 8.4',
	retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.2v2.6h-2.6',
	editor: 'M2 2.8h12v10.4H2ZM2 5.4h12M4.5 8h5M4.5 10.4h3.2',
	clipboard: 'M5.5 3H3.2v11h9.6V3h-2.3M5.5 1.8h5v2.6h-5ZM5.6 7.4h4.8M5.6 10.2h4.8',
} as const;

export type IconName = keyof typeof outlines;

interface IconProps {
	readonly name: IconName;
	readonly slot?: 'start' | 'end';
	readonly className?: string;
}

/** A picture beside words, which say the same; so it is hidden from screen readers. */
export function Icon({ name, slot, className = '' }: IconProps) {
	return (
		<svg className={`icon ${className}`} slot={slot} viewBox="0 0 16 16" aria-hidden="true">
			<path d={outlines[name]} />
		</svg>
	);
}
