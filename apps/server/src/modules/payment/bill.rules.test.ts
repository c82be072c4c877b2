import { describe, expect, test } from 'vitest';
import { compareBill, dayName, dayOf, daysToBill, readyAfter } from './bill.rules.ts';

const theirs = { kind: 'PAY', number: '1', appId: 'a', amountFen: 100 } as const;
const ours = { ...theirs, isDone: true, isOfDay: true };

describe('a bill held against our book', () => {
  test.each([
    ['the same', [theirs], [ours], []],
    ['not in our book', [theirs], [], [{ kind: 'PAY', number: '1', what: 'MISSING_HERE', oursFen: null, theirsFen: 100 }]],
    [
      'not done by our book',
      [theirs],
      [{ ...ours, isDone: false }],
      [{ kind: 'PAY', number: '1', what: 'MISSING_HERE', oursFen: null, theirsFen: 100 }],
    ],
    ['of another sum', [theirs], [{ ...ours, amountFen: 99 }], [{ kind: 'PAY', number: '1', what: 'AMOUNT', oursFen: 99, theirsFen: 100 }]],
    ['of another app', [theirs], [{ ...ours, appId: 'b' }], [{ kind: 'PAY', number: '1', what: 'APP', oursFen: 100, theirsFen: 100 }]],
    ['not in the bill', [], [ours], [{ kind: 'PAY', number: '1', what: 'MISSING_THERE', oursFen: 100, theirsFen: null }]],
    ['of another day', [], [{ ...ours, isOfDay: false }], []],
    ['a refund under a payment’s number', [theirs], [ours, { ...ours, kind: 'REFUND' as const, isOfDay: false }], []],
  ])('%s', (_what, bill, book, differences) => {
    expect(compareBill(bill, book)).toEqual(differences);
  });
});

describe('days are Beijing’s', () => {
  test('a day begins and ends at midnight there', () => {
    expect(dayName(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15');
    expect(dayName(new Date('2026-11-14T15:59:59Z'))).toBe('2026-11-14');
    expect(dayOf('2026-11-15')).toEqual({
      name: '2026-11-15',
      from: new Date('2026-11-14T16:00:00Z'),
      until: new Date('2026-11-15T16:00:00Z'),
    });
  });

  test.each([
    ['before ten the day before yesterday is the last', '2026-11-15T01:59:00Z', null, ['2026-11-13']],
    ['from ten on yesterday', '2026-11-15T02:00:00Z', null, ['2026-11-14']],
    ['what was missed is caught up with', '2026-11-15T02:00:00Z', '2026-11-11', ['2026-11-12', '2026-11-13', '2026-11-14']],
    ['what was done is done', '2026-11-15T02:00:00Z', '2026-11-14', []],
  ])('%s', (_what, now, through, days) => {
    expect(daysToBill(new Date(now), through)).toEqual(days);
  });

  test('the next bill is ready at ten on the day after', () => {
    expect(readyAfter('2026-11-14')).toEqual(new Date('2026-11-16T02:00:00Z'));
  });
});
