import { describe, expect, test } from 'vitest';
import { type Checks, checkCoupon } from './checks.ts';
import { type CouponValues, emptyCoupon } from './coupon-values.ts';

const now = Date.UTC(2026, 10, 18, 4);
const values: CouponValues = { ...emptyCoupon, name: '全场券', minusFen: 1_500 };
const goods = [{ id: '5', title: '茶', picture: null }];

describe('what contradicts itself or the clock (rules 5)', () => {
  test.each<[string, Partial<CouponValues>, Checks]>([
    ['all is well', {}, {}],
    ['no name', { name: '  ' }, { name: 'required' }],
    ['no amount', { minusFen: null }, { minusFen: 'required' }],
    ['nothing off', { minusFen: 0 }, { minusFen: 'amount' }],
    ['above 100,000 yuan', { minusFen: 10_000_001, fromFen: 10_000_001 }, { minusFen: 'tooMuch', fromFen: 'tooMuch' }],
    ['a discount without figures', { worthBy: 'PERCENT' }, { percentOff: 'required', capFen: 'required' }],
    ['free shipping needs nothing', { worthBy: 'FREIGHT', minusFen: null }, {}],
    ['a cap of nothing', { worthBy: 'FREIGHT', capFen: 0 }, { capFen: 'amount' }],
    ['an exchange for free', { worthBy: 'EXCHANGE', priceFen: 0, goods }, {}],
    ['an exchange of nothing named', { worthBy: 'EXCHANGE', scopeBy: 'ALL' }, { priceFen: 'required', goods: 'noGoods' }],
    ['no shop', { shopsBy: 'SOME' }, { cids: 'noShop' }],
    ['no goods', { scopeBy: 'GOODS' }, { goods: 'noGoods' }],
    ['no category', { scopeBy: 'CATEGORIES' }, { categoryIds: 'noCategory' }],
    ['no period', { validityBy: 'FIXED', validDays: null }, { period: 'required' }],
    ['ends today', { validityBy: 'FIXED', period: ['2026-11-01', '2026-11-18'] }, {}],
    ['ended yesterday', { validityBy: 'FIXED', period: ['2026-11-01', '2026-11-17'] }, { period: 'periodOver' }],
    ['no days', { validDays: null }, { validDays: 'required' }],
    ['more a day than in all', { total: 10, perDay: 11 }, { perDay: 'dayAboveTotal' }],
    ['a day of an unlimited one', { total: null, perDay: 11 }, {}],
    ['claiming ends before it begins', { claimFrom: now + 2, claimTo: now + 1 }, { claimTo: 'claimBackwards' }],
    ['claiming is over already', { claimTo: now }, { claimTo: 'claimOver' }],
  ])('%s', (_what, typed, found) => {
    expect(checkCoupon({ ...values, ...typed }, { coupon: null, now })).toEqual(found);
  });

  test('of a claimed one only what may change is asked', () => {
    const odd = { ...values, name: '', minusFen: null, total: 4, claimTo: now };
    expect(checkCoupon(odd, { coupon: { claimed: 5, state: 'ON' }, now })).toEqual({ total: 'belowClaimed' });
    expect(checkCoupon({ ...odd, total: 5 }, { coupon: { claimed: 5, state: 'ON' }, now })).toEqual({});
    expect(checkCoupon({ ...odd, total: null }, { coupon: { claimed: 5, state: 'ON' }, now })).toEqual({});
  });
});
