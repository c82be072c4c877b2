import { schemas } from '@qianpu/contract/schemas';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '../coupon.types.ts';
import { type CouponValues, draftOf, emptyCoupon, fieldOf, inputOf, previewOf, valuesOf } from './coupon-values.ts';

const goods = (id: string) => ({ id, title: `商品 ${id}`, picture: null });
const values: CouponValues = { ...emptyCoupon, name: '全场券', minusFen: 1_500, fromFen: 9_900 };
const coupon: Coupon = { ...draftOf(values), id: '7', revision: 3, state: 'ON', claimed: 0, used: 0, createdAt: 1 };

describe('a coupon from what the fields hold (rules 5)', () => {
  test.each<[string, Partial<CouponValues>, object]>([
    ['an amount from a threshold', {}, { worth: { by: 'AMOUNT', minusFen: 1_500 }, fromFen: 9_900, cids: [], total: 1_000, perDay: 0 }],
    ['nothing typed is no threshold and no limit', { fromFen: null, total: null, perDay: null }, { fromFen: 0, total: 0, perDay: 0 }],
    ['shops chosen and then not wanted', { shopsBy: 'ALL', cids: ['1'] }, { cids: [] }],
    ['shops', { shopsBy: 'SOME', cids: ['1', '2'] }, { cids: ['1', '2'] }],
    ['a discount', { worthBy: 'PERCENT', percentOff: 15, capFen: 3_000 }, { worth: { by: 'PERCENT', percentOff: 15, capFen: 3_000 } }],
    ['freight without a cap', { worthBy: 'FREIGHT' }, { worth: { by: 'FREIGHT', capFen: null } }],
    [
      'an exchange, whose goods are named and which has no threshold',
      { worthBy: 'EXCHANGE', priceFen: 990, scopeBy: 'ALL', goods: [goods('5')], exceptGoods: [goods('6')] },
      {
        worth: { by: 'EXCHANGE', priceFen: 990 },
        fromFen: 0,
        scope: { by: 'GOODS', goodsIds: ['5'], categoryIds: [], exceptGoodsIds: [] },
      },
    ],
    [
      'categories without some goods; what is left of another choice does not travel',
      { scopeBy: 'CATEGORIES', goods: [goods('5')], categoryIds: ['8'], exceptGoods: [goods('6')] },
      { scope: { by: 'CATEGORIES', goodsIds: [], categoryIds: ['8'], exceptGoodsIds: ['6'] } },
    ],
    [
      'days of Beijing, to the last millisecond',
      { validityBy: 'FIXED', period: ['2026-11-18', '2026-11-30'] },
      { validity: { by: 'FIXED', startsAt: Date.UTC(2026, 10, 17, 16), endsAt: Date.UTC(2026, 10, 30, 16) - 1 } },
    ],
  ])('%s', (_what, typed, part) => {
    const draft = draftOf({ ...values, ...typed });
    expect(draft).toMatchObject(part);
    expect(schemas['marketing.coupon.save'].input.safeParse(draft).error).toBeUndefined();
  });

  test('what is not typed is refused by the schema at its field', () => {
    const read = schemas['marketing.coupon.save'].input.safeParse(draftOf({ ...values, minusFen: null, validDays: null, perMember: null }));
    expect(read.error?.issues.map(({ path }) => fieldOf(path.join('.')))).toEqual(['minusFen', 'validDays', 'perMember']);
  });

  test('what is stored comes back as it was', () => {
    for (const typed of [
      {},
      { worthBy: 'PERCENT', percentOff: 15, capFen: 3_000, minusFen: null },
      { shopsBy: 'SOME', cids: ['1'], scopeBy: 'GOODS', goods: [goods('5')] },
      { validityBy: 'FIXED', period: ['2026-11-18', '2026-11-30'], total: null, perDay: 20 },
    ] satisfies Partial<CouponValues>[]) {
      const wanted = { ...values, ...typed };
      const stored = { ...coupon, ...draftOf(wanted) };
      expect(draftOf(valuesOf(stored, goods))).toEqual(draftOf(wanted));
    }
  });
});

describe('once somebody has claimed one', () => {
  const changed = { ...values, name: '别的', minusFen: 1, total: 2_000, claimTo: 5, isShown: false, perMember: 9 };

  test('only total, end of claiming and whether it is shown are sent', () => {
    const { id, revision, ...input } = inputOf(changed, { ...coupon, claimed: 1 });
    expect({ id, revision }).toEqual({ id: '7', revision: 3 });
    expect(input).toEqual({ ...draftOf(values), total: 2_000, claimTo: 5, isShown: false });
  });

  test('before that, everything', () => {
    expect(inputOf(changed, coupon)).toEqual({ ...draftOf(changed), id: '7', revision: 3 });
    expect(inputOf(changed, null)).toEqual(draftOf(changed));
  });
});

describe('what a basket can be priced with', () => {
  test('the worth suffices: no name, no days', () => {
    const draft = previewOf({ ...values, name: ' ', validDays: null, perMember: null, claimTo: 1 }, '优惠券');
    expect(draft).toMatchObject({ name: '优惠券', claimTo: null });
    expect(schemas['checkout.promotion.preview'].input.shape.coupon.safeParse(draft).error).toBeUndefined();
  });

  test.each<[string, Partial<CouponValues>]>([
    ['no amount', { minusFen: null }],
    ['no cap of a discount', { worthBy: 'PERCENT', percentOff: 15, capFen: null }],
    ['no goods named', { scopeBy: 'GOODS' }],
  ])('not with %s', (_what, typed) => {
    expect(previewOf({ ...values, ...typed }, '优惠券')).toBeNull();
  });

  test('freight may have no cap', () => {
    expect(previewOf({ ...values, worthBy: 'FREIGHT' }, '优惠券')).not.toBeNull();
  });
});
