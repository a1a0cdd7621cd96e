/** The web-standard globals the engine uses; every host (Node, worker, browser) has them. The engine may use no others. */

interface TextDecoderLike {
	decode(bytes?: Uint8Array): string;
}

declare const TextDecoder: {
	new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoderLike;
};

declare const TextEncoder: {
	new (): {
		encode(text: string): Uint8Array<ArrayBuffer>;
		encodeInto(text: string, into: Uint8Array<ArrayBuffer>): { read: number; written: number };
	};
};
