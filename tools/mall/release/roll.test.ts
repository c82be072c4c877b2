import { describe, expect, test } from 'vitest';
import { type Fleet, roll } from './roll.ts';

/** Four processes; those of `broken` never become ready in the new release. */
function aFleet(broken: readonly string[] = []) {
  const names = ['worker-1', 'api-1', 'api-2', 'web-1'];
  const runs = new Map(names.map((name) => [name, 'old']));
  const done: string[] = [];
  let target = 'old';
  const fleet: Fleet = {
    names,
    point: async (release) => {
      target = release;
    },
    restart: async (name) => {
      const away = names.filter((one) => one !== name && broken.includes(one) && runs.get(one) === 'new');
      if (away.length > 0 && target === 'new') throw new Error('two are away at once');
      runs.set(name, target);
      done.push(`${name} ${target}`);
    },
    isReady: async (name) => !(broken.includes(name) && runs.get(name) === 'new'),
  };
  return { fleet, runs, done };
}

const rollout = { from: 'old', to: 'new', readyWithinMs: 50, settleMs: 0, tell: () => undefined };

describe('a rolling release', () => {
  test('restarts one process after the other, the next when the one before is ready', async () => {
    const { fleet, done } = aFleet();
    expect(await roll(fleet, rollout)).toBe(true);
    expect(done).toEqual(['worker-1 new', 'api-1 new', 'api-2 new', 'web-1 new']);
  });

  test('goes back with all that were restarted when one does not become ready, and leaves the others alone', async () => {
    const { fleet, runs, done } = aFleet(['api-1']);
    expect(await roll(fleet, rollout)).toBe(false);
    expect(done).toEqual(['worker-1 new', 'api-1 new', 'api-1 old', 'worker-1 old']);
    expect(new Set(runs.values())).toEqual(new Set(['old']));
  });

  test('begins once a busy process answers', async () => {
    const { fleet, done } = aFleet();
    let looks = 0;
    const isReady = async (name: string) => {
      if (name === 'web-1') looks += 1;
      return name !== 'web-1' || looks > 1;
    };
    expect(await roll({ ...fleet, isReady }, { ...rollout, readyWithinMs: 5_000 })).toBe(true);
    expect(done).toHaveLength(4);
  });

  test('does not begin while somebody is away already', async () => {
    const { fleet, done } = aFleet();
    const isReady = async (name: string) => name !== 'web-1';
    await expect(roll({ ...fleet, isReady }, rollout)).rejects.toThrow('web-1');
    expect(done).toEqual([]);
  });
});
