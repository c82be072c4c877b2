import { describe, expect, it } from 'vitest';
import { summarise, yearOf } from './saving.rules.ts';

const saved = [
  { year: 2026, month: 1, kind: 'COUPON', fen: '1200' },
  { year: 2026, month: 10, kind: 'COUPON', fen: '300' },
  { year: 2026, month: 10, kind: 'FULL_REDUCTION', fen: '2000' },
  { year: 2025, month: 12, kind: 'FREE_FREIGHT', fen: '600' },
] as const;
const counts = [
  { year: 2025, orders: 1 },
  { year: 2026, orders: 5 },
];

describe('what a member has saved (rules 9.3)', () => {
  it('is summed up by kind, largest first, and by month of one year, and of all years', () => {
    const { months, ...rest } = summarise(2026, 2026, saved, counts);
    expect(rest).toEqual({
      year: 2026,
      years: [2026, 2025],
      orders: 5,
      savedFen: 3_500,
      everFen: 4_100,
      kinds: [
        { kind: 'FULL_REDUCTION', savedFen: 2_000 },
        { kind: 'COUPON', savedFen: 1_500 },
      ],
    });
    expect(months).toEqual([1_200, 0, 0, 0, 0, 0, 0, 0, 0, 2_300, 0, 0]);
  });

  it('names the present year also when nothing was bought in it', () => {
    expect(summarise(2027, 2027, saved, counts)).toMatchObject({ years: [2027, 2026, 2025], orders: 0, savedFen: 0, kinds: [] });
  });

  it('begins a year at midnight of Asia/Shanghai', () => {
    expect(yearOf(new Date('2026-12-31T15:59:59.999Z'))).toBe(2026);
    expect(yearOf(new Date('2026-12-31T16:00:00.000Z'))).toBe(2027);
  });
});
