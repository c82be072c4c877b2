import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('tasks run one after the other, and the next one after a failure too', async () => {
  const queue = inTurn();
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue(async () => {
    await promise;
    order.push('first');
    throw new Error('away');
  });
  const second = queue(async () => order.push('second'));
  resolve();
  await expect(first).rejects.toThrow('away');
  await second;
  expect(order).toEqual(['first', 'second']);
});
