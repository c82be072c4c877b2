import { Counter, Gauge } from 'prom-client';
import type { Pod } from '#platform/db/pod';
import type { Logger } from '#platform/log';
import { registry } from '#platform/metrics';
import type { Finding } from './check.types.ts';
import { bookChecks, type Consumer, judge } from './judge.ts';
import { refereeOf } from './referee.repo.ts';

/** A minute, and two more for a job that comes late or not at all: what is wrong is told up to three times, never missed. */
const LOOK_BACK_S = 180;
const TOLD_IDS = 20;

const findingsTotal = new Counter({
  name: 'qianpu_books_findings_total',
  help: 'What the referee found in the books of the last minutes, by check (alarm when it grows)',
  labelNames: ['check'],
  registers: [registry],
});
for (const { id } of bookChecks) findingsTotal.inc({ check: id }, 0);

const checkedAt = new Gauge({
  name: 'qianpu_books_checked_timestamp_seconds',
  help: 'When this process last went through the books (alarm when the newest of all workers is older than five minutes)',
  registers: [registry],
});

/** The referee's minute: goes through what has changed; whatever it finds is an error with its ids. */
export async function checkRecentBooks(pod: Pod, consumers: readonly Consumer[], log: Logger): Promise<void> {
  const begunAt = performance.now();
  const findings = await judge({ ask: refereeOf(pod), consumers, checks: bookChecks, sinceSeconds: LOOK_BACK_S });
  for (const [check, found] of Map.groupBy(findings, ({ check }) => check)) tell(check, found, log);
  checkedAt.setToCurrentTime();
  log.info({ findings: findings.length, ms: Math.round(performance.now() - begunAt) }, 'books');
}

function tell(check: string, found: readonly Finding[], log: Logger): void {
  findingsTotal.inc({ check }, found.length);
  const [first] = found;
  const ids = found.slice(0, TOLD_IDS).map(({ mid, id, detail }) => ({ mid, id, detail }));
  log.error({ check, says: first?.says, of: first?.of, count: found.length, ids }, 'the books are wrong');
}
