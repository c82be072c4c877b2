import { describe, expect, test } from 'vitest';
import type { Activity } from '../activity.types.ts';
import { byShop, monthAfter, monthOf, placeIn } from './month.ts';

const now = Date.UTC(2026, 10, 30, 17);
const november = monthOf('2026-11', now);
const activity = (id: string, cids: string[], startsAt: number): Activity => ({ id, cids, startsAt, endsAt: startsAt + 1 }) as Activity;

describe('a month of the merchant’s calendar (decision 4: Asia/Shanghai)', () => {
  test.each([
    ['2026-11', [2026, 11, 30]],
    ['2028-02', [2028, 2, 29]],
    [undefined, [2026, 12, 31]],
    ['2026-13', [2026, 12, 31]],
    ['x', [2026, 12, 31]],
  ])('%s is %o', (text, shown) => {
    const { year, month, days } = monthOf(text, now);
    expect([year, month, days]).toEqual(shown);
  });

  test('begins and ends with the days of Beijing', () => {
    expect([november.from, november.to]).toEqual([Date.UTC(2026, 9, 31, 16), Date.UTC(2026, 10, 30, 16) - 1]);
    expect([monthAfter(november, 1), monthAfter(november, 2), monthAfter(november, -11)]).toEqual(['2026-12', '2027-01', '2025-12']);
  });

  test('a bar lies where its time does, is cut at the month’s edges and never vanishes', () => {
    const day = (nth: number) => november.from + (nth - 1) * 86_400_000;
    expect(placeIn(november, { startsAt: day(1), endsAt: day(16) })).toEqual({ left: 0, width: 50 });
    expect(placeIn(november, { startsAt: day(16), endsAt: day(90) })).toEqual({ left: 50, width: 50 });
    expect(placeIn(november, { startsAt: 0, endsAt: Date.UTC(2099, 1) })).toEqual({ left: 0, width: 100 });
    expect(placeIn(november, { startsAt: november.to, endsAt: november.to + 1 })).toEqual({ left: 99.2, width: 0.8 });
  });
});

test('what is for every shop stands first, what is for several in each of them, by its beginning', () => {
  const rows = byShop([activity('1', ['12', '11'], 5), activity('2', [], 9), activity('3', ['11'], 2)], ['11', '12', '13']);
  expect(rows.map(({ cid, activities }) => [cid, activities.map(({ id }) => id)])).toEqual([
    [null, ['2']],
    ['11', ['3', '1']],
    ['12', ['1']],
  ]);
});
