import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SourceChanges } from './source-changes.ts';

const patienceMs = 5_000;

export interface KeptProcess {
  /** Ends it, and starts it no more. */
  stop(): Promise<void>;
}

interface ProcessSettings {
  readonly start: () => ChildProcess;
  readonly changes: Pick<SourceChanges, 'count' | 'after'>;
  readonly say: (line: string) => void;
}

/**
 * A process that is started anew when sources have changed since its start: also while it was still starting, failing or ending, so whatever
 * runs is made of what is saved.
 */
export function restartOnChange({ start, changes, say }: ProcessSettings): KeptProcess {
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  async function run(): Promise<void> {
    while (!isOver) {
      const seen = changes.count();
      const child = start();
      let isStopped = false;
      child.once('exit', () => {
        if (!isStopped) say('Ended. Waiting for file changes before restarting');
      });
      await Promise.race([over, changes.after(seen)]);
      isStopped = true;
      await stopChild(child);
      if (!isOver) say('Restarting');
    }
  }
  const running = run();
  return {
    stop: () => {
      isOver = true;
      end();
      return running;
    },
  };
}

/** Starts a program in a group of its own, so that Ctrl-C reaches it through us and in order. */
export const startInGroup = (command: string, args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): ChildProcess =>
  spawn(command, [...args], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const ended = once(child, 'exit');
  process.kill(group, 'SIGTERM');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
