import type { Language } from '@vscode/tree-sitter-wasm';

/** What nodes of the grammars are to an outline, by their types. The names of one grammar mean nothing else in another. */

/** Functions with a name of their own; their bodies leave, their headers stay wherever they are. */
const named = [
	'function_declaration',
	'generator_function_declaration',
	'method_definition',
	'function_definition',
	'method_declaration',
	'function_item',
	'constructor_declaration',
	'compact_constructor_declaration',
	'destructor_declaration',
	'operator_declaration',
	'conversion_operator_declaration',
	'local_function_statement',
	'accessor_declaration',
	'method',
	'singleton_method',
];

/** Functions without one; their bodies leave, too. */
const anonymous = [
	'arrow_function',
	'function_expression',
	'generator_function',
	'func_literal',
	'closure_expression',
	'lambda_expression',
	'anonymous_function',
	'anonymous_function_creation_expression',
	'anonymous_method_expression',
	'class_static_block',
	'static_initializer',
];

/** Types; their headers stay wherever they are, and what they hold is told like the rest. */
const types = [
	'class_declaration',
	'abstract_class_declaration',
	'class_definition',
	'class_specifier',
	'struct_specifier',
	'struct_item',
	'struct_declaration',
	'enum_declaration',
	'enum_item',
	'enum_specifier',
	'interface_declaration',
	'trait_declaration',
	'trait_item',
	'impl_item',
	'record_declaration',
	'type_declaration',
];

/** Literals that may hold a lot of data. */
const data = [
	'object',
	'array',
	'dictionary',
	'list',
	'hash',
	'literal_value',
	'array_expression',
	'initializer_list',
	'array_initializer',
	'initializer_expression',
	'array_creation_expression',
	'template_string',
	'string',
	'raw_string_literal',
];

export const kinds = {
	/** Means nothing to an outline, though what is in it may. */
	other: 0,
	named: 1,
	anonymous: 2,
	type: 3,
	data: 4,
	comment: 5,
	throwing: 6,
	call: 7,
	statement: 8,
	/** A keyword or a sign: nothing is in it. */
	token: 9,
	/** What the parser did not understand. */
	fault: 10,
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds];

/** What the type of a node means. */
const kindOfType: ReadonlyMap<string, Kind> = new Map<string, Kind>([
	...named.map((type) => [type, kinds.named] as const),
	...anonymous.map((type) => [type, kinds.anonymous] as const),
	...types.map((type) => [type, kinds.type] as const),
	...data.map((type) => [type, kinds.data] as const),
	...['comment', 'line_comment', 'block_comment'].map((type) => [type, kinds.comment] as const),
	...['throw_statement', 'throw_expression', 'raise_statement'].map((type) => [type, kinds.throwing] as const),
	...['call_expression', 'macro_invocation', 'method_invocation', 'invocation_expression', 'call'].map(
		(type) => [type, kinds.call] as const,
	),
	...['function_call_expression', 'member_call_expression', 'object_creation_expression', 'new_expression'].map(
		(type) => [type, kinds.call] as const,
	),
	['expression_statement', kinds.statement],
]);

/** What the type of a named node means. */
export function kindOf(type: string): Kind {
	return kindOfType.get(type) ?? kinds.other;
}

/** What the types of a language's nodes mean, by their numbers: asking a node for its number is the least that it can be asked. */
export function kindsIn(language: Language): readonly Kind[] {
	return language.types.map((type, id) => (language.nodeTypeIsNamed(id) ? kindOf(type) : kinds.token));
}
