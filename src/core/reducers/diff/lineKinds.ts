/** What a line of a diff is. Only `other` (headers, messages, statistics, whatever is not understood) is never touched. */
export const lineKinds = { other: 0, context: 1, added: 2, removed: 3, hunk: 4, data: 5 } as const;

export type LineKind = (typeof lineKinds)[keyof typeof lineKinds];
