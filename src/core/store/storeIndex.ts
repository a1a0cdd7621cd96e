import type { Database, SqlJsStatic, SqlValue, Statement } from 'sql.js';
import { type Row, refEntry, refRow, runEntry, runRow } from './indexRows.ts';
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

/** The searchable index over runs and refs: a SQLite database in memory that never holds what no file holds. */
export class StoreIndex {
	/** Whether it differs from what was saved. */
	changed = false;
	private readonly database: Database;
	private readonly keys = new Map<string, number>();
	private readonly statements = new Map<string, Statement>();

	private constructor(database: Database) {
		this.database = database;
		database.run(inMemory);
		for (const [file, key] of this.rows('select file, key from runs')) this.keys.set(String(file), Number(key));
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

	/** Does some changes as one; many small ones would each write the pages they touch. */
	async together(changes: () => Promise<void>): Promise<void> {
		this.database.run('begin');
		try {
			await changes();
		} finally {
			this.database.run('commit');
			this.changed = true;
		}
	}

	/** Takes in a run and its refs. */
	add(file: string, { facts, refs }: StoredRun): void {
		this.run(insertRun, runRow(file, facts, refs.length));
		const key = Number(this.rows('select last_insert_rowid()')[0]?.[0]);
		for (const ref of refs) this.run(insertRef, refRow(key, ref));
		this.keys.set(file, key);
	}

	/** Forgets a run file and its refs. */
	remove(file: string): void {
		const key = this.keys.get(file);
		if (key === undefined) return;
		this.run('delete from refs where run = ?', [key]);
		this.run('delete from runs where key = ?', [key]);
		this.keys.delete(file);
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

	runs(): RunEntry[] {
		return newestOfEach(this.rows(selectRuns), (row) => `${row[0]} ${row.at(-1)}`).map(runEntry);
	}

	sums(): Omit<StoreStats, 'sources' | 'storedBytes'> {
		const [runs = 0, refs = 0, rawBytes = 0, tokensBefore = 0, tokensAfter = 0] =
			this.rows(selectSums)[0]?.map(Number) ?? [];
		return { runs, refs, rawBytes, tokensBefore, tokensAfter };
	}

	/** The database as a file. */
	toBytes(): Uint8Array {
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
