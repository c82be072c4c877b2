import { failures } from '@qianpu/contract/failure';
import type { InputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGoodsKeeper, type GoodsKeeper } from '../../../../test/builders/goods-keeper.ts';

let house: GoodsKeeper;
beforeAll(async () => {
  house = await aGoodsKeeper();
});
afterAll(() => house.close());

type Draft = InputOf<'catalog.goods.save'>;
const size = (value: string) => ({ specs: [{ name: '规格', value }] });
const draft = (more: Partial<Draft> = {}): Draft => ({
  categoryId: house.apples.categoryId,
  title: '黄桃',
  pictures: ['1/peach.jpg'],
  skus: [size('小'), size('大')],
  ...more,
});
const noFacts = { code: null, barcode: null, weightGrams: null, costFen: null };
const list = (goodsId: string, skuIds: readonly string[], priceFen = 500) =>
  house.keep('catalog.listing.set', { cid: '11', goodsId, prices: skuIds.map((skuId, at) => ({ skuId, priceFen: priceFen + at })) });
const shown = (id: string, lang?: string) => house.look('catalog.product.info', { cid: '11', id }, lang);

describe('goods that staff save (spec 7.7)', () => {
  it('come back as they were written, and are shown when a shop lists them', async () => {
    const { id: brandId } = await house.keep('catalog.brand.save', { name: '砀山' });
    const { promises } = await house.keep('catalog.promise.set', {
      promises: [{ title: '坏单包赔', text: '拍照即赔' }, { title: '冷链' }],
    });
    const written = draft({
      brandId,
      sellingPoint: '离核',
      tags: ['当季'],
      keywords: ['蜜桃'],
      pictures: ['1/peach.jpg', '1/peach-2.jpg'],
      video: { key: '1/peach.mp4', poster: '1/peach.jpg' },
      detailHtml: '<p>一</p>',
      parameters: [{ name: '产地', value: '安徽砀山' }],
      sizeTable: { columns: ['等级', '单果 (g)'], rows: [['小', '150–200']], help: '连果柄称' },
      serviceText: '软了也赔',
      promiseIds: promises.map(({ id }) => id),
      quantity: { min: 2, step: 2, max: 10 },
      limit: { pieces: 8, days: 7 },
      sellsInBulk: true,
      noPromotions: true,
      noMemberPrice: true,
      translations: { en: { title: 'Peaches', sellingPoint: '' } },
      skus: [{ ...size('小'), picture: '1/peach-2.jpg', ladder: [{ from: 10, priceFen: 400 }] }, size('大')],
    });
    const { id, skuIds } = await house.keep('catalog.goods.save', written);
    await expect(shown(id)).rejects.toThrow(failures.NOT_FOUND.code);
    expect(await house.keep('catalog.goods.detail', { id })).toEqual({
      ...written,
      id,
      revision: 1,
      updatedAt: expect.any(Number),
      skus: [
        { id: skuIds[0], ...size('小'), picture: '1/peach-2.jpg', ladder: [{ from: 10, priceFen: 400 }], ...noFacts },
        { id: skuIds[1], ...size('大'), picture: null, ladder: [], ...noFacts },
      ],
    });
    await list(id, skuIds);
    expect(await shown(id)).toMatchObject({
      title: '黄桃',
      brand: { id: brandId, name: '砀山', picture: null },
      promises: [
        { title: '坏单包赔', text: '拍照即赔' },
        { title: '冷链', text: '' },
        { title: '服务说明', text: '软了也赔' },
      ],
      categoryPath: [{ id: house.apples.categoryId, name: '全部' }],
      quantity: { min: 2, step: 2, max: 8 },
      limit: { pieces: 8, days: 7 },
      video: { key: '1/peach.mp4', poster: '1/peach.jpg' },
      detailHtml: '<p>一</p>',
      parameters: [{ name: '产地', value: '安徽砀山' }],
      sizeTable: { columns: ['等级', '单果 (g)'], rows: [['小', '150–200']], help: '连果柄称' },
      isSoldOut: true,
      skus: [{ picture: '1/peach-2.jpg', priceFen: 500, stock: 0 }, { priceFen: 501 }],
    });
    expect(await shown(id, 'en')).toMatchObject({ title: 'Peaches', sellingPoint: '离核' });
    const { list: heads } = await house.keep('catalog.goods.list', { words: '黄桃' });
    expect(heads).toMatchObject([{ id, title: '黄桃', picture: '1/peach.jpg', categoryId: house.apples.categoryId, skuCount: 2 }]);
    expect((await house.keep('catalog.goods.list', { words: '%' })).list).toEqual([]);
  });

  it.each([
    ['the same combination twice', { skus: [size('小'), size('小')] }],
    ['other axes', { skus: [size('小'), { specs: [{ name: '颜色', value: '红' }] }] }],
    ['a fourth axis', { skus: [{ specs: ['一', '二', '三', '四'].map((name) => ({ name, value: '甲' })) }] }],
    ['a most below its least', { quantity: { min: 5, step: 1, max: 4 } }],
    ['more pieces than a line of an order holds', { quantity: { min: 3_000_000_000, step: 1, max: null } }],
    ['a category that is not there', { categoryId: '404' }],
    ['a brand that is not there', { brandId: '404' }],
    ['a promise that is not there', { promiseIds: ['404'] }],
    ['a row of sizes that is shorter than its table', { sizeTable: { columns: ['尺码', '胸围'], rows: [['S']] } }],
    ['a SKU of other goods', { skus: [{ id: '404', ...size('小') }] }],
  ])('are refused with %s', async (_, more) => {
    expect(await house.tryTo('catalog.goods.save', draft(more))).toMatchObject({ code: failures.BAD_INPUT.code });
  });

  it('are refused with an axis named as the stepper is, and the failure says so (finding S11)', async () => {
    const answer = await house.tryTo('catalog.goods.save', draft({ skus: [{ specs: [{ name: '数量', value: '一' }] }] }));
    expect(answer).toMatchObject({ code: failures.AXIS_NAME_RESERVED.code });
  });

  it('are shown with a detail in which nothing can run', async () => {
    const { id, skuIds } = await house.keep('catalog.goods.save', draft({ detailHtml: '<p onclick="x()">一</p><script>x()</script>' }));
    await list(id, skuIds);
    expect((await shown(id)).detailHtml).toBe('<p>一</p>');
  });

  it('keep the ids of SKUs; one that is no longer named leaves every shelf and stays in the books', async () => {
    const { id, skuIds } = await house.keep('catalog.goods.save', draft());
    const [small = '', large = ''] = skuIds;
    await list(id, skuIds);
    await house.keep('catalog.stock.supply', { cid: '11', skuId: small, quantity: 3 });
    const saved = await house.keep('catalog.goods.save', draft({ id, skus: [{ id: large, ...size('小') }, size('特大')] }));
    expect(saved.skuIds[0]).toBe(large);
    expect(saved.skuIds[1]).not.toBe(small);
    expect((await shown(id)).skus.map((sku) => [sku.id, sku.specs[0]?.value, sku.priceFen])).toEqual([[large, '小', 501]]);
    expect(await house.mall.sql('select price_fen, sku_count, is_sold_out from catalog.shelf where goods_id = $1', [id])).toEqual([
      { price_fen: '501', sku_count: 1, is_sold_out: true },
    ]);
    expect(await house.mall.sql('select available from catalog.stock where sku_id = $1', [small])).toEqual([{ available: 3 }]);
    await house.keep('catalog.goods.save', draft({ id, skus: [size('新')] }));
    await expect(shown(id)).rejects.toThrow(failures.NOT_FOUND.code);
  });

  it('may exchange what two SKUs are', async () => {
    const { id, skuIds } = await house.keep('catalog.goods.save', draft());
    const [one, two] = skuIds;
    const swapped = draft({
      id,
      skus: [
        { id: one as string, ...size('大') },
        { id: two as string, ...size('小') },
      ],
    });
    expect((await house.keep('catalog.goods.save', swapped)).skuIds).toEqual(skuIds);
  });

  it('move with their category where the shop had not chosen another', async () => {
    const category = async (name: string) => (await house.keep('catalog.category.save', { name, picture: '1/c.png', position: 1 })).id;
    const [first, second, third] = [await category('一'), await category('二'), await category('三')];
    const { id, skuIds } = await house.keep('catalog.goods.save', draft({ categoryId: first }));
    await list(id, skuIds);
    await house.keep(
      'catalog.goods.save',
      draft({ id, categoryId: second, skus: skuIds.map((skuId, at) => ({ id: skuId, ...size(`${at}`) })) }),
    );
    const within = async (categoryId: string) => (await house.look('catalog.product.pageList', { cid: '11', categoryId })).list.length;
    expect([await within(first), await within(second), await within(third)]).toEqual([0, 1, 0]);
  });

  it('have prices that fall with the pieces, or the database refuses', async () => {
    const { skuIds } = await house.keep('catalog.goods.save', draft({ skus: [{ specs: [], ladder: [{ from: 10, priceFen: 400 }] }] }));
    const step = (from: number, priceFen: number, aboveFrom: number, abovePrice: number) =>
      house.mall.sql(
        'insert into catalog.sku_ladder (mid, sku_id, step, from_quantity, price_fen, above_from, above_price_fen) values (1, $1, 2, $2, $3, $4, $5)',
        [skuIds[0], from, priceFen, aboveFrom, abovePrice],
      );
    await expect(step(20, 400, 10, 400)).rejects.toMatchObject({ code: '23514' });
    await expect(step(10, 300, 10, 400)).rejects.toMatchObject({ code: '23514' });
    await expect(step(20, 300, 11, 400)).rejects.toMatchObject({ code: '23503' });
    await step(20, 300, 10, 400);
  });

  it('belong to one merchant: another sees and changes nothing', async () => {
    const { id } = await house.keep('catalog.goods.save', draft());
    const rows = await house.mall.as('qianpu_app', async (client) => {
      await client.query('begin');
      await client.query('select platform.enter(2)');
      return (await client.query('update catalog.goods set title = title where id = $1 returning id', [id])).rows;
    });
    expect(rows).toEqual([]);
    const foreign = draft({ id: house.pears.goodsIds[0] as string });
    expect(await house.tryTo('catalog.goods.save', foreign)).toMatchObject({ code: failures.NOT_FOUND.code });
  });
});

