import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rows } from '../../../packages/contract/src/rows.ts';
import { callHeaders } from '../../../packages/contract/src/wire/header.ts';
import type { Running } from '../core/core-programs.ts';
import { runPgbench } from '../core/pgbench.ts';
import { type PreparedRequest, type Round, runRound } from '../core/wrk-requests.ts';
import { median } from '../median.ts';
import type { ProofRow } from '../proof.ts';
import type { SearchWish } from './search-wishes.ts';

export type SearchCall = 'catalog.search.goods' | 'catalog.search.suggest';

export interface Contest {
  readonly name: string;
  readonly call: SearchCall;
  readonly wishes: readonly SearchWish[];
  /** What ours asks PostgreSQL, for each of some of the wishes. */
  readonly statements: readonly (readonly string[])[];
}

export interface Outcome {
  readonly row: ProofRow;
  /** Milliseconds of ours, under the load of 32 connections. */
  readonly p50: number;
  readonly p99: number;
}

const ROUNDS = 6;
const TARGET = 0.7;

/** Ours complete and pgbench with the same statements, in turn; both get a round that does not count. */
export async function compareSearch(contest: Contest, ours: Running, database: string, seconds: number): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-search-'));
  try {
    const files = contest.statements.map((statements, at) => {
      const file = path.join(folder, `${at}.sql`);
      writeFileSync(file, `${statements.join('\n')}\n`);
      return file;
    });
    const requests = contest.wishes.map((wish) => requestOf(contest.call, wish));
    const load = { origin: ours.origin, requests, goodStart: '{"code":0,', seconds };
    const rounds: Round[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [mine, engine] = [await runRound(load), await runPgbench(files, database, seconds)];
      if (round === 0) continue;
      rounds.push(mine);
      bare.push(engine);
    }
    const middle = (key: 'perSecond' | 'p50' | 'p99') => median(rounds.map((round) => round[key]));
    const [perSecond, engine] = [middle('perSecond'), median(bare)];
    const row = { name: contest.name, ours: perSecond, bare: engine, ratio: perSecond / engine, target: TARGET, unit: 'answers/s' };
    return { row, p50: middle('p50'), p99: middle('p99') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function requestOf(call: SearchCall, { mid, cid, words }: SearchWish): PreparedRequest {
  const query = new URLSearchParams({ cid, words });
  const headers = callHeaders({ mid, cid, token: '' });
  return { method: 'GET', path: `${rows[call].path}?${query}`, headers, body: '' };
}
