/** What is known of a line; bits. */
export const BLANK = 1;
/** Carries a timestamp. */
export const STAMPED = 2;
/** Begins with a severity, or is a JSON object, or a comment of the log: a record of its own. */
export const OPENS = 4;
export const ERRORISH = 8;
/** A frame of a stack trace. */
export const FRAME = 16;
/** Has to stay visible. */
export const KEPT = 32;
/** Has a value that hardly any line of its form has. */
export const RARE = 64;
/** A request of an access log. */
export const REQUEST = 128;
/** A request that failed. */
export const FAILED = 256;
/** One of several variants of a fault that have one form, since they came too late for their own. */
export const SHARED = 512;
