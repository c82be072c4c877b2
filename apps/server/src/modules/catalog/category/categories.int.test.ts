import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGoodsKeeper, type GoodsKeeper } from '../../../../test/builders/goods-keeper.ts';

let house: GoodsKeeper;
beforeAll(async () => {
  house = await aGoodsKeeper();
});
afterAll(() => house.close());

const picture = '1/category.png';
const aCategory = async (name: string, parentId: string | null = null, more: { cid?: string; position?: number } = {}) =>
  (await house.keep('catalog.category.save', { name, picture, position: 1, parentId, ...more })).id;

/** A goods in a category, for sale in the shop. */
async function sell(title: string, categoryId: string, priceFen = 100): Promise<string> {
  const saved = await house.keep('catalog.goods.save', { title, categoryId, pictures: [picture], skus: [{ specs: [] }] });
  const prices = saved.skuIds.map((skuId) => ({ skuId, priceFen }));
  await house.keep('catalog.listing.set', { cid: '11', goodsId: saved.id, prices });
  return saved.id;
}

const listed = async (categoryId: string, sortType?: 'sold' | 'new' | 'priceUp' | 'priceDown') =>
  (await house.look('catalog.product.pageList', { cid: '11', categoryId, ...(sortType && { sortType }) })).list.map(({ title }) => title);

describe('categories of three levels (spec 7.7)', () => {
  it('hold what stands below them, in every order, page by page', async () => {
    const fruit = await aCategory('水果');
    const berries = await aCategory('浆果', fruit);
    const strawberries = await aCategory('草莓', berries);
    await sell('果篮', fruit, 300);
    await sell('蓝莓', berries, 100);
    await sell('红颜', strawberries, 200);
    await sell('章姬', strawberries, 400);

    expect(await listed(fruit, 'priceUp')).toEqual(['蓝莓', '红颜', '果篮', '章姬']);
    expect(await listed(fruit, 'priceDown')).toEqual(['章姬', '果篮', '红颜', '蓝莓']);
    expect(await listed(fruit, 'new')).toEqual(['章姬', '红颜', '蓝莓', '果篮']);
    expect(await listed(berries)).toEqual(['蓝莓', '红颜', '章姬']);
    expect(await listed(strawberries)).toEqual(['红颜', '章姬']);
    const pages = await Promise.all(
      [1, 2].map((pageNum) =>
        house.look('catalog.product.pageList', { cid: '11', categoryId: fruit, sortType: 'priceUp', pageNum, pageSize: 3 }),
      ),
    );
    expect(pages.map(({ list, hasMore }) => [list.map(({ title }) => title), hasMore])).toEqual([
      [['蓝莓', '红颜', '果篮'], true],
      [['章姬'], false],
    ]);

    const { tree, layout } = await house.look('catalog.category.treeList', { cid: '11' });
    const top = tree.find(({ id }) => id === fruit);
    expect([layout, top?.goodsCount, top?.children[0]?.goodsCount, top?.children[0]?.children[0]?.goodsCount]).toEqual(['goods', 4, 3, 2]);
    expect(await house.look('catalog.category.info', { cid: '11', id: strawberries })).toEqual({
      id: strawberries,
      name: '草莓',
      picture,
      path: [
        { id: fruit, name: '水果' },
        { id: berries, name: '浆果' },
      ],
      children: [],
    });
    const { list } = await house.look('catalog.category.list', { cid: '11', parentId: fruit });
    expect(list).toEqual([{ id: berries, name: '浆果', picture, goodsCount: 3 }]);
  });

  it('go no deeper, and the database keeps their levels', async () => {
    const third = await aCategory('丙', await aCategory('乙', await aCategory('甲')));
    expect(await house.tryTo('catalog.category.save', { name: '丁', picture, position: 1, parentId: third })).toMatchObject({
      code: failures.BAD_INPUT.code,
    });
    const first = await aCategory('独');
    await expect(
      house.mall.sql('update catalog.category set parent_id = $1 where mid = 1 and id = $2', [third, first]),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      house.mall.sql('update catalog.category set parent_id = $1, level = 2 where mid = 1 and id = $2', [third, first]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('without goods are shown to nobody, and another shop’s own are not there at all', async () => {
    const empty = await aCategory('空');
    const { tree } = await house.look('catalog.category.treeList', { cid: '11' });
    expect(tree.map(({ id }) => id)).not.toContain(empty);
    expect(await house.look('catalog.category.info', { cid: '11', id: empty })).toMatchObject({ name: '空', children: [] });
    const own = await aCategory('自营', null, { cid: '11' });
    await expect(house.look('catalog.category.info', { cid: '12', id: own })).rejects.toThrow(failures.NOT_FOUND.code);
    expect(await house.tryTo('catalog.category.save', { name: '外', picture, position: 1, cid: '22' })).toMatchObject({
      code: failures.NOT_FOUND.code,
    });
  });

  it('are read in the reader’s language, and as they were written where nobody has translated them', async () => {
    const id = await aCategory('茶');
    await sell('龙井', id);
    await house.keep('catalog.category.save', { id, name: '茶', picture, position: 1, translations: { en: { name: 'Tea' } } });
    expect((await house.look('catalog.category.info', { cid: '11', id }, 'en')).name).toBe('Tea');
    expect((await house.look('catalog.category.info', { cid: '11', id })).name).toBe('茶');
  });

  it('are removed only when nothing stands in them', async () => {
    const [parent, filled] = [await aCategory('父'), await aCategory('满')];
    const child = await aCategory('子', parent);
    await sell('橙', filled);
    for (const id of [parent, filled])
      expect(await house.tryTo('catalog.category.remove', { id })).toMatchObject({ code: failures.CATEGORY_IN_USE.code });
    await house.keep('catalog.category.remove', { id: child });
    await house.keep('catalog.category.remove', { id: parent });
    expect(await house.tryTo('catalog.category.remove', { id: parent })).toMatchObject({ code: failures.NOT_FOUND.code });
  });

  it('look as the merchant chose, shop by shop', async () => {
    await house.keep('catalog.category.setLayout', { cid: '11', layout: 'banners' });
    expect((await house.look('catalog.category.treeList', { cid: '11' })).layout).toBe('banners');
  });
});
