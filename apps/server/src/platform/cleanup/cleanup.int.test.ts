import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { cleanupTasks } from '../../app/modules.ts';
import { createLog } from '../log.ts';
import { type CleanupTask, runCleanup, startCleanup } from './cleanup.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

const log = createLog('test', 'silent');

describe('sweeps', () => {
  test.each(cleanupTasks)('$name may do what it does, as the role that runs it', async (task) => {
    expect(await runCleanup(mall.pod, task)).toBe(0);
  });

  test('no two have one name', () => {
    expect(new Set(cleanupTasks.map(({ name }) => name)).size).toBe(cleanupTasks.length);
  });

  test('go on batch after batch until a batch is not full', async () => {
    const left = [500, 500, 3];
    const taken: number[] = [];
    const task: CleanupTask = { name: 'probe', everySeconds: 60, run: async (_db, limit) => taken.push(limit) && (left.shift() ?? 0) };
    expect(await runCleanup(mall.pod, task)).toBe(1_003);
    expect(taken).toEqual([500, 500, 500]);
  });

  test('one that fails is tried at its next time and keeps no other waiting; closing waits for none', async () => {
    const runs = { broken: 0, sound: 0 };
    const broken: CleanupTask = {
      name: 'probe.broken',
      everySeconds: 0.05,
      run: async () => {
        runs.broken += 1;
        throw new Error('not today');
      },
    };
    const sound: CleanupTask = { name: 'probe.sound', everySeconds: 3_600, run: async () => runs.sound++ };
    const sweeping = startCleanup(mall.pod, [broken, sound], log);
    await expect.poll(() => runs.broken).toBeGreaterThan(1);
    expect(runs.sound).toBe(1);
    await sweeping.close();
    const ended = runs.broken;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(runs.broken).toBe(ended);
  });
});
