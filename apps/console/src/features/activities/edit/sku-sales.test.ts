import { describe, expect, test } from 'vitest';
import { dailyPrice, leastAvailable, skuFindings, skuSales, worstFindings } from './sku-sales.ts';

type Listing = Parameters<typeof skuSales>[0][number];
const listing = (cid: string, shelf: string, priceFen: number | null, available: number): Listing =>
  ({ cid, shelf, skus: [{ skuId: '51', specs: [{ name: '重量', value: '500g' }], priceFen, available }] }) as unknown as Listing;
const listings = [listing('11', 'ON_SHELF', 1_000, 20), listing('12', 'ON_SHELF', 900, 5), listing('13', 'OFF_SHELF', 800, 9)];
const price = (priceFen: number | null, stock: number | null) => ({ skuId: '51', priceFen, stock });

describe('how the activity’s shops sell a SKU', () => {
  const [sku] = skuSales(listings, ['11', '12', '13'], true);

  test('by its lowest and highest price, and the shop with the least', () => {
    expect(sku).toMatchObject({ specs: '500g', notAt: ['13'] });
    expect(sku && [dailyPrice(sku), leastAvailable(sku)]).toEqual([[900, 1_000], 5]);
  });

  test('of all shops, those that do not list it are not missed', () => {
    expect(skuSales(listings.slice(0, 1), ['11', '14'], false)[0]?.notAt).toEqual([]);
    expect(skuSales(listings.slice(0, 1), ['11', '14'], true)[0]?.notAt).toEqual(['14']);
  });
});

describe('what publishing would say, while it is typed (rules 10.3)', () => {
  const [sku] = skuSales(listings, ['11', '12'], true);
  const codes = (priceFen: number | null, stock: number | null) =>
    sku ? skuFindings(price(priceFen, stock), sku).map(({ code, cid }) => `${code} ${cid}`) : [];

  test.each([
    ['no price, no part', null, null, []],
    ['lower everywhere', 800, 4, []],
    ['not lower in one shop', 900, null, ['PRICE_NOT_LOWER 12']],
    ['all of one shop', 800, 5, ['STOCK_ALL 12']],
    ['more than one shop has', 800, 6, ['STOCK_SHORT 12']],
  ])('%s', (_what, priceFen, stock, found) => {
    expect(codes(priceFen, stock)).toEqual(found);
  });

  test('the gravest comes first, each sort once', () => {
    const [all] = skuSales(listings, ['11', '12', '13'], true);
    const found = all ? worstFindings(skuFindings(price(2_000, 5), all)) : [];
    expect(found.map(({ code, isFatal }) => [code, isFatal])).toEqual([
      ['PRICE_NOT_LOWER', true],
      ['STOCK_ALL', false],
      ['OFF_SHELF', false],
    ]);
  });
});
