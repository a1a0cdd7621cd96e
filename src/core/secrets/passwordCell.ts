import { isPassword } from './pattern.ts';

const timeStamp = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d[\d:.,]{0,16}(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** What tells how long or how old a password has to be: `min-12-chars`. */
const demand =
	/^(?:(?:min|max|minimum|maximum|at[-_.]least|at[-_.]most)[-_.]?\d{1,3}(?:[-_.]?[a-z]{1,12})?|\d{1,3}[-_.](?:chars?|characters|digits|letters|days)(?:[-_.][a-z]{1,12})?|(?:[a-z]{1,12}\d{0,2}[-_.])(?:min|max)[-_.]?\d{1,3})$/i;

/** Whether a cell of a column of passwords, or a value inserted into one, is a password: no words, and no time. */
export function isPasswordCell(value: string): boolean {
	return isPassword(value, value, '"') && !/\s/.test(value) && !timeStamp.test(value) && !demand.test(value);
}
