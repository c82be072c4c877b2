import { describe, expect, test } from 'vitest';
import { pauseBefore, type SupervisedProcess, watchProcesses } from './watch-processes.ts';

/** Ends when told to, and comes back unless it is broken. */
function aWard(name: string, needs: string[] = []) {
  const state = { isAlive: true, isBroken: false, revived: 0 };
  const process: SupervisedProcess = {
    name,
    needs,
    isAlive: () => state.isAlive,
    restart: async () => {
      state.revived += 1;
      if (state.isBroken) throw new Error('broken');
      state.isAlive = true;
    },
  };
  return { process, state };
}

describe('supervision', () => {
  test('starts again what has ended, and nothing else', async () => {
    const [api, web] = [aWard('api'), aWard('web')];
    const watch = watchProcesses([api.process, web.process], () => undefined);
    watch.look(0);
    api.state.isAlive = false;
    watch.look(1_000);
    watch.look(1_250);
    await watch.settle();
    expect([api.state, web.state]).toEqual([
      { isAlive: true, isBroken: false, revived: 1 },
      { isAlive: true, isBroken: false, revived: 0 },
    ]);
  });

  test('waits longer each time, ten seconds at most, and never gives up', async () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([250, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
    const api = aWard('api');
    const told: string[] = [];
    const watch = watchProcesses([api.process], (text) => told.push(text));
    Object.assign(api.state, { isAlive: false, isBroken: true });
    for (let now = 0; now < 600_000; now += 250) {
      watch.look(now);
      await watch.settle();
    }
    expect(api.state.revived).toBeGreaterThan(55);
    expect(api.state.revived).toBeLessThan(70);
    expect(told).toContain('api could not be started: broken');
  });

  test('forgets earlier ends once something has stayed for a minute', async () => {
    const api = aWard('api');
    const watch = watchProcesses([api.process], () => undefined);
    const endAt = async (now: number) => {
      api.state.isAlive = false;
      watch.look(now);
      watch.look(now + 250);
      await watch.settle();
      return api.state.isAlive;
    };
    expect(await endAt(0)).toBe(true);
    watch.look(1_000);
    expect(await endAt(2_000)).toBe(false);
    watch.look(3_000);
    await watch.settle();
    watch.look(4_000);
    watch.look(64_000);
    expect(await endAt(65_000)).toBe(true);
  });

  test('waits for what is needed: a role without its engine would only end again', async () => {
    const [postgres, api] = [aWard('postgres'), aWard('api', ['postgres'])];
    const watch = watchProcesses([postgres.process, api.process], () => undefined);
    Object.assign(postgres.state, { isAlive: false, isBroken: true });
    api.state.isAlive = false;
    for (const now of [0, 250, 500, 2_000]) {
      watch.look(now);
      await watch.settle();
    }
    expect(api.state.revived).toBe(0);
    postgres.state.isBroken = false;
    for (const now of [10_000, 20_000, 20_001]) {
      watch.look(now);
      await watch.settle();
    }
    expect(api.state.isAlive).toBe(true);
  });
});
