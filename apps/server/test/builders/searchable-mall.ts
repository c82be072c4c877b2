import { addCategory, addGoods, listGoods } from '#modules/catalog';
import { supplyStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import { type TestMall, testMall } from '../test-mall.ts';
import { aMerchant } from './merchant.ts';

interface SearchableGoods {
  readonly title: string;
  readonly category: string;
  readonly brand?: string;
  readonly keywords?: string[];
  readonly tags?: string[];
  readonly sellingPoint?: string;
  readonly en?: string;
  readonly priceFen: number;
  readonly sold: number;
  readonly stock?: number;
}

export const searchableGoods: readonly SearchableGoods[] = [
  {
    title: '丹东红颜草莓 500g',
    category: '草莓',
    brand: '草莓妈妈',
    tags: ['包邮'],
    en: 'Dandong strawberries',
    priceFen: 3990,
    sold: 21_000,
  },
  { title: '章姬奶油草莓礼盒', category: '草莓', keywords: ['送礼'], tags: ['礼盒'], priceFen: 8800, sold: 300 },
  { title: '草莓云朵奶油蛋糕 4 寸', category: '蛋糕', sellingPoint: '当日现做', priceFen: 5800, sold: 3_400 },
  { title: '鲜牛奶 250ml×6', category: '牛奶', brand: '山脚牧场', keywords: ['纯奶'], priceFen: 3290, sold: 980 },
  { title: '智利车厘子 JJ 级', category: '车厘子', keywords: ['樱桃'], priceFen: 12_900, sold: 5_000, stock: 0 },
  { title: '新疆库尔勒香梨', category: '鲜果', sellingPoint: '脆甜如草莓季', priceFen: 2990, sold: 700 },
];

export interface SearchableMall {
  readonly mall: TestMall;
  /** Ids by title and by name. */
  readonly goods: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
}

/** A merchant whose first shop sells what searches are tried on, one shop that sells nothing, and a merchant with goods of the same title. */
export async function aSearchableMall(): Promise<SearchableMall> {
  const mall = await testMall();
  const goods = new Map<string, string>();
  const categories = new Map<string, string>();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods: [] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { 'pears.test': '2' }, goods: ['丹东红颜草莓 500g'] });
  await mall.sql("insert into catalog.brand (mid, id, name) values (1, 7001, '草莓妈妈'), (1, 7002, '山脚牧场')");
  await inTx(mall.ctx('1'), async (ctx) => {
    const parents: Record<string, string> = { 草莓: '鲜果', 车厘子: '鲜果' };
    for (const [position, name] of ['鲜果', '草莓', '车厘子', '蛋糕', '牛奶'].entries()) {
      const parentId = categories.get(parents[name] ?? '') ?? null;
      categories.set(name, await addCategory(ctx, { name, picture: '1/all.png', position, parentId }));
    }
    for (const [position, input] of searchableGoods.entries()) {
      const { goodsId, skuIds } = await addGoods(ctx, {
        categoryId: categories.get(input.category) ?? '',
        brandId: input.brand === '草莓妈妈' ? '7001' : input.brand ? '7002' : null,
        title: input.title,
        sellingPoint: input.sellingPoint ?? '',
        tags: input.tags ?? [],
        keywords: input.keywords ?? [],
        pictures: ['1/goods.jpg'],
        translations: input.en ? { en: { title: input.en } } : {},
        skus: [{ specs: [] }],
      });
      goods.set(input.title, goodsId);
      const prices = skuIds.map((skuId) => ({ skuId, priceFen: input.priceFen }));
      await listGoods(ctx, { cid: '11', goodsId, position, prices, soldCount: input.sold });
      const quantity = input.stock ?? 10;
      for (const skuId of quantity > 0 ? skuIds : []) await supplyStock(ctx, { cid: '11', skuId, quantity, refId: ctx.newId() });
    }
  });
  // By the event of the stock, which has tests of its own.
  await mall.sql('update catalog.shelf set is_sold_out = goods_id = $1 where mid = 1', [goods.get('智利车厘子 JJ 级')]);
  return { mall, goods, categories };
}
