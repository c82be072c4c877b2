import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCategory } from '#modules/catalog';
import { inTx } from '#platform/ctx';
import type { ActivityInput } from '../../../test/builders/activity.ts';
import { type ActivityHouse, anActivityHouse } from '../../../test/builders/activity-house.ts';

type Page = OutputOf<'marketing.goodsBale.pageList'>;
type Scope = Extract<ActivityInput['terms'], { kind: 'N_FOR_PRICE' }>['scope'];

let house: ActivityHouse;
let categories: Record<'fruit' | 'citrus' | 'orange' | 'greens' | 'elsewhere', string>;
/** What each of the goods costs, and where it lies: two of three levels, one of two, one of one. */
const placed = [
  ['orange', 1_290],
  ['orange', 2_000],
  ['citrus', 1_680],
  ['fruit', 3_990],
  ['greens', 990],
  ['elsewhere', 1_500],
] as const;
let goodsIds: readonly string[];

beforeAll(async () => {
  house = await anActivityHouse();
  const { mall, merchant } = house;
  categories = await inTx(mall.ctx('1'), async (ctx) => {
    const add = (name: string, position: number, parentId: string | null, cid?: string) =>
      addCategory(ctx, { name, picture: '1/c.png', position, parentId, ...(cid && { cid }) });
    const greens = await add('蔬菜', 1, null);
    const fruit = await add('水果', 2, null);
    const citrus = await add('柑橘', 1, fruit);
    return { fruit, citrus, greens, orange: await add('脐橙', 1, citrus), elsewhere: await add('二店自有', 3, null, '12') };
  });
  goodsIds = merchant.goodsIds.slice(0, placed.length);
  for (const [nth, [category, priceFen]] of placed.entries())
    await mall.sql('update catalog.shelf set category_id = $1, price_fen = $2 where goods_id = $3', [
      categories[category],
      priceFen,
      goodsIds[nth],
    ]);
});
afterAll(() => house.close());

const anything = { goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
const scopes: Record<string, () => Scope> = {
  'named goods': () => ({ ...anything, by: 'GOODS', goodsIds: [...goodsIds] }),
  'categories, one of them twice': () => ({
    ...anything,
    by: 'CATEGORIES',
    categoryIds: [categories.fruit, categories.citrus, categories.greens],
    exceptGoodsIds: [goodsIds[1] ?? ''],
  }),
  everything: () => ({ ...anything, by: 'ALL', exceptGoodsIds: [goodsIds[0] ?? ''] }),
};

const started = async (scope: Scope) => (await house.start({ kind: 'N_FOR_PRICE', pieces: 3, priceFen: 4_000, perMember: null, scope })).id;
const asked = async (id: string, input: object = {}) =>
  (await house.visitor('marketing.goodsBale.pageList', { cid: '11', id, pageSize: 50, ...input })).data as Page;
const nthsOf = ({ list }: Page) => list.map(({ id }) => goodsIds.indexOf(id)).sort();

describe('what a pool is narrowed to (spec 2.2: NyNjActivityDetail, activeGoodsList)', () => {
  test.each(Object.keys(scopes))('of %s: as many are counted as are listed, and the fullest category is first', async (name) => {
    const id = await started(scopes[name]!());
    const { total, categories: told = [], list } = await asked(id);
    expect(total).toBe(list.length);
    const listed = await Promise.all(told.map(async ({ id: categoryId }) => (await asked(id, { categoryId })).list.length));
    expect(told.map(({ count }) => count)).toEqual(listed);
    expect(listed).toEqual(listed.toSorted((one, other) => other - one));
    expect(listed.length).toBeGreaterThan(1);
  });

  test('a category is one with all below it; top ones of the shop are told of', async () => {
    const id = await started(scopes['named goods']!());
    const { total, categories: told } = await asked(id);
    expect({ total, told }).toEqual({
      total: 6,
      told: [
        { id: categories.fruit, name: '水果', count: 4 },
        { id: categories.greens, name: '蔬菜', count: 1 },
      ],
    });
    expect(nthsOf(await asked(id, { categoryId: categories.fruit }))).toEqual([0, 1, 2, 3]);
    expect(nthsOf(await asked(id, { categoryId: categories.citrus }))).toEqual([0, 1, 2]);
    expect(nthsOf(await asked(id, { categoryId: categories.orange }))).toEqual([0, 1]);
    expect((await asked(id, { categoryId: '1' })).list).toEqual([]);
  });

  test('a category outside the categories it is for has nothing', async () => {
    const id = await started({ ...anything, by: 'CATEGORIES', categoryIds: [categories.citrus] });
    expect(nthsOf(await asked(id, { categoryId: categories.fruit }))).toEqual([0, 1, 2]);
    expect(nthsOf(await asked(id, { categoryId: categories.greens }))).toEqual([]);
  });

  test.each([
    [{ minFen: 1_290, maxFen: 1_680 }, [0, 2, 5]],
    [{ minFen: 1_291 }, [1, 2, 3, 5]],
    [{ maxFen: 1_290 }, [0, 4]],
    [{ minFen: 2_000, maxFen: 1_000 }, []],
  ])('both prices of %j are included', async (range, nths) => {
    const id = await started(scopes['named goods']!());
    expect(nthsOf(await asked(id, range))).toEqual(nths);
  });

  test.each([
    ['categories, one of them twice', [0]],
    ['everything', [1]],
  ] as const)('a category and prices of %s leave what both leave, page by page in order', async (name, nths) => {
    const id = await started(scopes[name]!());
    const both = { categoryId: categories.orange, minFen: 1_290, maxFen: 2_000 };
    expect(nthsOf(await asked(id, both))).toEqual(nths);
    const dear = await asked(id, { categoryId: categories.fruit, sortType: 'priceDown', pageSize: 1 });
    const next = await asked(id, { categoryId: categories.fruit, sortType: 'priceDown', pageSize: 1, pageNum: 2 });
    expect([nthsOf(dear), dear.hasMore, nthsOf(next)]).toEqual([[3], true, [name === 'everything' ? 1 : 2]]);
  });

  test('narrowed, the first page tells of the whole pool still; further pages and those about a cart tell nothing', async () => {
    const id = await started(scopes['named goods']!());
    const { total, categories: told } = await asked(id);
    expect(await asked(id, { categoryId: categories.greens, minFen: 1 })).toMatchObject({ total, categories: told });
    for (const input of [{ pageNum: 2 }, { goodsIds: goodsIds.slice(0, 1) }]) {
      expect(await asked(id, input)).not.toHaveProperty('total');
      expect(await asked(id, input)).not.toHaveProperty('categories');
    }
  });

  test('of the shop’s own category it tells in that shop, of a full reduction alike', async () => {
    const { id } = await house.start(
      { kind: 'FULL_REDUCTION', reduction: { by: 'EVERY', everyFen: 5_000, minusFen: 500, capFen: 500 }, scope: scopes['named goods']!() },
      { cids: ['11', '12'] },
    );
    const inShop = async (cid: string, input: object = {}) =>
      (await house.visitor('marketing.fullReduction.goods', { cid, id, ...input })).data as Page;
    expect((await inShop('11')).categories?.map(({ name }) => name)).toEqual(['水果', '蔬菜']);
    expect((await inShop('12')).categories?.map(({ name }) => name)).toEqual(['水果', '蔬菜', '二店自有']);
    expect(nthsOf(await inShop('11', { minFen: 1_500, maxFen: 1_999 }))).toEqual([2, 5]);
  });
});
