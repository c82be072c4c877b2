import { describe, expect, test } from 'vitest';
import { levelsOf, THREE_LEVELS } from '../../../test/builders/levels.ts';
import { growthOf, takenBack } from './growth.rules.ts';
import { judge, levelOf, levelUntil, NOBODY, unfitLevels } from './level.rules.ts';

const [first, silver, gold] = THREE_LEVELS as [(typeof THREE_LEVELS)[0], (typeof THREE_LEVELS)[0], (typeof THREE_LEVELS)[0]];
const at = (day: string) => new Date(`${day}T00:00:00+08:00`);

describe('growth (issue 27)', () => {
  test.each([
    [99, 0],
    [100, 1],
    [19_999, 199],
  ])('%i fen are worth %i', (fen, growth) => expect(growthOf(fen)).toBe(growth));

  test.each([
    [10, 1_000, 0, 0],
    [10, 1_000, 200, 2],
    [10, 1_000, 299, 2],
    [10, 1_000, 1_000, 10],
    [10, 1_000, 1_500, 10],
    [0, 0, 100, 0],
  ])('of %i earned with %i fen, %i refunded take back %i', (earned, paidFen, refundedFen, back) =>
    expect(takenBack(earned, { paidFen, refundedFen })).toBe(back),
  );
});

describe('levels (issue 27)', () => {
  test('what staff have set wins while it lasts', () => {
    const own = { ...NOBODY, level: 1, keptUntil: at('2027-06-01'), setLevel: 2, setUntil: at('2027-01-01') };
    expect([levelOf(own, at('2026-12-31')), levelUntil(own, at('2026-12-31'))]).toEqual([2, at('2027-01-01')]);
    expect([levelOf(own, at('2027-01-01')), levelUntil(own, at('2027-01-01'))]).toEqual([1, at('2027-06-01')]);
  });

  test.each([
    [2, 1_000, 2],
    [2, 999, 1],
    [2, 0, 1],
    [1, 299, 0],
    [1, 300, 1],
  ])('a year of level %i with %i earned leads to %i', (level, earned, next) =>
    expect(judge({ level, keptUntil: at('2027-01-01') }, earned, THREE_LEVELS)).toEqual({
      isKept: next === level,
      level: next,
      keptFrom: next === 0 ? null : at('2027-01-01'),
    }),
  );

  test('are numbered without gaps, each from more growth, and never fewer than before', () => {
    expect(unfitLevels(THREE_LEVELS, 3)).toEqual([]);
    expect(unfitLevels([first, gold], 0)).toEqual(['levels.1.level']);
    expect(unfitLevels([{ ...first, growthFrom: 1 }], 0)).toEqual(['levels.0.growthFrom']);
    expect(unfitLevels(levelsOf(300, 300), 0)).toEqual(['levels.2.growthFrom']);
    expect(unfitLevels([first, silver], 3)).toEqual(['levels']);
  });
});
