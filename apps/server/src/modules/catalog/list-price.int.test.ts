import type { OutputOf } from '@qianpu/contract/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGoodsKeeper, type GoodsKeeper } from '../../../test/builders/goods-keeper.ts';
import { untruePriceIn } from '../../../test/call-table.ts';

let house: GoodsKeeper;
let goodsId: string;
let skuIds: readonly string[];

beforeAll(async () => {
  house = await aGoodsKeeper();
  const made = await house.keep('catalog.goods.save', {
    categoryId: house.apples.categoryId,
    title: '枇杷',
    pictures: ['1/loquat.jpg'],
    skus: ['一', '二', '三'].map((value) => ({ specs: [{ name: '规格', value }] })),
  });
  goodsId = made.id;
  skuIds = made.skuIds;
});
afterAll(() => house.close());

type Price = readonly [priceFen: number, listPriceFen: number | null];
const set = (prices: readonly Price[]) =>
  house.keep('catalog.listing.set', {
    cid: '11',
    goodsId,
    prices: prices.map(([priceFen, listPriceFen], at) => ({ skuId: skuIds[at] as string, priceFen, listPriceFen })),
  });

/** Every read that shows the goods, as its card. */
async function readings() {
  const item = await house.look('catalog.product.info', { cid: '11', id: goodsId });
  const lists = [
    await house.look('catalog.product.pageList', { cid: '11', ids: [goodsId] }),
    await house.look('catalog.product.pageList', { cid: '11', categoryId: house.apples.categoryId, pageSize: 50 }),
    await house.look('catalog.search.goods', { cid: '11', words: '枇杷' }),
  ];
  const cards = lists.map(({ list }) => (list as OutputOf<'catalog.product.pageList'>['list']).find(({ id }) => id === goodsId));
  return { item, cards };
}

describe('reference prices (finding S2)', () => {
  it('belong to a SKU; a card has the one of the SKU whose price it shows, and says that others cost more', async () => {
    await set([
      [15_900, 20_900],
      [5_990, 7_900],
      [10_900, null],
    ]);
    const { item, cards } = await readings();
    expect(item.skus.map(({ priceFen, listPriceFen }) => [priceFen, listPriceFen])).toEqual([
      [15_900, 20_900],
      [5_990, 7_900],
      [10_900, null],
    ]);
    for (const shown of [item, ...cards]) expect(shown).toMatchObject({ priceFen: 5_990, listPriceFen: 7_900, hasPriceRange: true });
  });

  it('leave a card with the SKU they belong to', async () => {
    await set([
      [500, 900],
      [800, 1_000],
    ]);
    await house.keep('catalog.goods.save', {
      id: goodsId,
      categoryId: house.apples.categoryId,
      title: '枇杷',
      pictures: ['1/loquat.jpg'],
      skus: [1, 2].map((at) => ({ id: skuIds[at] as string, specs: [{ name: '规格', value: `${at}` }] })),
    });
    expect((await readings()).cards[0]).toMatchObject({ priceFen: 800, listPriceFen: 1_000, hasPriceRange: false });
    // the retired one is made again, for what follows
    await house.keep('catalog.goods.save', {
      id: goodsId,
      categoryId: house.apples.categoryId,
      title: '枇杷',
      pictures: ['1/loquat.jpg'],
      skus: skuIds.map((id, at) => ({ id, specs: [{ name: '规格', value: `${at}` }] })),
    });
  });

  it('are never at or below the price in any answer, whatever staff set', async () => {
    const price = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.option(fc.integer({ min: 1, max: 40 })));
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 3, maxLength: 3 }), async (prices) => {
        const isTrue = prices.every(([now, before]) => before === null || before > now);
        const saved = await set(prices).then(
          () => true,
          () => false,
        );
        expect(saved).toBe(isTrue);
        const { item, cards } = await readings();
        expect(untruePriceIn(item)).toBeUndefined();
        expect(untruePriceIn(cards)).toBeUndefined();
        if (saved) expect(cards[0]?.hasPriceRange).toBe(new Set(prices.map(([now]) => now)).size > 1);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['catalog.listing', 'catalog.shelf'])('are held by the database in %s, whoever writes', async (table) => {
    await expect(house.mall.sql(`update ${table} set list_price_fen = price_fen where mid = 1`)).rejects.toThrow(/check constraint/);
  });
});
