import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Basket, type PricedBasket, type PricedShop, priceBasket } from '#modules/pricing';
import { naivePayable } from '../src/app/referee/second-program/naive-prices.ts';
import { aBasket } from './builders/basket.ts';
import { aCoupon, anAutomatic } from './builders/promotion.ts';

/** Baskets per property; `./mall prove prices` asks for more. */
const RUNS = Number(process.env.PRICE_RUNS ?? 5_000);
/** A check must not find by luck what the change before it passed by luck: only the proof draws anew. */
const SEED = Number(process.env.PRICE_SEED ?? 20_261_115);
/** A mutant need only be noticed; the smallest basket that notices it takes seconds to find. */
const endOnFailure = process.env.PRICE_SHRINK === 'no';
const PATIENCE_MS = 60_000 + RUNS * 20;

const small = fc.oneof(aBasket({ lines: 6, promotions: 6 }), aBasket({ lines: 6, promotions: 6, shops: 1 }));
const large = aBasket({ lines: 20, promotions: 12 });

const holds = (baskets: fc.Arbitrary<Basket>, check: (basket: Basket) => void) =>
  fc.assert(fc.property(baskets, check), { numRuns: RUNS, seed: SEED, endOnFailure });

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const payable = (basket: Basket) => priceBasket(basket).totals.payableFen;

describe('prices of any basket with any promotions (spec 7.2)', { timeout: PATIENCE_MS }, () => {
  test('are what trying every plan piece by piece finds', () => {
    holds(small, (basket) => {
      expect(payable(basket)).toBe(naivePayable(basket));
    });
  });

  test('give coupons to several shops as trying every way does', () => {
    holds(aBasket({ lines: 6, promotions: 4, shops: 3 }, aCoupon), (basket) => {
      expect(payable(basket)).toBe(naivePayable(basket));
    });
  });

  test('add up to the fen, and no line, shop or basket costs less than nothing', () => {
    holds(large, (basket) => expectToAddUp(basket, priceBasket(basket)));
  });

  test('do not depend on the order of lines and promotions', () => {
    holds(large, (basket) => {
      const turned = { ...basket, lines: basket.lines.toReversed(), promotions: basket.promotions.toReversed() };
      expect(priceBasket(turned)).toEqual(priceBasket(basket));
    });
  });

  test('never rise by an automatic promotion more, where they are proved', () => {
    holds(aBasket({ lines: 20, promotions: 12 }, anAutomatic), ({ choices: _, ...basket }) => {
      const priced = priceBasket(basket);
      if (!isProved(priced)) return;
      expect(priced.totals.payableFen).toBeLessThanOrEqual(payable({ ...basket, promotions: basket.promotions.slice(1) }));
    });
  });

  test('are never above those of accepting every activity', () => {
    holds(aBasket({ lines: 20, promotions: 16, shops: 1 }, anAutomatic), ({ choices: _, ...basket }) => {
      expect(payable(basket)).toBeLessThanOrEqual(priceBasket(basket, 0).totals.payableFen);
    });
  });

  test('tell of a coupon that is not taken what choosing it costs more', () => {
    holds(aBasket({ lines: 6, promotions: 6, shops: 1 }), ({ choices: _, ...basket }) => {
      const { shops, totals } = priceBasket(basket);
      for (const { promotionId = '', reason } of shops.flatMap(({ receipt }) => receipt)) {
        if (reason.lossFen === undefined) continue;
        expect(payable({ ...basket, choices: { '1': promotionId } })).toBe(totals.payableFen + reason.lossFen);
      }
    });
  });
});

const isProved = ({ shops }: PricedBasket) => shops.every(({ receipt }) => receipt.every(({ reason }) => reason.code !== 'CHEAPEST_FOUND'));

function expectToAddUp(basket: Basket, { shops, totals }: PricedBasket): void {
  expect(shops.flatMap(({ lines }) => lines)).toHaveLength(basket.lines.length);
  for (const shop of shops) {
    expectLinesToAddUp(shop);
    expectReceiptToAddUp(basket, shop);
  }
  expect(totals.payableFen).toBe(total(shops.map(({ payableFen }) => payableFen)));
  expect(totals.goodsFen - totals.discountFen + totals.freightFen).toBe(totals.payableFen);
}

function expectLinesToAddUp({ lines }: PricedShop): void {
  for (const line of lines) {
    expect(line.discountFen).toBeGreaterThanOrEqual(0);
    expect(line.payableFen).toBeGreaterThanOrEqual(0);
    expect(line.payableFen).toBe(line.unitFen * line.quantity - line.discountFen);
    expect(total(line.shares.map(({ offFen }) => offFen))).toBe(line.discountFen);
    for (const { pieces, offFen } of line.shares) {
      expect(pieces).toBeGreaterThanOrEqual(1);
      expect(pieces).toBeLessThanOrEqual(line.quantity);
      expect(offFen).toBeGreaterThanOrEqual(0);
    }
  }
}

function expectReceiptToAddUp({ promotions }: Basket, { cid, receipt, lines, ...shop }: PricedShop): void {
  expect(shop.discountFen).toBe(total(lines.map(({ discountFen }) => discountFen)));
  expect(shop.payableFen).toBe(shop.goodsFen - shop.discountFen + shop.freightFen);
  expect(shop.goodsFen + total(receipt.map(({ amountFen }) => amountFen))).toBe(shop.payableFen);
  expect(shop.freightFen).toBeGreaterThanOrEqual(0);
  const told = receipt.filter(({ kind }) => kind === 'PROMOTION');
  expect(told).toHaveLength(promotions.filter(({ cids }) => cids.length === 0 || cids.includes(cid)).length);
  const shares = lines.flatMap((line) => line.shares);
  for (const { promotionId, amountFen, freightFen = 0, isTaken } of told) {
    const own = shares.filter((share) => share.promotionId === promotionId);
    expect(total(own.map(({ offFen }) => offFen))).toBe(freightFen - amountFen);
    if (!isTaken) expect([amountFen, own]).toEqual([0, []]);
  }
}
