import { describe, expect, test } from 'vitest';
import { type Basket, EXAMPLE_BASKET, priceExample } from '#modules/pricing';
import { naivePayable } from '../src/app/referee/second-program/naive-prices.ts';
import { EXAMPLES, type GoldenKind } from './golden-promotions.ts';
import { type Golden, promotionsPage } from './promotions-page.ts';

const kinds = Object.keys(EXAMPLES) as GoldenKind[];
const basketOf = (...wanted: readonly GoldenKind[]): Basket => ({
  ...EXAMPLE_BASKET,
  promotions: wanted.map((kind) => EXAMPLES[kind].promotion),
});
const goldenOf = (...wanted: readonly GoldenKind[]): Golden => ({ kinds: wanted, priced: priceExample(...wanted) });

const alone = kinds.map((kind) => goldenOf(kind));
const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => goldenOf(one, other)));

describe('receipts of every kind and of every pair of kinds (spec 7.2)', () => {
  test('are the golden ones', async () => {
    expect(alone).toHaveLength(14);
    expect(pairs).toHaveLength(91);
    await expect(`${JSON.stringify([...alone, ...pairs], undefined, 1)}\n`).toMatchFileSnapshot('golden/promotions.json');
  });

  test('are what the second program finds', () => {
    for (const golden of [...alone, ...pairs]) expect(golden.priced.totals.payableFen).toBe(naivePayable(basketOf(...golden.kinds)));
  });

  test('are what docs/promotions.md tells', async () => {
    await expect(promotionsPage(alone, pairs)).toMatchFileSnapshot('../../../docs/promotions.md');
  });
});