describe('brands, groups and lists (spec 7.7)', () => {
  it('goods named one by one come in that order, page by page', async () => {
    const [red = '', green = ''] = house.apples.goodsIds;
    const page = async (pageNum: number) => {
      const { list, hasMore } = await house.look('catalog.product.pageList', { cid: '11', ids: [green, red], pageNum, pageSize: 1 });
      return [list.map(({ title }) => title), hasMore];
    };
    expect([await page(1), await page(2)]).toEqual([
      [['青苹果'], true],
      [['红苹果'], false],
    ]);
  });

  it('a name belongs to one brand', async () => {
    const { id } = await house.keep('catalog.brand.save', { name: '青' });
    await house.keep('catalog.brand.save', { id, name: '青', picture: '1/b.png' });
    expect(await house.tryTo('catalog.brand.save', { name: '青' })).toMatchObject({ code: failures.NAME_TAKEN.code });
    expect(await house.tryTo('catalog.brand.save', { id: '404', name: '无' })).toMatchObject({ code: failures.NOT_FOUND.code });
    expect((await house.keep('catalog.brand.list', {})).list).toContainEqual({ id, name: '青', picture: '1/b.png', goodsCount: 0 });
  });

  it('a group lists its goods in its own order, and only what the shop shows', async () => {
    const [red = '', green = ''] = house.apples.goodsIds;
    const { id: hidden } = await house.keep('catalog.goods.save', draft());
    const { id } = await house.keep('catalog.group.save', { name: '精选', goodsIds: [green, hidden, red] });
    const titles = async (more: object = {}) =>
      (await house.look('catalog.product.pageList', { cid: '11', groupId: id, ...more })).list.map(({ title }) => title);
    expect(await titles()).toEqual(['青苹果', '红苹果']);
    expect(await titles({ sortType: 'priceUp' })).toEqual(['红苹果', '青苹果']);
    expect((await house.keep('catalog.group.list', {})).list).toContainEqual({ id, name: '精选', goodsCount: 3 });
    for (const goodsIds of [['404'], [red, red]])
      expect(await house.tryTo('catalog.group.save', { id, name: '坏', goodsIds })).toMatchObject({ code: failures.BAD_INPUT.code });
    expect(await titles()).toEqual(['青苹果', '红苹果']);
  });
});
