/** What the key of a member says about its value in a record of a session. */
type KeyRole =
	/** Tells nothing about the work, and differs in every record: ids, times, usage, signatures. */
	| 'metadata'
	/** The same in most records; stays where it changes. */
	| 'steady'
	/** Says which call a result belongs to. */
	| 'link'
	/** A result once more, in another form. */
	| 'copy'
	/** What somebody said. */
	| 'prose'
	/** Arguments of a tool call. */
	| 'input'
	/** The argument that says what the call does. */
	| 'decisive'
	/** What a tool gave back. */
	| 'result'
	/** What the agent tells its model in every session. */
	| 'instructions';

const keysOf: readonly (readonly [KeyRole, string])[] = [
	[
		'metadata',
		'uuid parentUuid logicalParentUuid leafUuid requestId messageId promptId parentId turn_id turnId sourceToolAssistantUUID parentToolUseID toolUseID interactionId completionId agent_hash timestamp durationMs duration_ms execution_time usage rate_limits toolTelemetry modelMetrics cache_control cacheControl caller container context_management thinkingMetadata imagePasteIds isSnapshotUpdate signature encrypted_content thoughtSignature reasoningOpaque encryptedContent query replay_config',
	],
	[
		'steady',
		'cwd sessionId session_id version gitBranch userType isSidechain model modelId slug agent agentId agent_id entrypoint permissionMode originator cli_version copilotVersion producer service_tier stop_reason stop_sequence approval_policy sandbox_policy environment effort personality state is_demo message_type todos',
	],
	['link', 'tool_use_id call_id callId toolCallId tool_call_id'],
	['copy', 'toolUseResult resultDetails detailedContent'],
	[
		'prose',
		'text content message thinking reasoning reasoning_content response thought prompt summary title plan value question answer error reason explanation refusal last_agent_message',
	],
	['input', 'input arguments tool_input params parameters action'],
	[
		'decisive',
		'command cmd file_path filePath notebook_path path paths glob pattern query q url prompt description explanation workdir subagent_type question',
	],
	[
		'result',
		'observation output result stdout stderr aggregated_output formatted_output tool_output content_items toolCallResults',
	],
	[
		'instructions',
		'instructions base_instructions user_instructions developer_instructions system tools transformedContent',
	],
];

/** The roles of keys by key. */
export const keyRoles: ReadonlyMap<string, KeyRole> = new Map(
	keysOf.flatMap(([role, keys]) => keys.split(' ').map((key) => [key, role] as const)),
);
