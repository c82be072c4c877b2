import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency, QueueFullError } from './limit-concurrency.ts';

test('a few work, some wait for them, the rest is refused', async () => {
  const through = limitConcurrency({ atOnce: 2, waiting: 3 });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => through(work)));
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
  expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(QueueFullError) });
});

test('work that fails gives its place back', async () => {
  const through = limitConcurrency({ atOnce: 1, waiting: 0 });
  await expect(through(() => Promise.reject(new Error('spoiled')))).rejects.toThrow('spoiled');
  await expect(through(async () => 'done')).resolves.toBe('done');
});
