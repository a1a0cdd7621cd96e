import type { Detector } from './detector.ts';
import { filled, matching } from './shares.ts';

const prompt =
	/^(?:\$ \S|(?:\([\w.-]{1,40}\) )?[\w.-]{1,40}@[\w.-]{1,60}[: ][^$#%>]{0,120}[$#%>] \S|\[[\w.-]{1,40}@[\w.-]{1,60} [^\]]{1,80}\][$#] \S|PS [A-Za-z]:\\[^>]{0,200}>|[A-Z]:\\[^>]{0,200}>\S|(?:\S{1,60} )?[➜❯λ»] {1,2}\S)/;
const curl = /^(?:\* |> |< |[{}] \[|>|<)/;
const request = /^> (?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ HTTP\//;
const response = /^< HTTP\/\d/;
/** GitLab prints each command of a job as a prompt does. */
const runner = /^\s*Running with gitlab-runner /;
/** A text that consists of outputs is surer than a report of tests that is one of them. */
const SURE = 0.98;
const fence = /^ {0,3}(?:```|~~~)/;

/** Terminals show prompts with commands, or what curl tells of a request; what was drawn on a screen is at least that. */
export const detectTerminal: Detector = ({ lines: sampled, isScreen }) => {
	const lines = filled(sampled);
	const prompts = matching(lines, fence) > 0 ? 0 : matching(lines, prompt);
	if (prompts > 0 && prompt.test(lines[0] ?? ''))
		return guess(prompts > 1 ? SURE : 0.97, `it begins with a prompt, ${prompts} in all`);
	if (prompts > 0 && lines.slice(0, 5).some((line) => runner.test(line)))
		return guess(SURE, `${prompts} commands of a GitLab job`);
	if (prompts > 1) return guess(0.9, `${prompts} prompts with commands`);
	const talk = matching(lines, curl);
	if (matching(lines, request) > 0 && matching(lines, response) > 0 && 2 * talk > lines.length)
		return guess(0.9, `${talk} of ${lines.length} lines are what curl tells of requests`);
	return isScreen ? guess(0.6, 'escape sequences or lines drawn over others') : undefined;
};

function guess(confidence: number, evidence: string) {
	return { confidence, evidence };
}
