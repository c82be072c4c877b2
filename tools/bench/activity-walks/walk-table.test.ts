import { expect, test } from 'vitest';
import { walkTableOf, writeWalkTable } from './walk-table.ts';

const spec = (title: string, status: string, duration: number) => ({ title, tests: [{ results: [{ duration, status }] }] });
/** Nobody came to it. */
const unwalked = (title: string) => ({ title, tests: [{ results: [] }] });
const report = {
  suites: [
    {
      title: 'activities.spec.ts',
      specs: [spec('a link’s price stands on no other page', 'passed', 1_000)],
      suites: [
        {
          title: 'activities in h5 (spec 2.2)',
          specs: [spec('package: ordered', 'passed', 21_400), spec('first order: ordered', 'failed', 9_000)],
        },
        { title: 'activities in mini (spec 2.2)', specs: [spec('package: ordered', 'passed', 30_000), unwalked('first order: ordered')] },
      ],
    },
  ],
};

test('walks are told by kind and environment, and one that failed or was not walked shows', () => {
  expect(writeWalkTable(walkTableOf(report)).split('\n')).toEqual([
    '| kind | h5 | mini |',
    '|---|---|---|',
    '| package | ✓ 21 s | ✓ 30 s |',
    '| first order | ✘ 9 s | ✘ 0 s |',
  ]);
});
