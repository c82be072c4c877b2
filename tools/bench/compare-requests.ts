import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { comparableAnswer } from './comparable-answer.ts';
import { median } from './median.ts';
import type { ProofRow } from './proof.ts';

/** A request with a method, headers and a body, sent over and over. */
export interface BenchRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const run = promisify(execFile);
const ROUNDS = 6;
const ROUND_SECONDS = 5;

/**
 * Ours and bare in turn, after a warm-up of both; the ratio is that of the medians. Both must give the same answer, or
 * what is fast may be a refusal: business failures answer 200 too.
 */
export async function compareRequests(name: string, ours: BenchRequest, bare: BenchRequest, target: number): Promise<ProofRow> {
  const answers = await Promise.all([ours, bare].map(comparableAnswer));
  if (answers[0] !== answers[1]) throw new Error(`${name}: ours and bare answer differently:\n${answers.join('\n').slice(0, 2_000)}`);
  for (const request of [ours, bare]) await answersPerSecond(request);
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await answersPerSecond(ours));
    measured.bare.push(await answersPerSecond(bare));
  }
  const [oursMedian, bareMedian] = [median(measured.ours), median(measured.bare)];
  return { name, ours: oursMedian, bare: bareMedian, ratio: oursMedian / bareMedian, target, unit: 'answers/s' };
}

async function answersPerSecond(request: BenchRequest): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'qianpu-wrk-'));
  const script = join(folder, 'request.lua');
  writeFileSync(script, luaOf(request));
  try {
    const { stdout } = await run('wrk', ['-t1', '-c32', `-d${ROUND_SECONDS}s`, '--timeout', '10s', '-s', script, request.url]);
    const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout);
    if (failed) throw new Error(`${request.url} did not answer well under load: ${failed[0]}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const luaOf = ({ method, headers, body = '' }: BenchRequest): string =>
  [
    `wrk.method = ${lua(method)}`,
    `wrk.body = ${lua(body)}`,
    ...Object.entries(headers).map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`),
  ].join('\n');

/** JSON's escapes are Lua's as long as nothing beyond ASCII is in the text, which tokens, ids and forms keep to. */
const lua = (text: string): string => JSON.stringify(text);
