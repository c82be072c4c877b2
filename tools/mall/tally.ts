/** How many checks went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
  /** Those of the passed that had to be tried again. */
  again?: number;
}

export function addTallies(tallies: readonly Tally[]): Required<Tally> {
  const sum = { passed: 0, failed: 0, again: 0 };
  for (const { passed, failed, again = 0 } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.again += again;
  }
  return sum;
}

/** Vitest's JSON report. A file that could not even be loaded has no tests in it and counts as one failure. */
export function tallyVitest(report: unknown): Tally {
  const files = listAt(report, 'testResults');
  const unloadable = files.filter((file) => textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults').length === 0);
  return { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') + unloadable.length };
}

/** Playwright's JSON report. A browser on a crowded machine may be tried again once; that it had to be is told. */
export function tallyPlaywright(report: unknown): Tally {
  const stats = valueAt(report, 'stats');
  const again = numberAt(stats, 'flaky');
  const failed = numberAt(stats, 'unexpected') + listAt(report, 'errors').length;
  return { passed: numberAt(stats, 'expected') + again, failed, again };
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
