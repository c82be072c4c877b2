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
    expect(tallyVitest(report)).toMatchObject({ passed: 12, failed: 2, again: [] });
  });

  test('vitest: a file that could not be loaded is one failure', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }, { status: 'passed' }],
    };
    expect(tallyVitest(report)).toMatchObject({ passed: 1, failed: 1, again: [] });
  });

  test('vitest: what passed at a second try is named', () => {
    const again = { status: 'passed', fullName: 'a cart keeps its goods', failureMessages: ['late'] };
    const report = {
      numPassedTests: 2,
      testResults: [{ status: 'passed', assertionResults: [again, { status: 'passed', failureMessages: [] }] }],
    };
    expect(tallyVitest(report)).toMatchObject({ passed: 2, failed: 0, again: ['a cart keeps its goods'] });
  });

  test('playwright: errors outside of tests are failures; what passed at a second try is named', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 };
    const specs = [
      { title: 'a shopper pays', tests: [{ status: 'flaky' }] },
      { title: 'a visitor looks', tests: [{ status: 'expected' }] },
    ];
    const report = { stats, errors: [{ message: 'no such project' }], suites: [{ suites: [{ specs }] }] };
    expect(tallyPlaywright(report)).toMatchObject({ passed: 8, failed: 2, again: ['a shopper pays'] });
  });

  test('how long each test took, all tries of a spec together', () => {
    const vitest = { testResults: [{ assertionResults: [{ status: 'passed', fullName: 'a cart', duration: 12 }] }] };
    const playwright = { suites: [{ specs: [{ title: 'a shopper', tests: [{ results: [{ duration: 30 }, { duration: 20 }] }] }] }] };
    expect(addTallies([tallyVitest(vitest), tallyPlaywright(playwright)]).timed).toEqual([
      { name: 'a cart', ms: 12 },
      { name: 'a shopper', ms: 50 },
    ]);
  });

  test('an empty or foreign report adds nothing', () => {
    for (const report of [{}, null, [], 'text', { stats: null }]) {
      expect(addTallies([tallyVitest(report), tallyPlaywright(report), tallyCheck(report)])).toEqual({
        passed: 0,
        failed: 0,
        again: [],
        timed: [],
      });
    }
  });

  test('all of them add up', () => {
    const tallies = [{ passed: 1, failed: 0, again: ['a'] }, tallyCheck({ passed: 8, failed: 1 }), { passed: 0, failed: 1 }];
    expect(addTallies(tallies)).toEqual({ passed: 9, failed: 2, again: ['a'], timed: [] });
  });
});
