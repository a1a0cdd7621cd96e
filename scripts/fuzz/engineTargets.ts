import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { classify } from '../../src/core/classify/classify.ts';
import { type ContentType, contentTypes, isContentType } from '../../src/core/contentType.ts';
import { contentTypeTable } from '../../src/core/contentTypes.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { reduce } from '../../src/core/pipeline.ts';
import { linearPattern, PatternError } from '../../src/core/rules/linearPattern.ts';
import { parseRules } from '../../src/core/rules/parseRules.ts';
import { screenOf } from '../../src/core/screen/screen.ts';
import { maxCriticals } from '../../src/core/signals/extractor.ts';
import { bytesOfText, decode, encode } from '../../src/core/source/encoding.ts';
import { linesOf } from '../../src/core/source/lines.ts';
import { partExtractor } from '../../src/core/stages/extractParts.ts';
import { partTypes } from '../../src/core/stages/partTypes.ts';
import { tokenCounter } from '../../src/core/tokens/tokenCounter.ts';
import { nodePorts } from '../../src/node/ports.ts';
import { memoryStore } from '../bench/memoryStore.ts';
import { mutated, mutatedBytes } from './mutated.ts';
import { fixtureBytes, fixtureTexts, seedsOf } from './seeds.ts';
import { sameBytes, type Target, target, unlessRefused } from './target.ts';

const anything = mutated(fixtureTexts());
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
/** What looks like a token of a well-known service, on a line of its own. */
const tokens = fc
	.array(fc.constantFrom(...letters), { minLength: 36, maxLength: 36 })
	.filter((characters) => new Set(characters).size > 15)
	.map((characters) => `ghp_${characters.join('')}`);
const counter = await tokenCounter('estimate');
const granularities = fc.constantFrom('coarse' as const, 'fine' as const);

const patterns = ['^\\d{4}-\\d{2}-\\d{2}T.*(?:ERROR|WARN)\\b', '(a|b)*c+?[^x-z]{2,5}$', '\\p{Greek}\\x{10FFFF}(?i)k'];

/** The parsers of the engine. */
export const engineTargets: Readonly<Record<string, Target>> = {
	encoding: target(
		mutatedBytes([...fixtureBytes(), Uint8Array.of(0xff, 0xfe, 0x3d, 0xd8, 0), Uint8Array.of(0xef, 0xbb, 0xbf)]),
		roundTrip,
	),
	textEncoding: target(anything, (text) => assert.equal(decode(bytesOfText(text)).text, text)),
	classify: target(fc.tuple(fc.constantFrom('x', 'x.json', 'x.log', 'x.diff'), anything), classifies),
	screen: target(mutated([...seedsOf('terminal'), ...seedsOf('mixed')]), resolves),
	rules: target(mutated(rulesFiles()), async (json) => {
		const { rules, faults } = await parseRules('.nolife.json', json);
		assert.ok(faults.length === 0 || Object.values(rules).every((each) => each.length === 0), 'faulty rules are used');
	}),
	pattern: target(fc.tuple(mutated(patterns), anything), async ([pattern, line]) => {
		const test = await unlessRefused(() => linearPattern(pattern.slice(0, 400)), PatternError);
		assert.ok(test === undefined || typeof test(line) === 'boolean');
	}),
	masks: target(fc.tuple(anything, tokens, fc.double({ min: 0, max: 1, noNaN: true }), granularities), hides),
	...forEachType('reduce', (type) =>
		target(fc.tuple(mutated(seedsOf(type)), granularities), ([text, granularity]) => reduces(type, text, granularity)),
	),
	...forEachType('extract', (type) => target(mutated(seedsOf(type)), (text) => extracts(type, text))),
};

function rulesFiles(): string[] {
	const nested = `{"keep":[${'['.repeat(3_000)}${']'.repeat(3_000)}]}`;
	return [
		'{\n "keep": ["^ERROR", "panic:"],\n "fold": ["heartbeat"],\n "noiseKeys": ["trace_id"],\n "generated": ["dist/**"]\n}\n',
		'{"$schema":"x","decisionKeys":["status"],"keep":[1,null,{}]}',
		nested,
	];
}

function forEachType(what: string, make: (type: ContentType) => Target): Record<string, Target> {
	return Object.fromEntries(contentTypes.map((type) => [`${what} ${type}`, make(type)]));
}

function roundTrip(bytes: Uint8Array): void {
	const { text, encoding } = decode(bytes);
	const { bom, tail } = encoding;
	const body = encode(text, encoding);
	sameBytes(Buffer.concat([bytes.subarray(0, bom), body, bytes.subarray(bytes.length - tail)]), bytes);
}

function classifies([name, text]: [string, string]): void {
	const { type, confidence, evidence } = classify(name, text, linesOf(text));
	assert.ok(
		isContentType(type) && confidence >= 0 && confidence <= 1 && evidence.every((each) => typeof each === 'string'),
	);
}

/** Every piece of the screen is text of the source, or blank. */
function resolves(text: string): void {
	const map = screenOf(text);
	map?.from.forEach((from, piece) => {
		const shown = map.text.slice(map.at[piece], map.at[piece + 1] ?? map.text.length);
		assert.ok(from < 0 ? shown.trim() === '' : text.startsWith(shown, from), `piece ${piece} is not of the source`);
	});
}

/** Through the whole pipeline: it comes back, nothing decisive is hidden, it is no larger, and JSON stays JSON. */
async function reduces(type: ContentType, text: string, granularity: 'coarse' | 'fine'): Promise<void> {
	const store = memoryStore();
	const options = { ...defaultOptions, type, granularity };
	const job = {
		name: type === 'code' ? 'fuzz.ts' : 'fuzz',
		bytes: bytesOfText(text),
		options,
		counter,
		store,
		ports: nodePorts,
	};
	const { run, recovery } = await reduce(job, () => store);
	assert.ok(recovery.pass, 'it does not come back');
	assert.ok(run.signal.pass, `hidden: ${run.signal.missing.join(' | ')}`);
	const masked = run.refs.some((ref) => 'secret' in ref && ref.secret !== undefined);
	assert.ok(masked || run.visible.bytes <= run.raw.bytes, 'it is larger');
	assert.ok(masked || run.visible.tokens <= run.raw.tokens, 'it has more tokens');
	if (type === 'json' && isJson(text)) assert.ok(isJson(run.text), 'it is no JSON any more');
}

/** A secret anywhere in a text stands in nothing that is shown of its run, and comes back. */
async function hides([text, secret, where, granularity]: [string, string, number, 'coarse' | 'fine']): Promise<void> {
	const at = text.indexOf('\n', Math.floor(where * text.length)) + 1;
	const store = memoryStore();
	const bytes = bytesOfText(`${text.slice(0, at)}\ntoken: ${secret}\n${text.slice(at)}`);
	const job = { name: 'fuzz', bytes, options: { ...defaultOptions, granularity }, counter, store, ports: nodePorts };
	const { run, recovery, trace } = await reduce(job, () => store);
	assert.ok(recovery.pass, 'it does not come back');
	const { text: visible, refs, signal, evidence, notes } = run;
	assert.ok(!JSON.stringify([visible, refs, signal, evidence, notes, trace]).includes(secret), 'the secret is shown');
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

function extracts(type: ContentType, text: string): void {
	const context = { extractPart: partExtractor(partTypes()) };
	const criticals = contentTypeTable[type].extract(text, linesOf(text), context);
	assert.ok(criticals.length <= maxCriticals);
	for (const { start, end } of criticals) assert.ok(0 <= start && start < end && end <= text.length, `${start}-${end}`);
}
