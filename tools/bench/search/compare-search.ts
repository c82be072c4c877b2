import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { rows } from '../../../packages/contract/src/rows.ts';
import { headerRequest } from '../../../packages/contract/src/wire/header.ts';
import { runPgbench } from '../core/pgbench.ts';
import { type PreparedRequest, type Round, runRound } from '../core/wrk-requests.ts';
import { median } from '../median.ts';
import type { Statement } from './record-statements.ts';
import { writeScripts } from './request-scripts.ts';
import type { SearchFilter } from './search-requests.ts';

export type SearchCall = 'catalog.search.goods' | 'catalog.search.suggest';

export interface SearchContest {
  readonly name: string;
  readonly call: SearchCall;
  /** What is asked for, in turn, and what ours asks PostgreSQL for it. */
  readonly requests: readonly RecordedSearch[];
}

export interface RecordedSearch extends SearchFilter {
  readonly statements: readonly Statement[];
}

export interface SearchOutcome {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  /** Milliseconds of ours, under the load of 32 connections. */
  readonly p50: number;
  readonly p99: number;
}

const ROUNDS = 6;
const SECONDS_OF_DRAWING = 1;

/** Ours complete and pgbench with the same statements for the same requests, in turn; both get a round that does not count. */
export async function compareSearch(
  { call, requests }: SearchContest,
  origin: string,
  db: pg.Client,
  database: string,
  seconds: number,
): Promise<SearchOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-search-'));
  try {
    await using scripts = await writeScripts(
      db,
      requests.map(({ statements }) => statements),
      folder,
    );
    const load = { origin, requests: requests.map((input) => requestOf(call, input)), goodStart: '{"code":0,', seconds };
    const rounds: Round[] = [];
    const engine: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const mine = await runRound(load);
      const both = await runPgbench(scripts.asking, database, seconds, 'as ours');
      const drawing = await runPgbench(scripts.drawing, database, SECONDS_OF_DRAWING, 'as ours');
      if (round === 0) continue;
      rounds.push(mine);
      engine.push(1 / (1 / both - 1 / drawing));
    }
    const middle = (key: 'perSecond' | 'p50' | 'p99') => median(rounds.map((round) => round[key]));
    const [ours, bare] = [middle('perSecond'), median(engine)];
    return { ours, bare, ratio: ours / bare, p50: middle('p50'), p99: middle('p99') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function requestOf(call: SearchCall, { mid, cid, words }: SearchFilter): PreparedRequest {
  const { url, method, headers, body = '' } = headerRequest(rows[call], { cid, words }, { mid, cid, token: '' });
  return { ...(method === 'GET' && { method }), path: url, headers, body };
}
