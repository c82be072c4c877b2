import { defineConfig } from 'vitest/config';

/** The tests mutants are held against; a random basket each costs time, so there are fewer of them. */
export default defineConfig({
  test: {
    include: ['apps/server/src/modules/pricing/**/*.test.ts', 'apps/server/test/{prices,promotions}.test.ts'],
    testTimeout: 30_000,
    env: { PRICE_RUNS: '60' },
  },
});
