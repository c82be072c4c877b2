import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { MallFailure } from '../failure.ts';
import { inCheckout, logFile, logFolder } from '../paths.ts';
import { identify, isAlive } from '../process-identity.ts';
import { changeState, readState } from '../state.ts';

/** It may be waiting for PostgreSQL, which reads its log after a crash. */
const STOP_MS = 30_000;
const POLL_MS = 50;

export function isSupervised(): boolean {
  const { supervisor } = readState();
  return supervisor !== undefined && isAlive(supervisor);
}

/** A process of its own that outlives this command. */
export function startSupervisor(): void {
  if (isSupervised()) return;
  mkdirSync(logFolder, { recursive: true });
  const log = logFile('supervisor');
  const output = openSync(log, 'a');
  const args = [inCheckout('tools/mall/supervisor/main.ts')];
  const child = spawn(process.execPath, args, { cwd: inCheckout(), detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  child.unref();
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) throw new MallFailure('the supervisor could not be started', { log });
  changeState((state) => {
    state.supervisor = { ...identity, startedAt: Date.now() };
  });
}

/** Whoever stops a role on purpose does this first: what is looked after comes back. */
export async function stopSupervisor(): Promise<void> {
  const { supervisor } = readState();
  if (supervisor !== undefined && isAlive(supervisor)) {
    process.kill(supervisor.pid, 'SIGTERM');
    const deadline = performance.now() + STOP_MS;
    while (isAlive(supervisor) && performance.now() < deadline) await wait(POLL_MS);
    if (isAlive(supervisor)) process.kill(supervisor.pid, 'SIGKILL');
  }
  changeState((state) => {
    delete state.supervisor;
    delete state.engineRestarts;
  });
}
