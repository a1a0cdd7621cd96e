import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const security = readFileSync('SECURITY.md', 'utf8');
const promises = security.split('\n').filter((line) => /^\| (?!against +\||-+ )/.test(line));
const testsOf = (promise: string) => [...promise.matchAll(/`((?:test|\.ci)\/[^`]+)`/g)].map(([, file = '']) => file);

it('every promise of SECURITY.md names what holds it, and all of that exists', () => {
	expect(promises.length).toBeGreaterThan(10);
	expect(promises.filter((promise) => testsOf(promise).length === 0)).toEqual([]);
	expect(promises.flatMap(testsOf).filter((file) => !existsSync(file))).toEqual([]);
});
