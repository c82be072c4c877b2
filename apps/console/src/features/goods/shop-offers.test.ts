import { describe, expect, it } from 'vitest';
import { listingOf, offersOf } from './shop-offers.ts';

const shops = [
  { cid: '1', name: '一店' },
  { cid: '2', name: '二店' },
  { cid: '3', name: '三店' },
];
const listed = (cid: string, shelf: 'ON_SHELF' | 'OFF_SHELF' | 'SCHEDULED', categoryId = '9') => ({
  cid,
  goods: { id: '7', title: '', picture: 'a.jpg' },
  categoryId,
  position: 0,
  shelf,
  onShelfAt: shelf === 'SCHEDULED' ? 5_000 : null,
  offShelfAt: null,
  soldCount: 0,
  revision: 4,
  skus: [],
});

describe('shops that may sell a goods', () => {
  it('are all there, on as they are now, with a category of their own where it differs', () => {
    const offers = offersOf(shops, [listed('1', 'SCHEDULED', '10'), listed('2', 'OFF_SHELF')], '9');
    expect(offers.map(({ isOn, onShelfAt, categoryId, revision }) => [isOn, onShelfAt, categoryId, revision])).toEqual([
      [true, 5_000, '10', 4],
      [false, null, null, 4],
      [false, null, null, 0],
    ]);
  });

  it('are told only prices that are set', () => {
    const [offer] = offersOf(shops, [], null);
    if (!offer) throw new Error('no shop');
    const prices = [
      { skuId: '1', priceFen: 100, listPriceFen: null },
      { skuId: '2', priceFen: null, listPriceFen: 200 },
    ];
    expect(listingOf({ ...offer, offShelfAt: 0 }, prices)).toEqual({
      cid: '1',
      revision: 0,
      prices: [{ skuId: '1', priceFen: 100, listPriceFen: null }],
      onShelfAt: null,
      offShelfAt: '1970-01-01T00:00:00.000Z',
    });
  });
});
