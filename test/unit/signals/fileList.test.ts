import { expect, it } from 'vitest';
import { extractFileList } from '../../../src/core/signals/fileList.ts';
import { criticalsOf } from './criticals.ts';

it('files in conflict are critical in a listing', () => {
	const text = ' M a.py\r\nUU b1.py\r\nUU b2.py\r\nAA c d.py\r\n?? UU.log\r\n';
	expect(criticalsOf(extractFileList, text)).toEqual(['UU b1.py', 'UU b2.py', 'AA c d.py']);
});
