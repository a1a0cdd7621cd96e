import type { Forms } from '../log/forms.ts';
import { joinedByNames } from '../log/joinedByNames.ts';

/** Joins templates of records whose messages differ in a name alone, and nothing else does. */
export class NamesInMessages {
	/** Per template: the form of its message, -1 if it stays by itself; and a hash of all else. */
	private readonly message: number[] = [];
	private readonly rest: number[] = [];

	/** Takes the next template. */
	add(message: number, rest: number): void {
		this.message.push(message);
		this.rest.push(rest);
	}

	/** Per template the number of the one that stands for it; up to `few` that differ in a name are told apart. */
	joined(forms: Forms, few?: number): Int32Array {
		const messages = new Set(this.message);
		const formOf = joinedByNames(forms, (form) => messages.has(form), few);
		const first = new Map<string, number>();
		return Int32Array.from(this.message, (message, template) => {
			if (message < 0) return template;
			const key = `${formOf[message]} ${this.rest[template]}`;
			const earlier = first.get(key) ?? template;
			first.set(key, earlier);
			return earlier;
		});
	}
}
