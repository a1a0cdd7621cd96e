import { array, isContainer, type JsonTree } from '../json/jsonTree.ts';
import { keyRoles } from './keys.ts';
import { keyOf, plainValue } from './members.ts';

/** What a container of a record is about. */
export interface Context {
	readonly about: 'talk' | 'input' | 'result' | 'instructions';
	/** Whether it, or one around it, says that something failed. */
	readonly failed: boolean;
	/** Whether it has a name, as tools have; its id says which call it is. */
	readonly isNamed: boolean;
}

export const outermost: Context = { about: 'talk', failed: false, isNamed: false };

/** Members by which an object says what it is about. */
const signs: Readonly<Record<string, readonly (readonly [RegExp, Context['about']])[]>> = {
	type: [[/(?:tool_result|_call_output|tool_use_error)$/, 'result']],
	role: [
		[/^(?:tool|function)$/, 'result'],
		[/^(?:system|developer)$/, 'instructions'],
	],
};
/** Members by which an object says that something failed. */
const failures: Readonly<Record<string, RegExp>> = {
	is_error: /^true$/,
	isError: /^true$/,
	success: /^false$/,
	exit_code: /^-?[1-9]/,
	exitCode: /^-?[1-9]/,
	status: /^(?:error|failed|rejected|cancelled)$/,
};

/** What a container is about: its key, its members and what the one around it is about say it. */
export function contextOf(text: string, tree: JsonTree, container: number, around: Context): Context {
	const role = keyRoles.get(keyOf(text, tree, container));
	let about = around.about;
	if (about === 'talk' && (role === 'input' || role === 'result' || role === 'instructions')) about = role;
	let { failed } = around;
	let isNamed = false;
	if (tree.kind[container] === array)
		return about === around.about && !around.isNamed ? around : { about, failed, isNamed };
	const end = tree.next[container] as number;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		if (isContainer(tree, node)) continue;
		const key = keyOf(text, tree, node);
		isNamed ||= key === 'name';
		failed ||= failures[key]?.test(plainValue(text, tree, node)) ?? false;
		const sign = around.about === 'talk' ? signs[key] : undefined;
		about = sign?.find(([value]) => value.test(plainValue(text, tree, node)))?.[1] ?? about;
	}
	return { about, failed, isNamed };
}
