/** A test and how long it took. */
export interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

/** How many checks went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of those passed tests that had to be tried again. */
  again?: readonly string[];
  timed?: readonly TimedTest[];
}

export function addTallies(tallies: readonly Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    again: tallies.flatMap(({ again = [] }) => again),
    timed: tallies.flatMap(({ timed = [] }) => timed),
  };
}

/** Vitest's JSON report. A file that could not even be loaded has no tests in it and counts as one failure. */
export function tallyVitest(report: unknown): Tally {
  const files = listAt(report, 'testResults');
  const unloadable = files.filter((file) => textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults').length === 0);
  const results = files.flatMap((file) => listAt(file, 'assertionResults'));
  const again = results
    .filter((result) => textAt(result, 'status') === 'passed' && listAt(result, 'failureMessages').length > 0)
    .map((result) => textAt(result, 'fullName'));
  const timed = results.map((result) => ({ name: textAt(result, 'fullName'), ms: numberAt(result, 'duration') }));
  return { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') + unloadable.length, again, timed };
}

/** Playwright's JSON report. */
export function tallyPlaywright(report: unknown): Tally {
  const stats = valueAt(report, 'stats');
  const failed = numberAt(stats, 'unexpected') + listAt(report, 'errors').length;
  const specs = specsOf(report);
  const isFlaky = (spec: unknown) => listAt(spec, 'tests').some((test) => textAt(test, 'status') === 'flaky');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed,
    again: specs.filter(isFlaky).map((spec) => textAt(spec, 'title')),
    timed: specs.map((spec) => ({ name: textAt(spec, 'title'), ms: spentOn(spec) })),
  };
}

/** Suites hold suites. */
function specsOf(suite: unknown): unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)];
}

/** All tries of a spec together. */
function spentOn(spec: unknown): number {
  const results = listAt(spec, 'tests').flatMap((test) => listAt(test, 'results'));
  return results.reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0);
}

/** The report that `./mall check` leaves. */
export function tallyCheck(report: unknown): Tally {
  return { passed: numberAt(report, 'passed'), failed: numberAt(report, 'failed') };
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? (value as Record<string, unknown>)[key] : undefined;
}

function listAt(value: unknown, key: string): unknown[] {
  const found = valueAt(value, key);
  return Array.isArray(found) ? found : [];
}

function numberAt(value: unknown, key: string): number {
  return Number(valueAt(value, key) ?? 0);
}

function textAt(value: unknown, key: string): string {
  return String(valueAt(value, key) ?? '');
}
