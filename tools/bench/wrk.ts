import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Answers per second of one address under 32 connections; a single failed answer makes the measurement worthless. */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '--timeout', '10s', url]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout);
  if (failed) throw new Error(`${url} did not answer well under load: ${failed[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
