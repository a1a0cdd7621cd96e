import { formatBytes } from '../model/format.ts';
import { tokenFigure } from '../parts/figures.ts';

interface SizeCellProps {
	readonly bytes: number | undefined;
	readonly tokens: number | undefined;
	readonly estimated: boolean;
}

/** A size in bytes and tokens, as far as it was measured. */
export function SizeCell({ bytes, tokens, estimated }: SizeCellProps) {
	return (
		<td className="trace-figure">
			<span className="trace-size">
				<span>{bytes !== undefined && formatBytes(bytes)}</span>
				<span>{tokens !== undefined && tokenFigure(tokens, estimated)}</span>
			</span>
		</td>
	);
}
