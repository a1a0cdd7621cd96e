import { describe, expect, it } from 'vitest';
import { extractYaml } from '../../../src/core/signals/yaml.ts';
import { criticalsOf } from './criticals.ts';

describe('what is critical in YAML', () => {
	it('is how a resource is, if it is not well', () => {
		const text =
			'- status:\n    phase: Pending\n    reason: CrashLoopBackOff\n- status:\n    phase: Running\n    health: "Degraded"\n';
		expect(criticalsOf(extractYaml, text)).toEqual([
			'    phase: Pending',
			'    reason: CrashLoopBackOff',
			'    health: "Degraded"',
		]);
	});

	it('are lines that say failure', () => {
		expect(criticalsOf(extractYaml, 'a: 1\nmessage: connection refused by db\n')).toEqual([
			'message: connection refused by db',
		]);
	});

	it('are no settings about failure', () => {
		const text =
			'failureThreshold: 3\nrestartPolicy: OnFailure\nerrors: []\nerror: null\nonError: skip\nstate: present\n';
		expect(criticalsOf(extractYaml, text)).toEqual([]);
	});
});
