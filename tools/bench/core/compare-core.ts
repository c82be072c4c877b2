import type pg from 'pg';
import { median } from '../median.ts';
import type { Running } from './core-programs.ts';
import { processorMs, spentMs } from './processor-time.ts';
import type { CoreCall } from './recorded-statements.ts';
import type { RequestPool } from './request-pool.ts';
import { type Round, runRound } from './wrk-requests.ts';

/** A round with what it cost: milliseconds of processor time per request, of the program and of PostgreSQL for it. */
export interface CostedRound extends Round {
  readonly programMs: number;
  readonly engineMs: number;
}

/** Medians of rounds, and sums of answers. */
export type Measured = CostedRound;

/** How a good answer begins. */
export const goodStarts: Record<CoreCall, string> = {
  list: '{"code":0,',
  detail: '{"code":0,',
  cartAdd: '{"code":0,',
  calculate: '{"code":"200",',
  place: '{"code":0,',
  placeCoupon: '{"code":0,',
  callback: '{"code":"SUCCESS",',
};

export interface Contender {
  readonly db: pg.Client;
  readonly program: Running;
  readonly side: 'ours' | 'bare';
  readonly pool: RequestPool;
}

const ROUNDS = 6;

/** All in turn, so that what else the machine does falls on each; compilers and caches get a round that does not count. */
export async function measureInTurn(call: CoreCall, contenders: readonly Contender[], seconds: number): Promise<Measured[]> {
  const rounds: CostedRound[][] = contenders.map(() => []);
  for (const contender of contenders) await runCosted(call, contender, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, contender] of contenders.entries()) rounds[at]?.push(await runCosted(call, contender, seconds));
  }
  return rounds.map(summarise);
}

async function runCosted(call: CoreCall, { db, program, side, pool }: Contender, seconds: number): Promise<CostedRound> {
  const requests = await pool.take(side, seconds);
  const look = async () => ({ program: processorMs([program.pid]), engine: processorMs(await backendsOf(db)) });
  const before = await look();
  const round = await runRound({ origin: program.origin, requests, goodStart: goodStarts[call], seconds, isOnce: pool.isOnce });
  pool.use(round.answers);
  const after = await look();
  const programMs = spentMs(before.program, after.program) / round.answers;
  const engineMs = spentMs(before.engine, after.engine) / round.answers;
  return { ...round, programMs, engineMs };
}

async function backendsOf(db: pg.Client): Promise<number[]> {
  const { rows } = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

function summarise(rounds: readonly CostedRound[]): Measured {
  const middle = (key: keyof CostedRound) => median(rounds.map((round) => round[key]));
  const sum = (key: keyof CostedRound) => rounds.reduce((all, round) => all + round[key], 0);
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    programMs: middle('programMs'),
    engineMs: middle('engineMs'),
    answers: sum('answers'),
    refused: sum('refused'),
  };
}
