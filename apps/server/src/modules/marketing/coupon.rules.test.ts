import { describe, expect, test } from 'vitest';
import { aDraft } from '../../../test/builders/coupon.ts';
import {
  activityTypeOf,
  backUntil,
  canMove,
  claimStateOf,
  endOfDay,
  fixedFields,
  isEndingSoon,
  normalised,
  periodOf,
  remindAt,
  unfitFields,
} from './coupon.rules.ts';
import type { CouponDraft, TemplateState } from './coupon.types.ts';

/** Asia/Shanghai. */
const at = (text: string) => new Date(`${text}+08:00`);
const now = at('2026-11-18T13:30:00');
const draft = (changes: Parameters<typeof aDraft>[0] = {}) => aDraft(changes) as CouponDraft;

test.each([
  [['11'], 405],
  [['11', '12'], 406],
  [[], 406],
])('a coupon of the shops %j is of the type %i (spec 2.3)', (cids, type) => expect(activityTypeOf(cids)).toBe(type));

describe('the period of a coupon claimed at 13:30 (rules 5)', () => {
  test.each([
    [0, 1, '2026-11-18T13:30:00', '2026-11-19T23:59:59.999'],
    [0, 7, '2026-11-18T13:30:00', '2026-11-25T23:59:59.999'],
    [2, 7, '2026-11-20T00:00:00', '2026-11-27T23:59:59.999'],
  ])('begins after %i days and has %i', (delayDays, days, startsAt, endsAt) => {
    expect(periodOf({ by: 'AFTER_CLAIM', delayDays, days }, now)).toEqual({ startsAt: at(startsAt), endsAt: at(endsAt) });
  });

  test('is the fixed one, where there is one', () => {
    const fixed = { startsAt: at('2026-11-01T00:00:00'), endsAt: at('2026-11-30T23:59:59.999') };
    expect(periodOf({ by: 'FIXED', ...fixed }, now)).toEqual(fixed);
  });

  test.each([
    ['2026-11-18T00:00:00', '2026-11-18T23:59:59.999'],
    ['2026-11-18T23:59:59.999', '2026-11-18T23:59:59.999'],
    ['2026-11-19T00:00:00', '2026-11-19T23:59:59.999'],
  ])('the day of %s ends at %s', (instant, end) => expect(endOfDay(at(instant))).toEqual(at(end)));
});

describe('the end of a coupon (rules 5)', () => {
  test.each([
    ['2026-11-25T23:59:59.999', '2026-11-22T10:00:00'],
    ['2026-11-22T23:59:59.999', '2026-11-19T10:00:00'],
    // Ten in the morning is past.
    ['2026-11-21T23:59:59.999', null],
    ['2026-11-19T23:59:59.999', null],
  ])('at %s is told of at %s', (endsAt, told) => expect(remindAt(at(endsAt), now)).toEqual(told && at(told)));

  test('is not told of in the very moment it would be', () => {
    expect(remindAt(at('2026-11-21T23:59:59.999'), at('2026-11-18T10:00:00'))).toBeNull();
  });

  test.each([
    ['2026-11-21T13:30:00', true],
    ['2026-11-21T13:30:01', false],
    ['2026-11-18T13:30:00', false],
    ['2026-11-18T13:29:59', false],
  ])('at %s is soon: %s', (endsAt, isSoon) => expect(isEndingSoon(at(endsAt), now)).toBe(isSoon));

  test('three more days end with the third', () => expect(backUntil(now)).toEqual(at('2026-11-21T23:59:59.999')));
});

describe('whether a coupon can be claimed (rules 5)', () => {
  const standing = {
    state: 'ON' as TemplateState,
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 } as const,
    total: 10,
    claimed: 9,
    perMember: 2,
    isTodayGone: false,
    audience: 'ALL' as const,
    claimFrom: null,
    claimTo: null,
    isForYou: true,
    ownClaimed: 1,
  };
  const fixed = (endsAt: string) => ({ by: 'FIXED', startsAt: at('2026-11-01T00:00:00'), endsAt: at(endsAt) }) as const;
  test.each([
    ['CLAIMABLE', {}],
    ['CLAIMABLE', { total: 0, claimed: 1_000 }],
    ['SOLD_OUT', { claimed: 10 }],
    ['SOLD_OUT', { isTodayGone: true }],
    ['CLAIMED', { ownClaimed: 2 }],
    ['CLAIMED', { ownClaimed: 2, claimed: 10, isForYou: false }],
    ['NOT_FOR_YOU', { isForYou: false }],
    ['SOON', { claimFrom: at('2026-11-18T13:30:01') }],
    ['CLAIMABLE', { claimFrom: now }],
    ['OVER', { claimTo: now }],
    ['CLAIMABLE', { claimTo: at('2026-11-18T13:30:01') }],
    ['OVER', { validity: fixed('2026-11-18T13:30:00') }],
    ['CLAIMABLE', { validity: fixed('2026-11-18T23:59:59.999') }],
    ['PAUSED', { state: 'PAUSED' as const }],
    ['OVER', { state: 'ENDED' as const }],
    ['OVER', { state: 'PAUSED' as const, claimTo: now }],
  ])('%s: %j', (state, changes) => expect(claimStateOf({ ...standing, ...changes }, now)).toBe(state));
});

