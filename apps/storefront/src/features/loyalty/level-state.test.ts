import { describe, expect, test } from 'vitest';
import { aLevel } from '../../../test/levels.ts';
import { levelState } from './level-state.ts';

describe('a member’s level (rules 9.1)', () => {
  test('below the next one: how much is missing, and how much to keep this one', () => {
    const { current, next, part, missingToKeep } = levelState(aLevel);
    expect([current?.name, next?.level.name, next?.missing]).toEqual(['金卡会员', '铂金会员', 1_264]);
    expect(part).toBeCloseTo(3_736 / 5_000);
    expect(missingToKeep).toBe(0);
    expect(levelState({ ...aLevel, keptGrowth: 400 }).missingToKeep).toBe(1_100);
  });

  test('level 0 is not lost', () => {
    const own = { ...aLevel, level: 0, levelUntil: null, growth: 20, keptGrowth: 20, next: { level: 1, missing: 280 } };
    expect(levelState(own).missingToKeep).toBeUndefined();
  });

  test('at the top nothing is missing', () => {
    const top = { ...aLevel, level: 4, growth: 30_000, next: null };
    expect(levelState(top)).toMatchObject({ next: undefined, part: 1, missingToKeep: 16_264 });
  });

  test('what staff have set is not kept by growth, and what growth reaches below it is no next one', () => {
    expect(levelState({ ...aLevel, level: 3, next: { level: 1, missing: 200 }, growth: 100 })).toMatchObject({
      next: undefined,
      missingToKeep: undefined,
    });
  });

  test('a merchant may have no levels', () => {
    expect(levelState({ ...aLevel, levels: [], level: 0, levelUntil: null, next: null }).current).toBeUndefined();
  });
});
