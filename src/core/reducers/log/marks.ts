/** What stands in a form for what it does not copy; a source's own characters of these codes are escaped. */

/** Opens the form of a request. */
export const REQUEST_MARK = 0;
/** Numbers and ids are one: an id may happen to have no letters. */
export const VARIABLE = 1;
/** Behind a number that begins a fraction: once for none, twice for some, three times for all. */
export const FRACTION = 2;
export const ESCAPE = 3;
