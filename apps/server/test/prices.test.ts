import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Basket, type PricedBasket, priceBasket } from '#modules/pricing';
import { aBasket } from './builders/basket.ts';
import { naivePayable } from './naive-prices.ts';

/** Baskets per property; `./mall prove prices` asks for more. */
const RUNS = Number(process.env.PRICE_RUNS ?? 5_000);
/** A check must not find by luck what the change before it passed by luck: only the proof draws anew. */
const SEED = Number(process.env.PRICE_SEED ?? 20_261_115);
const PATIENCE_MS = 60_000 + RUNS * 20;

const small = aBasket({ lines: 6, offers: 6 });
const large = aBasket({ lines: 20, offers: 12 });

const holds = (baskets: fc.Arbitrary<Basket>, check: (basket: Basket) => void) =>
  fc.assert(fc.property(baskets, check), { numRuns: RUNS, seed: SEED });

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('prices of any basket with any offers (spec 7.2)', { timeout: PATIENCE_MS }, () => {
  test('are what trying every plan piece by piece finds', () => {
    holds(small, (basket) => {
      expect(priceBasket(basket).totals.payableFen).toBe(naivePayable(basket));
    });
  });

  test('add up to the fen, and no line, shop or basket costs less than nothing', () => {
    holds(large, (basket) => expectToAddUp(basket, priceBasket(basket)));
  });

  test('do not depend on the order of lines and offers', () => {
    holds(large, (basket) => {
      const turned = { ...basket, lines: basket.lines.toReversed(), offers: basket.offers.toReversed() };
      expect(priceBasket(turned)).toEqual(priceBasket(basket));
    });
  });

  test('never rise by an offer more', () => {
    holds(large, (basket) => {
      const fewer = { ...basket, offers: basket.offers.slice(1) };
      expect(priceBasket(basket).totals.payableFen).toBeLessThanOrEqual(priceBasket(fewer).totals.payableFen);
    });
  });
});

function expectToAddUp(basket: Basket, { shops, totals }: PricedBasket): void {
  const lines = shops.flatMap((shop) => shop.lines);
  expect(lines).toHaveLength(basket.lines.length);
  for (const line of lines) {
    expect(line.discountFen).toBeGreaterThanOrEqual(0);
    expect(line.discountFen).toBeLessThanOrEqual(line.unitFen * line.quantity);
    expect(line.payableFen).toBe(line.unitFen * line.quantity - line.discountFen);
  }
  for (const shop of shops) {
    expect(shop.discountFen).toBe(total(shop.lines.map(({ discountFen }) => discountFen)));
    expect(shop.payableFen).toBe(shop.goodsFen - shop.discountFen + shop.freightFen);
    const [reductions, freight] = [shop.receipt.filter(({ kind }) => kind === 'OFFER'), shop.receipt.at(-1)];
    expect(total(reductions.map(({ amountFen }) => amountFen)) + shop.discountFen).toBe(0);
    expect(reductions).toHaveLength(basket.offers.filter(({ cid }) => cid === shop.cid).length);
    for (const { isTaken, amountFen } of reductions) expect(isTaken).toBe(amountFen < 0);
    expect(freight).toMatchObject({ kind: 'FREIGHT', amountFen: shop.freightFen });
  }
  expect(totals.payableFen).toBe(total(shops.map(({ payableFen }) => payableFen)));
  expect(totals.goodsFen - totals.discountFen + totals.freightFen).toBe(totals.payableFen);
}
