import { isPasswordCell } from './passwordCell.ts';
import { isUnnamed, type SecretPattern } from './pattern.ts';

/** Behind a name in the plural: a list on one line or on several, as JSON, YAML, TOML and code write it. */
const list = `\\\\{0,8}["']?[ \\t]{0,8}[:=][ \\t]{0,8}(\\[[^[\\](){}]{4,8000}\\]|(?:\\r?\\n[ \\t]{0,40}- [^\\s:]{4,400}(?=[ \\t]{0,8}\\r?$)){1,60})`;

/** An item of one; in quotes, or up to what ends it in a list. */
const item = /(?<=["'])[^"'\\\s]{6,400}(?=\\{0,8}["'])|(?<=[\s,[]|^)[^\s"'\\,[\]]{6,400}(?=[,\]\s]|$)/dg;

/** Names in capitals or not, and behind them one long word after the other. */
const words = '[ \\t]{0,8}[:=][ \\t]{0,8}["\']?([\\w+/.=-]{20,400}(?:, ?[\\w+/.=-]{20,400}){0,60})(?=["\'\\s]|$)';

function listed(
	literals: readonly string[],
	words: string,
	kind: string,
	isSecret: SecretPattern['isSecret'],
): SecretPattern {
	return { kind, literals, shape: new RegExp(`${words}${list}`, 'dimy'), each: item, isSecret };
}

/** Lists of words hold none as long. */
const isLong = (value: string) => value.length >= 20 && isUnnamed(value);

/** Letters and numbers in groups, to be typed once. */
const isCode = (value: string) => /^(?=.*\d)[A-Za-z0-9]{4,12}(?:-[A-Za-z0-9]{4,12}){1,4}$/.test(value);

/** Several secrets under one name. */
export const listPatterns: readonly SecretPattern[] = [
	listed(['passwords'], 'passwords', 'password', isPasswordCell),
	listed(['tokens', 'secrets', 'api_keys', 'apikeys'], '(?:tokens|secrets|api_?keys)', 'token', isLong),
	{
		kind: 'token',
		literals: ['tokens', 'api_keys', 'apikeys'],
		shape: new RegExp(`(?:tokens|api_?keys)${words}`, 'diy'),
		each: item,
		isSecret: isLong,
	},
	listed(
		['recovery_codes', 'backup_codes', 'recoverycodes', 'backupcodes'],
		'(?:recovery|backup)_?codes',
		'secret',
		isCode,
	),
];
