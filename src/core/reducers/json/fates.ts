import { childrenEnd, isContainer, type JsonTree, object, run, top } from './jsonTree.ts';
import { fates, isPinned, type Judged } from './judged.ts';
import { noticeCost } from './notices.ts';
import { Rarities } from './rarities.ts';
import { exactHash, roles } from './roles.ts';
import { judgeSimilar } from './similar.ts';

/** Containers at this depth and below go as a whole. */
const DEEP = 8;
/** Bytes of `"…"`, which stands for each further value of a group whose keys stay. */
const VALUE_COST = 5;
/** Of more plain fields than this in one object the first ones stay. */
const FIELDS = 40;

/** Decides the fates of a container's children. Linear in their number. */
export function judgeChildren(judged: Judged, container: number, depth: number): void {
	judgeEach(judged, container, depth);
	judgeSimilar(judged, container);
	group(judged, container);
}

/** Decides the fates of values that follow one another at the top, as a query prints them. */
export function judgeTop(judged: Judged): void {
	judgeSimilar(judged, top);
	group(judged, top);
}

/** Decides by key, by depth and by position. */
function judgeEach(judged: Judged, container: number, depth: number): void {
	const { tree, fate } = judged;
	const end = tree.next[container] as number;
	const thinned = (fate[container] as number) & ~fates.thins;
	const isBare = depth === 0 && isAllNoise(tree, container);
	let fields = 0;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		if (isField(tree, node)) fields++;
		const own = isBare || tree.kind[node] === run ? fates.stays : thinned || fateOf(judged, node, depth, fields);
		if (own === fates.stays) continue;
		if (!isPinned(judged, node, end)) fate[node] = own;
		else if (own <= fates.telemetry) fate[node] = own | fates.thins;
	}
	if (fields > FIELDS) keepOutliers(judged, container);
}

/** Whether a node is a plain value under a key that says nothing about it. */
function isField(tree: JsonTree, node: number): boolean {
	return tree.key[node] !== -1 && tree.role[node] === roles.none && !isContainer(tree, node);
}

/** Of the fields that would go, those stay whose value hardly any other has: the one service that is down. */
function keepOutliers({ text, tree, fate }: Judged, container: number): void {
	const end = tree.next[container] as number;
	const rarities = new Rarities();
	const hash = (node: number) => exactHash(text, tree.start[node] as number, tree.end[node] as number);
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (isField(tree, node)) rarities.count(0, hash(node));
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (isField(tree, node) && rarities.isFirst(0, hash(node)) && fate[node] === fates.fields) fate[node] = fates.stays;
}

function fateOf({ tree, thresholds }: Judged, node: number, depth: number, fields: number): number {
	if (isNoise(tree, node)) return tree.role[node] === roles.padding ? fates.padding : fates.telemetry;
	if (isContainer(tree, node)) {
		const size = (tree.end[node] as number) - (tree.start[node] as number);
		return depth >= DEEP && size > thresholds.longString ? fates.deep : fates.stays;
	}
	return fields > FIELDS && tree.role[node] === roles.none ? fates.fields : fates.stays;
}

/** A list or a text under `trace` is a stack, an object is telemetry. */
function isNoise(tree: JsonTree, node: number): boolean {
	const role = tree.role[node];
	return role === roles.padding || role === roles.telemetry || (role === roles.stack && tree.kind[node] === object);
}

/** Whether a container would be empty without its noise: then the noise is what it is about. */
function isAllNoise(tree: JsonTree, container: number): boolean {
	const end = tree.next[container] as number;
	for (let node = container + 1; node < end; node = tree.next[node] as number) if (!isNoise(tree, node)) return false;
	return true;
}

/** Marks where groups begin; a group that is smaller than its notice stays. */
function group({ tree, fate }: Judged, container: number): void {
	const end = childrenEnd(tree, container);
	for (let node = container + 1; node < end; ) {
		const own = fate[node] as number;
		const from = node;
		let last = node;
		let values = 0;
		for (; node < end && fate[node] === own; node = tree.next[node] as number) {
			last = node;
			values += (tree.end[node] as number) - (tree.start[node] as number) - VALUE_COST;
		}
		if (own === fates.stays || own >= fates.thins) continue;
		const size = keepsKeys(tree, from, own) ? values : (tree.end[last] as number) - (tree.start[from] as number);
		if (size > noticeCost) fate[from] = own | fates.first;
		else for (let i = from; i <= last; i = tree.next[i] as number) fate[i] = fates.stays;
	}
}

/** Whether of a group the keys stay and only the values go: they are names, such as those of services. */
export function keepsKeys(tree: JsonTree, node: number, fate: number): boolean {
	return fate >= fates.similar && tree.key[node] !== -1;
}
