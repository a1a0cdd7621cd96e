import { type Spans, totalLength } from '../edits/spans.ts';
import type { Files, Ports } from '../ports.ts';
import { sentence } from '../sentence.ts';
import { sameBytes } from '../source/bytes.ts';
import { BLOCK, type BlockTable, blockBytesOf, SIGNPOST, WIDTH } from './blockFormat.ts';
import { areInside, blocksUnder, type Stretch, stretchesOf } from './blockSpans.ts';
import { dataSize, readEnd, type Tail, walk } from './blockTable.ts';
import { Damaged } from './damaged.ts';
import { inOrder } from './inOrder.ts';

/** Bytes that are read at a time to check a whole file. */
const STRETCH = 1 << 20;

type ReadPorts = Pick<Ports, 'compression' | 'sha256'>;

/** A block file opened for reading. Whatever is asked of it throws `Damaged` where the file is not what was written. */
export class BlockReader {
	private readonly files: Files;
	private readonly path: string;
	private readonly table: BlockTable;
	private readonly tail: Tail;
	private readonly ports: ReadPorts;
	/** Bytes of content in a block. */
	private readonly blockBytes: number;
	private readonly starts: readonly number[];
	private readonly recent = new Map<number, Promise<Uint8Array>>();

	private constructor(files: Files, path: string, table: BlockTable, tail: Tail, ports: ReadPorts) {
		this.files = files;
		this.path = path;
		this.table = table;
		this.blockBytes = blockBytesOf(table);
		this.tail = tail;
		this.ports = ports;
		let at = 0;
		this.starts = table.lengths.map((length) => {
			const start = at + SIGNPOST;
			at = start + length;
			return start;
		});
	}

	/** Opens the file at `path` that was written under `name`. */
	static async open(files: Files, path: string, name: string, ports: ReadPorts): Promise<BlockReader> {
		const size = await files.size(path);
		if (size === undefined) throw new Damaged(sentence('The file {0} of the store is missing.', path));
		const { tail, table } = await readEnd(files, path, size, name, ports);
		return new BlockReader(files, path, table ?? (await walk(files, path)), tail, ports);
	}

	/** Bytes of the content as the file says, which may be anything if it comes from elsewhere. Unknown if its footer is damaged. */
	get contentBytes(): number | undefined {
		return this.table.rawBytes;
	}

	/** Whether the store's first version wrote it. */
	get hasLargeBlocks(): boolean {
		return this.blockBytes > BLOCK;
	}

	/** Whether every byte of the file is as it was written. */
	async isIntact(): Promise<boolean> {
		if (this.table.dataHash === undefined) return false;
		const sha256 = this.ports.sha256();
		const end = dataSize(this.table);
		for (let at = 0; at < end; at += STRETCH) sha256.update(await this.range(at, Math.min(at + STRETCH, end)));
		return sha256.hex() === this.table.dataHash;
	}

	/** The whole content; `onBlock` is called with each block in order. */
	async all(onBlock?: (block: Uint8Array) => void): Promise<Uint8Array> {
		const { lengths, rawBytes = lengths.length * this.blockBytes } = this.table;
		const bytes = new Uint8Array(rawBytes);
		let size = 0;
		for await (const block of this.blocks()) {
			if (size + block.length > bytes.length) throw this.damage();
			bytes.set(block, size);
			size += block.length;
			onBlock?.(block);
		}
		return bytes.subarray(0, size);
	}

	/** Whether the whole content is these bytes; holds a few blocks of it at a time. */
	async holds(bytes: Uint8Array): Promise<boolean> {
		let size = 0;
		for await (const block of this.blocks()) {
			if (!sameBytes(block, bytes.subarray(size, size + block.length))) return false;
			size += block.length;
		}
		return size === bytes.length;
	}

	/** The content of some byte spans, joined. Reads only the blocks that hold them. */
	async gather(spans: Spans): Promise<Uint8Array> {
		if (!areInside(spans, this.starts.length * this.blockBytes)) throw this.damage();
		const bytes = new Uint8Array(totalLength(spans));
		let size = 0;
		let span = 0;
		const load = async (index: number) => ({ base: index * this.blockBytes, block: await this.block(index) });
		for await (const { base, block } of inOrder(blocksUnder(spans, this.blockBytes), WIDTH, load)) {
			for (; span < spans.length && (spans[span] as number) < base + this.blockBytes; span += 2) {
				const end = (spans[span + 1] as number) - base;
				const piece = block.subarray(Math.max((spans[span] as number) - base, 0), Math.min(end, this.blockBytes));
				bytes.set(piece, size);
				size += piece.length;
				if (end > this.blockBytes) break;
			}
		}
		if (size < bytes.length) throw this.damage();
		return bytes;
	}

	/** One block; the last few are kept, since refs that are asked for one after another often share a block. */
	private block(index: number): Promise<Uint8Array> {
		const block = this.recent.get(index) ?? this.read(index);
		this.recent.delete(index);
		this.recent.set(index, block);
		for (const oldest of this.recent.keys()) {
			if (this.recent.size <= WIDTH) break;
			this.recent.delete(oldest);
		}
		return block;
	}

	private async *blocks(): AsyncGenerator<Uint8Array> {
		for await (const members of inOrder(stretchesOf(this.starts, STRETCH), 2, (stretch) => this.members(stretch)))
			yield* inOrder(members, WIDTH, ([index, member]) => this.unpacked(index, member));
	}

	/** The compressed blocks of a stretch with their numbers, read at once: each on its own would cost an open file. */
	private async members({ first, behind }: Stretch): Promise<(readonly [number, Uint8Array])[]> {
		const from = this.starts[first] as number;
		const bytes = await this.range(from, this.endOf(behind - 1));
		return this.starts
			.slice(first, behind)
			.map((start, i) => [first + i, bytes.subarray(start - from, this.endOf(first + i) - from)]);
	}

	private endOf(index: number): number {
		return (this.starts[index] as number) + (this.table.lengths[index] as number);
	}

	private async read(index: number): Promise<Uint8Array> {
		const start = this.starts[index];
		if (start === undefined) throw this.damage();
		return this.unpacked(index, await this.range(start, this.endOf(index)));
	}

	private async unpacked(index: number, member: Uint8Array): Promise<Uint8Array> {
		const block = await this.ports.compression.gunzip(member, this.blockBytes).catch(() => {
			throw this.damage();
		});
		const isWhole =
			block.length === this.blockBytes || (block.length < this.blockBytes && index === this.starts.length - 1);
		if (!isWhole) throw this.damage();
		return block;
	}

	private async range(start: number, end: number): Promise<Uint8Array> {
		const { tail, files, path } = this;
		const isKnown = start >= tail.start;
		const bytes = isKnown
			? tail.bytes.subarray(start - tail.start, end - tail.start)
			: await files.readRange(path, start, end);
		if (bytes?.length !== end - start) throw this.damage();
		return bytes;
	}

	private damage(): Damaged {
		return new Damaged(sentence('The file {0} of the store is damaged.', this.path));
	}
}
