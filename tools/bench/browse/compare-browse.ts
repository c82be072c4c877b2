import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { type Running, startOurs } from '../core/core-programs.ts';
import { type PreparedRequest, type Round, runRound } from '../core/wrk-requests.ts';
import { median } from '../median.ts';
import { startProgram } from '../program.ts';
import type { ProofRow } from '../proof.ts';
import type { RecordedRead } from './record-requests.ts';

export interface BrowseContest {
  readonly name: string;
  readonly requests: readonly RecordedRead[];
}

export interface BrowseOutcome {
  readonly row: ProofRow;
  /** What is left when ours asks PostgreSQL every time too. */
  readonly strict: number;
  /** Milliseconds of ours, under the load of 32 connections. */
  readonly p50: number;
  readonly p99: number;
}

const bareProgram = fileURLToPath(import.meta.resolve('./bare-browse.ts'));
const ROUNDS = 6;
const TARGET = 0.7;

/** Ours with its memory of public answers, bare, and ours without it, in turn; each gets a round that does not count. */
export async function compareBrowse(
  contests: readonly BrowseContest[],
  texts: readonly string[],
  database: string,
  seconds: number,
): Promise<BrowseOutcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-browse-'));
  const running: Running[] = [];
  try {
    const file = path.join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    running.push(await startOurs(database, 'on'), await startBare(database, file), await startOurs(database, 'off'));
    const outcomes: BrowseOutcome[] = [];
    for (const contest of contests) outcomes.push(await measure(contest, running, seconds));
    return outcomes;
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBare(database: string, file: string): Promise<Running> {
  const [port] = await chooseFreePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: databaseUrl(database) };
  return { origin, ...(await startProgram([bareProgram, String(port), file], env, `${origin}/healthz`)) };
}

async function measure({ name, requests }: BrowseContest, running: readonly Running[], seconds: number): Promise<BrowseOutcome> {
  const sides = running.map(({ origin }, at) => ({ origin, requests: requests.map(({ ours, bare }) => (at === 1 ? bare : ours)) }));
  const rounds: Round[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { origin, requests }] of sides.entries()) {
      const measured = await runRound({ origin, requests: turned(requests, round), goodStart: '{"code":0,', seconds });
      if (round > 0) rounds[at]?.push(measured);
    }
  }
  const [ours, bare, strict] = rounds.map((own) => middleOf(own));
  if (!ours || !bare || !strict) throw new Error(`${name} was not measured`);
  const ratio = ours.perSecond / bare.perSecond;
  console.error(`${name}: ${Math.round(ours.perSecond)} / ${Math.round(bare.perSecond)} = ${ratio.toFixed(2)}`);
  const row = { name, ours: ours.perSecond, bare: bare.perSecond, ratio, target: TARGET, unit: 'answers/s' };
  return { row, strict: strict.perSecond / bare.perSecond, p50: ours.p50, p99: ours.p99 };
}

/** Each round begins elsewhere, so that none has its first requests in every cache. */
const turned = (requests: readonly PreparedRequest[], round: number): PreparedRequest[] => {
  const from = Math.floor((requests.length / (ROUNDS + 1)) * round);
  return [...requests.slice(from), ...requests.slice(0, from)];
};

const middleOf = (rounds: readonly Round[]) => {
  const middle = (key: 'perSecond' | 'p50' | 'p99') => median(rounds.map((round) => round[key]));
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
};
