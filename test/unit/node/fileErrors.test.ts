import { describe, expect, test } from 'vitest';
import { StoreError } from '../../../src/core/store/storeError.ts';
import { storeErrorOf } from '../../../src/node/fileErrors.ts';

function systemError(code: string): Error {
	return Object.assign(new Error(`${code}: it went wrong, open '/s/x'`), { code, syscall: 'open' });
}

describe('an error of the file system becomes one sentence with what to do', () => {
	test.each([
		['EACCES', 'notAllowed', /not yours .* change its permissions or choose another folder/],
		['EPERM', 'notAllowed', /not yours/],
		['EROFS', 'notAllowed', /read only: choose another folder/],
		['ENOSPC', 'full', /no room left: free some space .* what it holds is safe/],
		['EDQUOT', 'full', /quota is used up; free some space/],
		['ENOTDIR', 'notFolder', /no folder: remove the file/],
		['EIO', 'failed', /cannot be used \(EIO: it went wrong.*choose another folder/],
	] as const)('%s', (code, reason, sentence) => {
		const cause = systemError(code);
		const error = storeErrorOf(cause, '/s');
		expect(error).toBeInstanceOf(StoreError);
		expect(error).toMatchObject({ reason, cause });
		expect(error.message).toMatch(sentence);
		expect(error.message).toMatch(/^The store \/s .*\.$/);
	});
});

test('other errors stay what they are', () => {
	const error = new TypeError('a mistake of ours');
	expect(storeErrorOf(error, '/s')).toBe(error);
	expect(storeErrorOf('thrown', '/s').message).toBe('thrown');
});
