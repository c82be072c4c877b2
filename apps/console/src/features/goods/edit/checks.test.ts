import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { emptyDraft } from './draft.ts';
import { newRow } from './sku-matrix.ts';

describe('checks before saving', () => {
  it('find missing pictures, prices, shops, stock and English', () => {
    const checks = checksOf(emptyDraft, { shops: 0, availableOf: () => 0 });
    expect(checks.filter(({ isGood }) => !isGood).map(({ name }) => name)).toEqual(['pictures', 'prices', 'shops', 'stock', 'english']);
  });

  it('find reference prices that are not above the price, and count stock that is about to come', () => {
    const rows = [
      { ...newRow(['S']), priceFen: 100, listPriceFen: 100, supply: 3 },
      { ...newRow(['M']), id: '5', priceFen: 100, listPriceFen: 150 },
    ];
    const draft = { ...emptyDraft, pictures: ['a.jpg', 'b.jpg', 'c.jpg'], enTitle: 'Set', rows };
    const bad = (available: number) =>
      checksOf(draft, { shops: 1, availableOf: () => available }).flatMap(({ name, isGood, count }) => (isGood ? [] : [[name, count]]));
    expect(bad(1)).toEqual([['listPrices', 1]]);
    expect(bad(0)).toEqual([
      ['listPrices', 1],
      ['stock', 1],
    ]);
  });

  it('say that stock for no shop is not saved', () => {
    const draft = { ...emptyDraft, rows: [{ ...newRow([]), supply: 3 }] };
    const lost = (shops: number) => checksOf(draft, { shops, availableOf: () => 0 }).find(({ name }) => name === 'supply');
    expect(lost(0)).toEqual({ name: 'supply', isGood: false, count: 1 });
    expect(lost(1)).toBeUndefined();
  });
});
