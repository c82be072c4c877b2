import { defineConfig } from 'vitest/config';

const neverTests = ['**/node_modules/**', '**/dist/**', '**/fixtures/**', 'e2e/**'];

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a crowded machine a test may be tried again once, as in the browser; ./mall ci names those that had to be.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...neverTests, '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          environment: 'node',
          include: ['**/*.int.test.ts'],
          exclude: neverTests,
          globalSetup: ['apps/server/test/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
});
