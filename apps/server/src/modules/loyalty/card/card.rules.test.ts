import { describe, expect, test } from 'vitest';
import { addMonths, bestStatus, statusOf, withCheckDigit } from './card.rules.ts';

const at = (day: string) => new Date(`${day}T10:30:00+08:00`);

describe('cards (issue 27)', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-03-15', 12, '2028-03-15'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(at(from), months)).toEqual(at(to)));

  test('a month ends by the calendar of Shanghai', () =>
    expect(addMonths(new Date('2027-01-30T17:00:00Z'), 1)).toEqual(new Date('2027-02-27T17:00:00Z')));

  test.each([
    ['79927398713'.slice(0, 10), '79927398713'],
    ['00000000000', '000000000000'],
    ['12345678901', '123456789015'],
  ])('%s is %s with its check digit', (digits, number) => expect(withCheckDigit(digits)).toBe(number));

  test('is active, over or frozen; of several the best counts', () => {
    const now = at('2027-01-01');
    const [active, over, frozen] = [
      { endsAt: null, isFrozen: false },
      { endsAt: now, isFrozen: false },
      { endsAt: at('2027-01-02'), isFrozen: true },
    ];
    expect([active, over, frozen].map((card) => statusOf(card, now))).toEqual([1, 2, 3]);
    expect([[], [over], [over, frozen], [over, frozen, active]].map((cards) => bestStatus(cards, now))).toEqual([0, 2, 3, 1]);
  });
});
