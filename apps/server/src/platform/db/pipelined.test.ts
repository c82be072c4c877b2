import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pipelined } from './pipelined.ts';

describe('statements sent together', () => {
  it('answer in the order in which they were sent', async () => {
    expect(await pipelined([pause(5, 'slow'), 'known', pause(1, 'fast')])).toEqual(['slow', 'known', 'fast']);
  });

  it('fail with the first failure of that order, when all have ended', async () => {
    const ended: string[] = [];
    const failing = (name: string, milliseconds: number) =>
      pause(milliseconds).then(() => {
        ended.push(name);
        throw new Error(name);
      });
    await expect(pipelined([failing('first', 10), failing('second', 1)])).rejects.toThrow('first');
    expect(ended).toEqual(['second', 'first']);
  });
});
