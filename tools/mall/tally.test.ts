import { describe, expect, test } from 'vitest';
import { addTallies, tallyCheck, tallyPlaywright, tallyVitest } from './tally.ts';

describe('summing of reports', () => {
  test('vitest: passed and failed tests; skipped ones count as neither', () => {
    const report = {
      numPassedTests: 12,
      numFailedTests: 2,
      numPendingTests: 3,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }],
    };
    expect(tallyVitest(report)).toEqual({ passed: 12, failed: 2 });
  });

  test('vitest: a file that could not be loaded is one failure', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }, { status: 'passed' }],
    };
    expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1 });
  });

  test('playwright: errors outside of tests are failures; what passed at a second try is told apart', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }, errors: [{ message: 'no such project' }] };
    expect(tallyPlaywright(report)).toEqual({ passed: 8, failed: 2, again: 1 });
  });

  test('an empty or foreign report adds nothing', () => {
    for (const report of [{}, null, [], 'text', { stats: null }]) {
      expect(addTallies([tallyVitest(report), tallyPlaywright(report), tallyCheck(report)])).toEqual({ passed: 0, failed: 0, again: 0 });
    }
  });

  test('all of them add up', () => {
    expect(addTallies([{ passed: 1, failed: 0, again: 1 }, tallyCheck({ passed: 8, failed: 1 }), { passed: 0, failed: 1 }])).toEqual({
      passed: 9,
      failed: 2,
      again: 1,
    });
  });
});
