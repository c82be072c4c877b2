import { expect, test } from 'vitest';
import { termsOf, validityOf } from './terms.rules.ts';

test('the terms of a coupon are those of its row, amounts as numbers of fen (rules 5)', () => {
  const row = {
    name: '满 99 减 15',
    cids: ['11'],
    worth: { by: 'AMOUNT', minusFen: 1_500 },
    from_fen: '9900',
    scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
    is_alone: true,
  };
  expect(termsOf(row)).toEqual({ name: row.name, cids: ['11'], worth: row.worth, fromFen: 9_900, scope: row.scope, isAlone: true });
});

test.each([
  ['a fixed period has both ends', [new Date(1), new Date(2), null, null], { by: 'FIXED', startsAt: new Date(1), endsAt: new Date(2) }],
  ['days after claiming', [null, null, 2, 7], { by: 'AFTER_CLAIM', delayDays: 2, days: 7 }],
  ['at once for a day, where nothing is written', [null, null, null, null], { by: 'AFTER_CLAIM', delayDays: 0, days: 1 }],
  ['a start alone is no period', [new Date(1), null, 2, 7], { by: 'AFTER_CLAIM', delayDays: 2, days: 7 }],
  ['an end alone is no period', [null, new Date(2), 2, 7], { by: 'AFTER_CLAIM', delayDays: 2, days: 7 }],
] as const)('when a coupon holds: %s (rules 5)', (_, [starts_at, ends_at, delay_days, valid_days], validity) => {
  expect(validityOf({ starts_at, ends_at, delay_days, valid_days })).toEqual(validity);
});
