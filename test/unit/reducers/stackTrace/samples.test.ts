import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceStackTrace } from '../../../../src/core/reducers/stackTrace/reduceStackTrace.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const folder = new URL('samples/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder);

/** What a developer has to see of each sample, and the least share of its characters that leaves. */
const expected: Record<string, { least: number; visible: readonly string[] }> = {
	'android.txt': {
		least: 0.3,
		visible: ['fault addr 0x0000000000000018', 'acme::Cart::total() const+40', 'Cause: null'],
	},
	'asan.txt': {
		least: 0.5,
		visible: ['copy /home/ann/shop/asan.c:4', '0 bytes to the right of 5-byte region', '=>0x0c04'],
	},
	'django.txt': {
		least: 0.4,
		visible: ['orders/services.py", line 31', 'orders/models.py", line 112', 'UniqueViolation:'],
	},
	'dotnet.txt': {
		least: 0.35,
		visible: [
			"key 'SKU-88'",
			'PriceList.For(…) in /src/Acme.Shop/Pricing/PriceList.cs:line 37',
			'TenantMiddleware.cs:line 28',
		],
	},
	'express.txt': {
		least: 0.35,
		visible: ['gateway.js:88:11', 'checkout.js:41:18', 'gateway.js:79:20', 'status code 402'],
	},
	'gdb-variables.txt': {
		least: 0.7,
		visible: ['j = {id = 7, name = 0x555555556011 "resize"', 'x=0x555555558120 <to_m>'],
	},
	'gdb.txt': {
		least: 0.7,
		visible: ['received signal SIGSEGV', '<depth+74>', 'ta (a=0x0)', 'tb (a=0x0)', '"pool"): ×6'],
	},
	'go-race.txt': {
		least: 0.1,
		visible: ['cart.go:27', 'cart_test.go:15', 'cart.go:33', 'cart_test.go:19', 'cart_test.go:14'],
	},
	'go.txt': {
		least: 0.4,
		visible: ['internal/cart/cart.go:42', 'internal/web/checkout.go:77', 'goroutine 18 [chan receive, 4 minutes]: ×3'],
	},
	'helgrind.txt': {
		least: 0.45,
		visible: ['data symbol "counter"', 'lock order "0x10C080 before 0x10C0C0" violated', 'krow (race.c:6)'],
	},
	'ios.txt': { least: 0.5, visible: ['CartViewController.swift:88', 'AppDelegate.swift:12', 'EXC_CRASH (SIGABRT)'] },
	'jstack.txt': {
		least: 0.4,
		visible: ['which is held by "right"', 'waiting to lock <0x000000069ec1ab18>', 'pool-1-thread-1'],
	},
	'kernel-hung.txt': {
		least: 0.3,
		visible: ['blocked for more than 120 seconds', 'shopfs_commit+0x31', 'shopfs_rename+0x2f'],
	},
	'kernel-oops.txt': {
		least: 0.5,
		visible: [
			'Comm: cartd Tainted: G',
			'RIP: 0010:shopfs_write_iter+0x4c',
			'CR2: 0000000000000018',
			'shopfs_commit+0x91/0xe0 [shopfs]',
		],
	},
	'kotlin.txt': { least: 0.5, visible: ['CartSync.kt:71', 'HTTP 409 Conflict'] },
	'laravel.txt': { least: 0.35, visible: ['OrderService.php(61)', 'OrderController.php(38)', 'Tenant.php(22)'] },
	'lockdep.txt': {
		least: 0.12,
		visible: [
			'cartd/2417 is trying to acquire lock',
			'(cart_mutex){+.+.}-{3:3}, at: shopfs_commit',
			'shopfs_create+0x45',
		],
	},
	'memcheck.txt': {
		least: 0.25,
		visible: ['0 bytes after a block of size 4', 'definitely lost: 20 bytes', 'ERROR SUMMARY: 16 errors'],
	},
	'minified.txt': { least: 0.4, visible: [':142:18231)', ':25:1930)'] },
	'python-group.txt': {
		least: 0.55,
		visible: ['---- 1 ---------------- ×3', 'query failed: select 0', 'load.py", line 12'],
	},
	'rails.txt': { least: 0.55, visible: ['checkout.rb:34', 'checkouts_controller.rb:12', 'lib/tenant_switch.rb:9'] },
	'react.txt': { least: 0.55, visible: ['CartRow.tsx?t=1736671:23:31', 'Cart.tsx:12:20'] },
	'rust.txt': { least: 0.5, visible: ['./src/main.rs:2:64', './src/main.rs:3:94', './src/main.rs:4:80'] },
	'spring.txt': {
		least: 0.5,
		visible: [
			'Key (customer_id)=(90125)',
			'OrderRepository.java:64',
			'OrderRepository.java:61',
			'TenantFilter.java:33',
			'AuditLog.java:58',
		],
	},
	'tsan.txt': { least: 0.2, visible: ["global 'counter' of size 4", 'race.c:4', 'M0 (0x55b58b3b30c0) => M1'] },
};

describe('typical traces', () => {
	it('are all expected to be something', () => {
		expect(Object.keys(expected)).toEqual(names);
	});

	it.each(names)('%s is taken for a stack trace', (name) => {
		const text = read(name);
		expect(classify('paste', text, linesOf(text)).type).toBe('stackTrace');
	});

	it.each(names)('%s shows what a developer needs, and comes back', (name) => {
		const { least, visible } = expected[name] as (typeof expected)[string];
		const reduced = reducing(reduceStackTrace, read(name));
		for (const needed of visible) expect(reduced.visible).toContain(needed);
		expect(1 - reduced.visible.length / read(name).length).toBeGreaterThan(least);
		expect(reduced.restored).toEqual(reduced.source.bytes);
	});
});
