/** Lines with a secret by what they are; § stands for the value. */
export type Forms = Readonly<Record<string, readonly string[]>>;
