import type { Detector } from './detector.ts';
import { filled, matching } from './shares.ts';

/** Records of transcripts that agents write, by the agent. */
const records: readonly (readonly [string, RegExp])[] = [
	[
		'Claude Code',
		/"(?:parentUuid|sessionId|leafUuid)"\s*:.*"(?:type|message|uuid)"\s*:|^\{"type"\s*:\s*"(?:summary|file-history-snapshot|queue-operation)"/,
	],
	[
		'Claude Code',
		/^\{"type"\s*:\s*"(?:stream_event"|(?:assistant|user)"\s*,\s*"message"\s*:|(?:system|result)"\s*,\s*"subtype"\s*:)/, // as it streams one
	],
	['Codex', /^\{"type"\s*:\s*"(?:thread|turn|item)\.(?:started|updated|completed|failed)"/], // as it streams one
	[
		'Codex',
		/"type"\s*:\s*"(?:session_meta|response_item|event_msg|turn_context|compacted)".*"payload"\s*:|^\{"(?:timestamp"\s*:[^,]*,"type|type)"\s*:\s*"(?:function_call|function_call_output|reasoning|local_shell_call)"/,
	],
	['Copilot', /"type"\s*:\s*"(?:session|user|assistant|tool|hook|skill|system|subagent)\.[a-z_.]+"/],
	[
		'chat',
		/^\s*\{\s*(?:"[\w-]+"\s*:\s*(?:"[^"]{0,200}"|\d+|null)\s*,\s*)*"role"\s*:\s*"(?:user|assistant|system|tool|developer)"/,
	],
];

/** Documents that hold a whole session, by the members that they begin with. */
const documents: readonly (readonly [string, readonly RegExp[]])[] = [
	['SWE-agent', [/"trajectory"\s*:\s*\[/, /"(?:action|observation)"\s*:/]],
	['Copilot Chat', [/"requests"\s*:\s*\[/, /"(?:requesterUsername|responderUsername)"\s*:/]],
	['Gemini', [/"messages"\s*:\s*\[\s*\{/, /"type"\s*:\s*"gemini"/, /"content"\s*:/]],
	['chat', [/"messages"\s*:\s*\[\s*\{/, /"role"\s*:\s*"(?:user|assistant|system|developer)"/, /"content"\s*:/]],
];

const LEAST = 0.8;
/** A session is as sure of itself as JSON that parses, and more specific. */
const SURE = 1;

/** Sessions are JSON lines whose records name turns, calls or events; or one document with a list of turns. */
export const detectSession: Detector = (sample) => {
	const lines = filled(sample.lines);
	for (const [agent, record] of lines[0]?.startsWith('{') ? records : []) {
		const found = matching(lines, record);
		if (found >= LEAST * lines.length && (found > 1 || agent !== 'chat'))
			return { confidence: SURE, evidence: `${found} of ${lines.length} lines are records of a ${agent} session` };
	}
	if (!/^\s*\{/.test(sample.head)) return undefined;
	const document = documents.find(([, members]) => members.every((member) => member.test(sample.head)));
	return document && { confidence: SURE, evidence: `it has the turns of a ${document[0]} session` };
};
