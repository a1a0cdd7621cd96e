import { lines, marker, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import type { SessionDocument } from './documents.ts';
import { memberOf, plainValue } from './members.ts';

/** Records that agents write for themselves, by their type and the type of what they hold. */
const kinds: ReadonlySet<string> = new Set([
	'progress/hook_progress',
	'progress/bash_progress',
	'progress/mcp_progress',
	'progress/waiting_for_task',
	'progress/query_update',
	'progress/search_results_received',
	'file-history-snapshot',
	'last-prompt',
	'permission-mode',
	'stream_event',
	'turn.started',
	'event_msg/token_count',
	'event_msg/exec_command_output_delta',
	'event_msg/agent_message_delta',
	'event_msg/agent_reasoning_delta',
	'event_msg/agent_reasoning_section_break',
	'event_msg/turn_diff',
	'session.usage_info',
	'session.idle',
	'assistant.turn_start',
	'assistant.turn_end',
	'assistant.usage',
	'assistant.message_delta',
	'assistant.reasoning_delta',
	'assistant.streaming_delta',
	'tool.execution_progress',
	'tool.execution_partial_result',
	'hook.start',
	'hook.end',
	'pending_messages.modified',
]);

/** Whether a record is one of progress or bookkeeping, which tells nothing that other records do not tell. */
export function isBookkeeping({ text, tree, root }: SessionDocument): boolean {
	const type = plainValue(text, tree, memberOf(text, tree, root, 'type'));
	if (kinds.has(type)) return true;
	const inner = type === 'progress' ? memberOf(text, tree, root, 'data') : memberOf(text, tree, root, 'payload');
	return inner >= 0 && kinds.has(`${type}/${plainValue(text, tree, memberOf(text, tree, inner, 'type'))}`);
}

/** Takes out records that stand side by side, each with its line end; a record with their count stands in their place. */
export class Bookkeeping {
	private omission = -1;
	private end = -1;

	constructor(private readonly builder: PlanBuilder) {}

	leave({ start, end }: SessionDocument): void {
		const continues = start === this.end;
		if (!continues) this.omission = this.builder.omission('progress and bookkeeping');
		this.builder.edit(this.omission, start, end, continues ? undefined : notice);
		this.end = end;
	}
}

const notice = [wording('{"…":"… '), lines, wording(' records of progress and bookkeeping '), marker, wording('"}\n')];
