import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type RefereeVerdict, verdictOfReferee } from '../load/referee-verdict.ts';
import { withDatabase } from '../load/scratch-mall.ts';
import { type CountName, counted } from './markers.table.ts';

const QUIET_WITHIN_S = 120;

/** What is still under way; nothing else may change the books once all of them are 0. */
const underWay = {
  events: 'select count(*) from platform.outbox where done_at is null',
  unpaid: `select count(*) from trade.trade where state = 'UNPAID'`,
  tenders: `select count(*) from trade.tender where state in ('OPENING', 'OPEN', 'CLOSING')`,
  refunds: `select count(*) from trade.refund where state in ('ASKED', 'PROCESSING')`,
  notices: 'select count(*) from trade.notice where handled_at is null',
} as const;

export interface Aftermath {
  /** Seconds from the last healing until no event waited, and until nothing was under way; Infinity: not within the time. */
  readonly outboxSeconds: number;
  readonly quietSeconds: number;
  readonly verdict: RefereeVerdict;
  readonly counts: Record<CountName, number>;
}

/** A mall whose books are to be opened: its database, and the provider's address. */
interface BookKeeper {
  readonly env: NodeJS.ProcessEnv;
  readonly provider: string;
}

/** Waits until what was begun has ended, then holds every book against every other. */
export async function awaitQuiet(mall: BookKeeper, historyFile: string): Promise<Aftermath> {
  const databaseUrl = mall.env.DATABASE_URL ?? '';
  const begunAt = performance.now();
  const elapsed = () => (performance.now() - begunAt) / 1000;
  let outboxSeconds = Number.POSITIVE_INFINITY;
  let quietSeconds = Number.POSITIVE_INFINITY;
  while (elapsed() < QUIET_WITHIN_S && quietSeconds === Number.POSITIVE_INFINITY) {
    const left = await withDatabase(databaseUrl, (db) => countAll(db, underWay)).catch(() => undefined);
    if (left && left.events === 0) outboxSeconds = Math.min(outboxSeconds, elapsed());
    if (left && Object.values(left).every((count) => count === 0)) quietSeconds = elapsed();
    else await pause(1_000);
  }
  const verdict = await verdictOfReferee(mall, historyFile, (QUIET_WITHIN_S - elapsed()) * 1000);
  return {
    outboxSeconds,
    quietSeconds,
    verdict,
    counts: await withDatabase(databaseUrl, (db) => countAll(db, counted)),
  };
}

async function countAll<Name extends string>(db: pg.Client, statements: Readonly<Record<Name, string>>): Promise<Record<Name, number>> {
  const counts = {} as Record<Name, number>;
  for (const [name, sql] of Object.entries(statements) as [Name, string][]) {
    const { rows } = await db.query<{ count: string }>(sql);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
