import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { identify, isAlive } from './process-identity.ts';

describe('a process', () => {
  test('is alive until it ends, and its number alone does not make another one it', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    const identity = identify(child.pid ?? 0);
    if (identity === undefined) throw new Error('sleep did not start');
    expect(isAlive(identity)).toBe(true);
    expect(isAlive({ ...identity, startTicks: identity.startTicks - 1 })).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(identity)).toBe(false);
  });
});
