import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { MallFailure } from './failure.ts';
import { checkout, logFile, logFolder } from './paths.ts';

export interface Captured {
  code: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Runs a program and keeps what it says. A program that cannot be started has code 127. */
export async function capture(command: string, args: readonly string[], options: RunOptions = {}): Promise<Captured> {
  const child = spawn(command, args, { cwd: checkout, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = exitCode(child);
  const [stdout, stderr, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  return { code, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** Runs a program with its output in the log of that name; throws with the log's last lines unless it ends well. */
export async function runLogged(
  log: string,
  command: string,
  args: readonly string[],
  options: RunOptions & { hints?: readonly string[] } = {},
): Promise<void> {
  mkdirSync(logFolder, { recursive: true });
  const file = logFile(log);
  const output = openSync(file, 'w');
  const { hints = [], ...rest } = options;
  const code = await runWith(command, args, { cwd: checkout, ...rest, stdio: ['ignore', output, output] });
  closeSync(output);
  if (code === 0) return;
  const why = code === 127 ? `could not start ${command}` : `ended with code ${code}`;
  throw new MallFailure(`${log}: ${why}`, { log: file, hints });
}

/** Runs a program on this terminal and answers its exit code. */
export function runAttached(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return runWith(command, args, { cwd: checkout, ...options, stdio: 'inherit' });
}

function runWith(command: string, args: readonly string[], options: SpawnOptions): Promise<number> {
  return exitCode(spawn(command, args, options));
}

function exitCode(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