describe('a template', () => {
  test.each([
    ['DRAFT', 'ON', true],
    ['DRAFT', 'PAUSED', false],
    ['ON', 'PAUSED', true],
    ['PAUSED', 'ON', true],
    ['ON', 'ENDED', true],
    ['ENDED', 'ON', false],
    ['ON', 'ON', false],
  ] as const)('goes from %s to %s: %s', (from, to, may) => expect(canMove(from, to)).toBe(may));

  const scope = { by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
  test.each([
    [[], {}],
    [['scope'], { scope: { ...scope, goodsIds: ['1'] } }],
    [['scope'], { scope: { ...scope, goodsIds: ['1'], categoryIds: ['1'] } }],
    [['scope'], { scope: { ...scope, by: 'GOODS' } }],
    [['scope'], { scope: { ...scope, by: 'GOODS', goodsIds: ['1'], categoryIds: ['1'] } }],
    [['scope'], { scope: { ...scope, by: 'CATEGORIES' } }],
    [['scope'], { scope: { ...scope, by: 'CATEGORIES', goodsIds: ['1'], categoryIds: ['1'] } }],
    [['scope'], { scope: { ...scope, by: 'CATEGORIES', goodsIds: ['1'] } }],
    [[], { scope: { ...scope, by: 'CATEGORIES', categoryIds: ['1'], exceptGoodsIds: ['2'] } }],
    [['scope.by'], { worth: { by: 'EXCHANGE', priceFen: 0 } }],
    [[], { worth: { by: 'EXCHANGE', priceFen: 0 }, scope: { ...scope, by: 'GOODS', goodsIds: ['1'] } }],
    [['validity.endsAt'], { validity: { by: 'FIXED', startsAt: 0, endsAt: now.getTime() } }],
    [['validity.endsAt'], { validity: { by: 'FIXED', startsAt: now.getTime() + 9, endsAt: now.getTime() + 9 } }],
    [[], { validity: { by: 'FIXED', startsAt: now.getTime() + 8, endsAt: now.getTime() + 9 } }],
    [['perDay'], { total: 10, perDay: 11 }],
    [[], { total: 10, perDay: 10 }],
    [[], { total: 0, perDay: 11 }],
    [['claimTo'], { claimFrom: 5, claimTo: 5 }],
    [[], { claimFrom: 5, claimTo: 6 }],
    [[], { claimFrom: 5 }],
    [[], { claimTo: 5 }],
  ] as [string[], Parameters<typeof aDraft>[0]][])('has %j unfit: %j', (fields, changes) =>
    expect(unfitFields(draft(changes), now)).toEqual(fields),
  );

  test.each([
    [[], { total: 5, claimTo: 9, isShown: false }],
    [['name'], { name: '另一张' }],
    [['worth'], { worth: { by: 'AMOUNT', minusFen: 1_501 } }],
    [['perMember', 'audience'], { perMember: 2, audience: 'NEW' }],
    [['claimFrom'], { claimFrom: 1 }],
  ] as [string[], Parameters<typeof aDraft>[0]][])('that was claimed keeps %j: %j (rules 5)', (fields, changes) =>
    expect(fixedFields(draft(), draft(changes))).toEqual(fields),
  );

  test('means the same in whichever order it is written', () => {
    const worth = { by: 'PERCENT', percentOff: 10, capFen: 100 } as const;
    const other = { capFen: 100, by: 'PERCENT', percentOff: 10 } as const;
    expect(fixedFields(draft({ worth, cids: ['1', '2'] }), draft({ worth: other, cids: ['2', '1'] }))).toEqual([]);
  });

  test('names each goods and category once, and keeps days that count from the claim', () => {
    const named = { by: 'GOODS' as const, goodsIds: ['1', '1'], categoryIds: ['2', '2'], exceptGoodsIds: ['3', '3'] };
    expect(normalised(draft({ scope: named }))).toEqual(
      draft({ scope: { by: 'GOODS', goodsIds: ['1'], categoryIds: ['2'], exceptGoodsIds: ['3'] } }),
    );
  });

  test('names each shop once and ends with its last day', () => {
    const validity = { by: 'FIXED', startsAt: 0, endsAt: now.getTime() } as const;
    expect(normalised(draft({ cids: ['1', '1'], validity }))).toMatchObject({
      cids: ['1'],
      validity: { endsAt: at('2026-11-18T23:59:59.999').getTime() },
    });
  });
});
