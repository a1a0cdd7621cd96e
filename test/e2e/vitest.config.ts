import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export.
export default defineConfig(({ mode }) => ({
	test: {
		include: ['test/e2e/**/*.test.ts'],
		globalSetup: 'test/e2e/productServer.ts',
		// One server and two cores: one browser at a time.
		fileParallelism: false,
		// Each step of a person's way needs the one before.
		bail: 1,
		testTimeout: 240_000,
		hookTimeout: 300_000,
		provide: { takePictures: mode === 'screenshots' },
	},
}));
