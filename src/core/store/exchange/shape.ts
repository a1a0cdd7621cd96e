/** Tells whether a value has a shape. */
export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';

/** A number that JSON can hold and that is no fault. */
export const amount: Shape = (value) => Number.isFinite(value);

export const flag: Shape = (value) => typeof value === 'boolean';

/** A value that is not there or has the shape. */
export function optional(shape: Shape): Shape {
	return (value) => value === undefined || shape(value);
}

/** One of some words. */
export function oneOf(...words: readonly string[]): Shape {
	return (value) => typeof value === 'string' && words.includes(value);
}

/** A text that a test accepts. */
export function textThat(test: (text: string) => boolean): Shape {
	return (value) => typeof value === 'string' && test(value);
}

/** A list of any length whose items have the shape. */
export function list(shape: Shape): Shape {
	return (value) => Array.isArray(value) && value.every((item) => shape(item));
}

/** An object whose fields have these shapes; it may have others. */
export function object(fields: Readonly<Record<string, Shape>>): Shape {
	const entries = Object.entries(fields);
	return (value) => {
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
		return entries.every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
	};
}
