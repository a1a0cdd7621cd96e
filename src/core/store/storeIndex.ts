import type { Database, SqlJsStatic, SqlValue, Statement } from 'sql.js';
import { type Row, type RunFile, refEntry, refRow, runEntry, runFileOf, runRow } from './indexRows.ts';
import {
	indexTables,
	indexVersion,
	inMemory,
	insertRef,
	insertRun,
	selectOtherDigest,
	selectRefs,
	selectRefsById,
	selectRefsOfSize,
	selectRunFiles,
	selectRuns,
	selectSums,
} from './indexSchema.ts';
import type { StoredRun } from './runCodec.ts';
import type { RefEntry, RunEntry, StoreStats } from './store.ts';

/** A ref and the file of a run that holds it. */
export interface Holder {
	readonly file: string;
	readonly entry: RefEntry;
}

interface RunKey {
	readonly key: number;
	readonly createdAt: number;
}

/** The searchable index over runs and refs: a SQLite database in memory that never holds what no file holds. */
export class StoreIndex {
	/** Whether it differs from what was saved. */
	changed = false;
	/** Whether rows were removed since it was last made a file, so that such a file holds what must be gone. */
	hasRemnants = false;
	private readonly database: Database;
	private readonly keys = new Map<string, RunKey>();
	private readonly statements = new Map<string, Statement>();

	private constructor(database: Database) {
		this.database = database;
		database.run(inMemory);
		for (const [file, key, createdAt] of this.rows('select file, key, createdAt from runs'))
			this.keys.set(String(file), { key: Number(key), createdAt: Number(createdAt) });
	}

	/** An empty index. */
	static empty(sql: SqlJsStatic): StoreIndex {
		const database = new sql.Database();
		database.run(indexTables);
		return new StoreIndex(database);
	}

	/** A saved index; undefined if it is damaged or of another version. */
	static of(sql: SqlJsStatic, saved: Uint8Array): StoreIndex | undefined {
		try {
			const database = new sql.Database(saved);
			const version = database.exec('pragma user_version')[0]?.values[0]?.[0];
			if (version === indexVersion) return new StoreIndex(database);
			database.close();
		} catch {
			return undefined;
		}
		return undefined;
	}

	/** Names of the run files it covers. */
	files(): IterableIterator<string> {
		return this.keys.keys();
	}

	has(file: string): boolean {
		return this.keys.has(file);
	}

	/** When the run in that file was made, in milliseconds since 1970; undefined if the index does not cover it. */
	createdAt(file: string): number | undefined {
		return this.keys.get(file)?.createdAt;
	}

	/** The runs by file, oldest first. */
	runFiles(): RunFile[] {
		return this.rows(selectRunFiles).map(runFileOf);
	}

	/** Hashes of all sources that runs were made from. */
	sourceHashes(): Set<string> {
		return new Set(this.rows('select distinct sourceHash from runs').map(([hash]) => String(hash)));
	}

	/** Does some changes as one; many small ones would each write the pages they touch. */
	async together(changes: () => Promise<void>): Promise<void> {
		this.database.run('begin');
		try {
			await changes();
		} finally {
			this.database.run('commit');
		}
	}

	/** Takes in a run and its refs. */
	add(file: string, { facts, refs }: StoredRun): void {
		this.run(insertRun, runRow(file, facts, refs));
		const key = Number(this.rows('select last_insert_rowid()')[0]?.[0]);
		for (const ref of refs) this.run(insertRef, refRow(key, ref));
		this.keys.set(file, { key, createdAt: facts.createdAt });
		this.changed = true;
	}

	/** Forgets a run file and its refs. */
	remove(file: string): void {
		const known = this.keys.get(file);
		if (known === undefined) return;
		this.run('delete from refs where run = ?', [known.key]);
		this.run('delete from runs where key = ?', [known.key]);
		this.keys.delete(file);
		this.hasRemnants = true;
		this.changed = true;
	}

	/** Everything that goes by a ref's id, newest run first. */
	holders(id: string): Holder[] {
		return this.rows(selectRefsById, [id]).map((row) => ({ file: String(row.at(-1)), entry: refEntry(row) }));
	}

	/** Whether an id belongs to another digest. */
	isTaken(id: string, digest: string): boolean {
		return this.rows(selectOtherDigest, [id, digest]).length > 0;
	}

	refs(): RefEntry[] {
		return newestOfEach(this.rows(selectRefs), ([id, digest]) => `${id} ${digest}`).map(refEntry);
	}

	refsOfSize(bytes: number): RefEntry[] {
		return newestOfEach(this.rows(selectRefsOfSize, [bytes]), ([id, digest]) => `${id} ${digest}`).map(refEntry);
	}

	/** Newest first; what is pinned stands in no index. */
	runs(): Omit<RunEntry, 'pinned'>[] {
		return newestOfEach(this.rows(selectRuns), (row) => `${row[0]} ${row.at(-1)}`).map(runEntry);
	}

	sums(): Pick<StoreStats, 'runs' | 'refs' | 'rawBytes' | 'tokensBefore' | 'tokensAfter'> {
		const [runs = 0, refs = 0, rawBytes = 0, tokensBefore = 0, tokensAfter = 0] =
			this.rows(selectSums)[0]?.map(Number) ?? [];
		return { runs, refs, rawBytes, tokensBefore, tokensAfter };
	}

	/** The database as a file; nothing is left in it of what was removed. */
	toBytes(): Uint8Array {
		// SQLite only marks deleted rows as free space, where their texts could still be read.
		if (this.hasRemnants) this.database.run('vacuum');
		this.hasRemnants = false;
		// sql.js frees all statements when it exports, and opens the database anew.
		this.statements.clear();
		const bytes = this.database.export();
		this.database.run(inMemory);
		return bytes;
	}

	close(): void {
		this.statements.clear();
		this.database.close();
	}

	private run(sql: string, values: SqlValue[]): void {
		this.prepared(sql).run(values);
	}

	private rows(sql: string, values: SqlValue[] = []): Row[] {
		const statement = this.prepared(sql);
		const rows: Row[] = [];
		statement.bind(values);
		while (statement.step()) rows.push(statement.get());
		statement.reset();
		return rows;
	}

	private prepared(sql: string): Statement {
		const statement = this.statements.get(sql) ?? this.database.prepare(sql);
		this.statements.set(sql, statement);
		return statement;
	}
}

/** Of what several run files hold, the one in the newest run: the first, since rows come newest first. */
function newestOfEach(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const key = keyOf(row);
		const isFirst = !seen.has(key);
		seen.add(key);
		return isFirst;
	});
}
