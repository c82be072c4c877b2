import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Random baskets take longest, and most mutants are noticed without them. */
class RandomLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRandom = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('prices.test.ts'));
    return Promise.resolve(files.toSorted((a, b) => isRandom(a) - isRandom(b)));
  }
}

/** The tests mutants are held against; a random basket each costs time, so there are fewer of them. */
export default defineConfig({
  test: {
    include: [
      'apps/server/src/modules/pricing/**/*.test.ts',
      'apps/server/src/modules/marketing/*.rules.test.ts',
      'apps/server/test/{prices,promotions}.test.ts',
    ],
    sequence: { sequencer: RandomLast },
    // One module graph a mutant: loading it costs more than the tests, and what is tested keeps no state.
    isolate: false,
    testTimeout: 30_000,
    env: { PRICE_RUNS: '100', PRICE_SHRINK: 'no' },
  },
});
