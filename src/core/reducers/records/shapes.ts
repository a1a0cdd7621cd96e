import type { FieldColumns } from './fieldColumns.ts';
import type { FieldPaths } from './fieldPaths.ts';
import { spread } from './hashes.ts';

/** Beyond so many shapes records have nothing in common. */
const MOST = 4_096;

interface Shape {
	readonly paths: ReadonlySet<number>;
	count: number;
}

/** The sets of fields that records have: which fields does every record have? */
export class Shapes {
	private readonly known = new Map<number, Shape>();

	/** Takes note of the fields of a record. */
	add(fields: FieldColumns): void {
		let hash = 0;
		for (let field = 0; field < fields.size; field++) hash = (hash + spread((fields.path[field] as number) + 1)) | 0;
		const shape = this.known.get(hash);
		if (shape) shape.count++;
		else if (this.known.size <= MOST)
			this.known.set(hash, { paths: new Set(fields.path.subarray(0, fields.size)), count: 1 });
	}

	/**
	 * Per path: whether the field stands in all objects that it could stand in. Records that have no field in common with the most frequent ones do not count:
	 * nobody would look for these fields in them.
	 */
	common(paths: FieldPaths): boolean[] {
		if (this.known.size > MOST) return [];
		const shapes = [...this.known.values()].sort((a, b) => b.count - a.count);
		const main = shapes[0]?.paths ?? new Set<number>();
		const akin = shapes.filter((shape) => shape === shapes[0] || intersects(shape.paths, main));
		const all = counted(shapes, paths.size);
		const ofAkin = counted(akin, paths.size);
		const records = akin.reduce((sum, { count }) => sum + count, 0);
		return Array.from(all, (count, path) => {
			const parent = paths.parents[path] as number;
			return parent < 0 ? ofAkin[path] === records : count === all[parent];
		});
	}
}

/** How many records have each path. */
function counted(shapes: readonly Shape[], size: number): Float64Array {
	const counts = new Float64Array(size);
	for (const { paths, count } of shapes) for (const path of paths) counts[path] = (counts[path] as number) + count;
	return counts;
}

function intersects(paths: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
	for (const path of paths) if (others.has(path)) return true;
	return false;
}
