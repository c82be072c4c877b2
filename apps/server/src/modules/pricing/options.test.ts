import { describe, expect, test } from 'vitest';
import { coupon, firstOrder, flat, freeFreight, line, named } from './basket.fixture.ts';
import { promotionOf } from './kinds/kind.fixture.ts';
import { endWith, optionsOf } from './options.ts';
import type { Promotion, ShopFreight } from './pricing.types.ts';
import { openShop } from './shop.ts';

const open = (promotions: readonly Promotion[], freight?: ShopFreight) =>
  openShop({ cid: '1', lines: [line('1', 600), line('2', 400)], promotions, freight, choice: 'BEST' });
const ticket = (capFen: number | null) => named('ticket', '5', promotionOf('COUPON', { fromFen: 0, worth: { by: 'FREIGHT', capFen } }));

/** A shop's order of 1,000 ended with its first order and its first coupon, those it has. */
const endOf = (promotions: readonly Promotion[], freight?: ShopFreight) => {
  const shop = open(promotions, freight);
  return endWith(shop, shop.chosen, { first: shop.firsts[0], single: shop.singles[0] });
};
const feesOf = (ended: ReturnType<typeof endOf>) => [...(ended?.offFee ?? [])].map(([{ promotion }, fen]) => [promotion.id, fen]);

describe('the ways a plan can end (spec 7.2)', () => {
  test('are each first order or none with each coupon or none, nothing at all first', () => {
    const options = optionsOf(open([firstOrder(100), coupon(50), coupon(40, 0, { id: '8' })]));
    expect(options.map(({ first, single }) => [first?.promotion.id, single?.promotion.id])).toEqual([
      [undefined, undefined],
      [undefined, '13'],
      [undefined, '8'],
      ['14', undefined],
      ['14', '13'],
      ['14', '8'],
    ]);
  });

  test('leave out what takes nothing even off an order without activities', () => {
    const promotions = [coupon(50, 1_001), named('far', '3', promotionOf('FIRST_ORDER', { fromFen: 1_001, minusFen: 5 }))];
    expect(optionsOf(open(promotions))).toEqual([{ first: undefined, single: undefined }]);
  });
});

describe('an order ended (spec 7.2)', () => {
  test('takes the coupon off what the first order left', () => {
    const ended = endOf([firstOrder(100), coupon(50)]);
    expect(ended?.payableFen).toBe(850);
    expect(ended?.order.claims.map(({ rule, off }) => [rule.promotion.id, off])).toEqual([
      ['14', [60, 40]],
      ['13', [30, 20]],
    ]);
  });

  test('is none, when the first order costs the coupon its threshold', () => {
    expect(endOf([firstOrder(100), coupon(50, 1_000)])).toBeUndefined();
    expect(endOf([firstOrder(100), coupon(50, 900)])?.payableFen).toBe(850);
  });

  test('pays the fee its goods still cost after all', () => {
    expect(endOf([coupon(50)], { flatFen: 800, freeFromFen: 1_000 })).toMatchObject({ feeFen: 800, payableFen: 1_750 });
    expect(endOf([coupon(50)], { flatFen: 800, freeFromFen: 950 })).toMatchObject({ feeFen: 0, payableFen: 950 });
  });

  test('takes a coupon off the fee, then the best of what lowers the rest', () => {
    const ended = endOf([ticket(300), freeFreight(200, { id: '2' }), freeFreight(400), freeFreight(100, { id: '3' })], flat['1']);
    expect(ended).toMatchObject({ feeFen: 800, payableFen: 1_100 });
    expect(feesOf(ended)).toEqual([
      ['5', 300],
      ['18', 400],
    ]);
    expect(ended?.order.claims.map(({ rule }) => rule.promotion.id)).toEqual(['5', '18']);
  });

  test('of two that free all of the fee has the older', () => {
    expect(feesOf(endOf([freeFreight(900), freeFreight(null, { id: '3' })], flat['1']))).toEqual([['3', 800]]);
    expect(feesOf(endOf([freeFreight(900, { id: '3' }), freeFreight(null)], flat['1']))).toEqual([['3', 800]]);
  });

  test('takes nothing off a fee there is not', () => {
    const ended = endOf([ticket(null), freeFreight(null)], flat['1']);
    expect(feesOf(ended)).toEqual([['5', 800]]);
    expect(ended?.payableFen).toBe(1_000);
    expect(feesOf(endOf([coupon(50), freeFreight(null)]))).toEqual([]);
    expect(feesOf(endOf([coupon(50), named('far', '3', promotionOf('FREE_FREIGHT', { fromFen: 951, capFen: null }))], flat['1']))).toEqual(
      [],
    );
  });
});
