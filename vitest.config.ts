import { defineConfig } from 'vitest/config';

// `.mall` may hold a copy of the checkout whose mutants are tried.
const neverTests = ['**/node_modules/**', '**/dist/**', '**/fixtures/**', 'e2e/**', '.mall/**'];

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
          exclude: [...neverTests, '**/*.int.test.ts', '**/*.dom.test.{ts,tsx}'],
          // One module graph a worker: what is tested here keeps no state.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude: neverTests,
          setupFiles: ['apps/storefront/test/reset-document.ts'],
          // One module graph a worker; the setup file puts back what a test wrote over.
          isolate: false,
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
          // One module graph a worker (600 modules); each file has a database of its own all the same.
          isolate: false,
        },
      },
    ],
  },
});
