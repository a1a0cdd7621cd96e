import { HashIndex } from '../../source/hashIndex.ts';
import { isSameText } from '../sameText.ts';
import { fieldRoleOf, fieldRoles, fieldRolesWith } from './fieldRoles.ts';
import { targetKeyOf, targetKeys } from './targetKeys.ts';

/** Numbers the paths of fields in records: `req`, `req.method`. The number of no path, the record itself, is -1. */
export class FieldPaths {
	private readonly index = new HashIndex();
	/** The path around each one; -1 for none. */
	readonly parents: number[] = [];
	private readonly starts: number[] = [];
	private readonly ends: number[] = [];
	/** Role of each path's last key. */
	readonly roles: number[] = [];
	/** What that key says about a host that was to be reached. */
	readonly targets: number[] = [];
	private parent = -1;
	private start = 0;
	private end = 0;

	/** `known` tells the roles of keys. */
	constructor(
		private readonly text: string,
		private readonly known = fieldRolesWith(),
	) {}

	get size(): number {
		return this.index.size;
	}

	/** Takes the number of the path around a field and the offsets of the content of its key, with their hash. */
	idOf(parent: number, start: number, end: number, keyHash: number): number {
		this.parent = parent;
		this.start = start;
		this.end = end;
		const hash = keyHash ^ Math.imul(parent + 1, 0x9e3779b1);
		const known = this.index.find(hash, this.isSame);
		if (known >= 0) return known;
		this.parents.push(parent);
		this.starts.push(start);
		this.ends.push(end);
		this.roles.push(fieldRoleOf(this.text, start, end, this.roles[parent] ?? fieldRoles.none, this.known));
		this.targets.push(targetKeyOf(this.text, start, end, this.targets[parent] ?? targetKeys.none));
		return this.index.add(hash);
	}

	private readonly isSame = (id: number): boolean =>
		this.parents[id] === this.parent &&
		isSameText(this.text, this.start, this.end, this.starts[id] as number, this.ends[id] as number);
}
