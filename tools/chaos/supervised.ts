import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProgramOptions {
  readonly name: string;
  readonly command: string;
  /** Asked for again at every start. */
  readonly args: readonly string[] | (() => readonly string[]);
  readonly env: NodeJS.ProcessEnv;
  /** Whom it runs as, when not as we do. */
  readonly account?: { readonly uid: number; readonly gid: number };
  /** The network namespace it lives in, when not in ours: a machine of its own, as far as networks go. */
  readonly network?: string;
  readonly log: string;
}

/** As long as a unit of systemd with `RestartSec=1` waits. */
const RESTART_MS = 1_000;
const STOP_MS = 12_000;

const alive = new Set<ChildProcess>();
// However we end, nothing that we started stays.
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

const SHOPPERS_PRIORITY = -10;

/** Shoppers have processors of their own: what is measured is the mall on a busy machine, not phones on one. Only root may say so. */
export function putShoppersFirst(): void {
  if (process.getuid?.() === 0) setPriority(SHOPPERS_PRIORITY);
}

/** A child would go before others as we do. */
function useUsualPriority({ pid }: ChildProcess): void {
  if (pid !== undefined && process.getuid?.() === 0) setPriority(pid, 0);
}

/** A program that is started again whenever it ends, until it is closed. */
export class Supervised {
  readonly name: string;
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #isClosed = false;
  #starts = 0;

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
    this.#start();
  }

  get pid(): number | undefined {
    return isOver(this.#child) ? undefined : this.#child?.pid;
  }

  /** How often it was started again. */
  get restarts(): number {
    return this.#starts - 1;
  }

  /** Nothing, when it is just not there. */
  signal(name: NodeJS.Signals): void {
    if (!isOver(this.#child)) this.#child?.kill(name);
  }

  async close(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child || isOver(child)) return;
    const over = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await Promise.race([over, pause(STOP_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
  }

  #start(): void {
    const { env, log } = this.#options;
    const output = openSync(log, 'a');
    const { command, args, account } = commandOf(this.#options);
    const child = spawn(command, args, {
      env,
      cwd: '/',
      ...account,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    useUsualPriority(child);
    this.#child = child;
    this.#starts += 1;
    alive.add(child);
    child.once('exit', () => alive.delete(child));
    const again = () => setTimeout(() => this.#isClosed || this.#start(), RESTART_MS).unref();
    child.once('exit', again);
    child.once('error', again);
  }
}

/** Only root enters a network, so who enters takes on the account. */
function commandOf({ command, args, account, network }: ProgramOptions) {
  const words = typeof args === 'function' ? args() : args;
  if (network === undefined) return { command, args: words, account };
  const as = account === undefined ? [] : ['--setuid', String(account.uid), '--setgid', String(account.gid)];
  return { ...enter(network, command, words, as), account: undefined };
}

/** How a program is started in a network namespace. */
export const enter = (network: string, command: string, args: readonly string[], options: readonly string[] = []) => ({
  command: '/usr/bin/nsenter',
  args: [`--net=/run/netns/${network}`, ...options, '--', command, ...args],
});

const isOver = (child: ChildProcess | undefined) => child === undefined || child.exitCode !== null || child.signalCode !== null;
