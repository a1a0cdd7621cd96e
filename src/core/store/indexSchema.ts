/** Raise it with every change of the tables: an index of another version is built anew from the files. */
export const indexVersion = 2;

/** The database lives in memory and is never rolled back: no journal, no locks, no temporary files. */
export const inMemory = `
	pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive;
	pragma temp_store = memory; pragma cache_size = -100000;
`;

/**
 * `createdAt` is in milliseconds since 1970. Texts from sources stand as JSON, since SQLite's own texts end at a NUL and
 * know no lone surrogates. Pages are large, since every page is a call of sql.js's file system.
 */
export const indexTables = `
	pragma page_size = 32768;
	create table runs (
		key integer primary key, file text unique, id text, digest text, createdAt real, sourceHash text, sourceName text,
		type text, granularity text, tokenizer text, rawBytes real, rawTokens real, rawLines real,
		visibleBytes real, visibleTokens real, visibleLines real, refs real, signalPass integer, secrets real
	);
	create index runsById on runs (id);
	create index runsByAge on runs (createdAt);
	create table refs (
		run integer, id text, digest text, reason text, type text,
		bytes real, lines real, tokens real, places real, preview text, secret text
	);
	create index refsById on refs (id);
	create index refsByRun on refs (run);
	create index refsByBytes on refs (bytes);
	pragma user_version = ${indexVersion};
`;

export const insertRun = `insert into runs values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export const insertRef = `insert into refs values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The columns that `refEntry` reads, and the run's file. */
const refColumns = `
	refs.id, refs.digest, refs.reason, refs.type, refs.bytes, refs.lines, refs.tokens, refs.places, refs.preview,
	refs.secret, runs.id, runs.sourceName, runs.createdAt, runs.tokenizer, runs.file`;

const newestFirst = `order by runs.createdAt desc, runs.key desc, refs.rowid`;

/** From the newest run down, so that nothing has to be sorted. */
export const selectRefs = `select ${refColumns} from runs cross join refs on refs.run = runs.key ${newestFirst}`;

export const selectRefsOfSize = `
	select ${refColumns} from refs cross join runs on runs.key = refs.run where refs.bytes = ? ${newestFirst}`;

export const selectRefsById = `
	select ${refColumns} from refs cross join runs on runs.key = refs.run where refs.id = ? ${newestFirst}`;

/** The columns that `runEntry` reads, then the digest. */
export const selectRuns = `
	select id, createdAt, type, sourceName, granularity, tokenizer, rawBytes, rawTokens, rawLines,
		visibleBytes, visibleTokens, visibleLines, refs, signalPass, secrets, digest
	from runs order by createdAt desc, key desc`;

/** The columns that `runFileOf` reads, oldest first. */
export const selectRunFiles = 'select file, id, createdAt, sourceHash, sourceName from runs order by createdAt, key';

export const selectSums = `select
	(select count(*) from (select distinct id, digest from runs)),
	(select count(*) from (select distinct id, digest from refs)),
	(select total(rawBytes) from (select distinct sourceHash, rawBytes from runs)),
	(select total(rawTokens) from (select distinct id, digest, rawTokens from runs)),
	(select total(visibleTokens) from (select distinct id, digest, visibleTokens from runs))`;

export const selectOtherDigest = `
	select 1 from refs where id = ?1 and digest <> ?2 union all select 1 from runs where id = ?1 and digest <> ?2 limit 1`;
