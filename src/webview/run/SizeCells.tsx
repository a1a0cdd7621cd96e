import { formatBytes } from '../model/format.ts';
import { tokenFigure } from '../parts/figures.ts';

interface SizeCellsProps {
	readonly bytes: number | undefined;
	readonly tokens: number | undefined;
	readonly estimated: boolean;
}

/** A size in bytes and tokens, as far as it was measured: a cell each, under one head. */
export function SizeCells({ bytes, tokens, estimated }: SizeCellsProps) {
	return (
		<>
			<td className="trace-figure trace-bytes">{bytes !== undefined && formatBytes(bytes)}</td>
			<td className="trace-figure">{tokens !== undefined && tokenFigure(tokens, estimated)}</td>
		</>
	);
}
