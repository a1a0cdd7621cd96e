import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export.
export default defineConfig({
	test: {
		include: ['test/unit/**/*.test.ts'],
		testTimeout: 120_000,
	},
});
