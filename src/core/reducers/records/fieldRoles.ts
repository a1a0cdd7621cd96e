import { lettersHash } from '../json/roles.ts';

/** What the key of a log record's field says about its value. */
export const fieldRoles = {
	none: 0,
	/** When it happened. */
	time: 1,
	level: 2,
	/** What happened, in words. */
	message: 3,
	/** An error, if it holds anything; all fields within it are of this role too. */
	error: 4,
	/** Each of its values is another story: a status, a code, an exit code. */
	decisive: 5,
	/** How long it took. */
	duration: 6,
	/** Which one it was: ids of requests, processes, threads. */
	identity: 7,
	/** Counts something that went wrong: none of it is another story than some of it. */
	tally: 8,
	/** What a log system needs for itself. */
	bookkeeping: 9,
} as const;

type FieldRole = (typeof fieldRoles)[keyof typeof fieldRoles];

const keysOf: readonly (readonly [FieldRole, string])[] = [
	[fieldRoles.time, 'time ts timestamp datetime date t asctime realtimetimestamp eventtime'],
	[
		fieldRoles.level,
		'level severity lvl loglevel priority levelname levelvalue severitynumber severitytext l s levelno prio',
	],
	[fieldRoles.message, 'message msg log text body shortmessage fullmessage textpayload m mt event rendered'],
	[
		fieldRoles.error,
		`err error errors exception exc excinfo exctext stack stacktrace stackinfo backtrace traceback cause errormessage
		errmsg errorverbose failure failurereason thrown throwable x`,
	],
	[
		fieldRoles.decisive,
		`status statuscode code exitcode exitstatus errno errorcode state result outcome method httpstatus responsecode
		returncode success ok healthy signal conclusion verdict kind type action eventtype operation`,
	],
	[
		fieldRoles.duration,
		`duration durationms durationns durationseconds elapsed elapsedms elapsedtime latency latencyms took tookms responsetime
		responsetimems timetaken ms ns runtime querytime requesttime`,
	],
	[
		fieldRoles.identity,
		`id uid uuid guid pid tid thread threadid threadname traceid spanid parentid requestid reqid correlationid sessionid
		transactionid processid remoteport port seq sequence offset`,
	],
	[
		fieldRoles.tally,
		`failed failures failedcount errorcount errorscount errs retries dropped lost skipped missing rejected failedjobs
		timeouts warnings`,
	],
	[
		fieldRoles.bookkeeping,
		`cursor monotonictimestamp sourcerealtimetimestamp sourcemonotonictimestamp seqnum seqnumid bootid machineid
		streamid systemdinvocationid capeffective selinuxcontext syslogtimestamp auditsession auditloginuid
		ingestiontime insertid observedtimestamp receivetimestamp traceflags`,
	],
];

const roleOfLetters: FieldRoles = new Map(
	keysOf.flatMap(([role, keys]) => keys.split(/\s+/).map((key) => [lettersHash(key, 0, key.length), role])),
);

/** What keys say, by the hash of their letters. */
export type FieldRoles = ReadonlyMap<number, FieldRole>;

/** The roles of keys, where these are noise by the user's rules. */
export function fieldRolesWith(noiseKeys: readonly string[] = []): FieldRoles {
	if (noiseKeys.length === 0) return roleOfLetters;
	const noise = noiseKeys.map((key) => [lettersHash(key, 0, key.length), fieldRoles.bookkeeping] as const);
	return new Map([...roleOfLetters, ...noise]);
}

/** The role of the key whose content stands between two UTF-16 offsets, within a field of another role (0 for none). */
export function fieldRoleOf(text: string, start: number, end: number, within: number, known: FieldRoles): number {
	const own = known.get(lettersHash(text, start, end)) ?? fieldRoles.none;
	if (within === fieldRoles.error) return own === fieldRoles.bookkeeping ? own : fieldRoles.error;
	return within === fieldRoles.identity || within === fieldRoles.bookkeeping ? within : own;
}
