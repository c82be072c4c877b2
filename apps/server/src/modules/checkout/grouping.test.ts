import { expect, test } from 'vitest';
import type { Offer, Promotion } from './checkout.types.ts';
import { groupingIdsOf } from './grouping.ts';

const offer: Offer = {
  cid: '11',
  skuId: '21',
  goodsId: '31',
  categoryIds: ['41', '40'],
  title: '草莓',
  specs: [],
  picture: '1/a.jpg',
  priceFen: 1_990,
  ladder: [],
  noPromotions: false,
  noMemberPrice: false,
  isOnShelf: true,
  quantityRule: { min: 1, step: 1, max: null },
  purchaseLimit: null,
  available: 9,
};
const set = { kind: 'N_FOR_PRICE', cids: [], name: '99 元 3 件', pieces: 3, priceFen: 9_900, scope: {} } as const;
const reduction = { kind: 'FULL_REDUCTION', cids: [], name: '满减', reduction: { by: 'TIERS', measure: 'FEN', tiers: [] } } as const;
const promotions: Promotion[] = [
  { ...set, id: 'all' },
  { ...set, id: 'other-shop', cids: ['12'] },
  { ...set, id: 'excepted', scope: { exceptGoodsIds: ['31'] } },
  { ...reduction, id: 'category', scope: { categoryIds: ['40'] } },
  { ...reduction, id: 'other-goods', scope: { goodsIds: ['32'] } },
  { kind: 'LIMITED_DISCOUNT', id: 'price', cids: [], name: '', scope: {}, discount: { by: 'PERCENT', percent: 80 } },
];
const idsOf = (changes: Partial<Offer>) => groupingIdsOf(promotions, { ...offer, ...changes });

test('a line of the cart names the sets and full reductions it counts for, ticked or not (rules-2 §4)', () => {
  expect(idsOf({})).toEqual(['all', 'category']);
  expect(idsOf({ goodsId: '32', categoryIds: [] })).toEqual(['all', 'excepted', 'other-goods']);
});

test('goods that nothing lowers count for none (rules-2 §2.3)', () => expect(idsOf({ noPromotions: true })).toEqual([]));
