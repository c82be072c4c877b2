import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program under measurement, stopped when the proof ends. */
export interface Program {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a Node program and waits until an address of it answers. */
export async function startProgram(args: readonly string[], env: NodeJS.ProcessEnv, answersAt: string): Promise<Program> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilAnswers(child, answersAt);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilAnswers(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.slice(1).join(' ')} ended while starting`);
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error(`${address} did not answer within a minute`);
}
