import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDeskMall, type DeskMall } from '../../../test/builders/desk-mall.ts';

let house: DeskMall;
beforeAll(async () => {
  house = await aDeskMall();
});
afterAll(() => house.close());

describe('the list of goods (A7)', () => {
  test('says of each what the shops sell it for, have of it and have sold', async () => {
    const { list, total, hasMore } = await house.call('catalog.goods.list', { words: '青苹' });
    expect([total, hasMore]).toEqual([1, false]);
    expect(list).toEqual([
      {
        id: house.merchant.goodsIds[1],
        title: '青苹果',
        picture: '1/goods.jpg',
        categoryId: house.merchant.categoryId,
        categoryName: '全部',
        brandId: null,
        skuCount: 1,
        code: null,
        price: { lowFen: 1991, highFen: 1991 },
        listPrice: null,
        available: 3_000,
        soldCount: 3,
        shelf: 'ON_SHELF',
        stock: 'ENOUGH',
        shopCount: 3,
        revision: 1,
        updatedAt: expect.any(Number),
      },
    ]);
  });

  test('has for staff of one shop all goods, and the figures of their shop alone', async () => {
    const hidden = await house.made({ title: '只在十一' });
    await house.list('11', hidden, 777);
    const [entry] = (await house.callAs(house.manager, 'catalog.goods.list', { words: '只在十一' })).list;
    expect(entry).toMatchObject({ shelf: 'UNLISTED', price: null, available: 0, soldCount: 0, shopCount: 0 });
    const [apple] = (await house.callAs(house.manager, 'catalog.goods.list', { words: '青苹果' })).list;
    expect(apple).toMatchObject({ available: 1_000, soldCount: 1, shopCount: 1 });
    expect(await house.titles({ shelf: 'UNLISTED' }, house.manager)).toEqual(['只在十一']);
    expect(await house.titles({ shelf: 'ON_SHELF', priceFromFen: 700, priceToFen: 800 }, house.manager)).toEqual([]);
    expect(await house.titles({ priceFromFen: 700, priceToFen: 800 })).toEqual(['只在十一']);
  });

  test('is narrowed by category, brand, group, shelf and price, and sorted', async () => {
    const { id: parent } = await house.call('catalog.category.save', { name: '坚果', picture: '1/c.png', position: 1 });
    const { id: child } = await house.call('catalog.category.save', { name: '核桃', picture: '1/c.png', position: 1, parentId: parent });
    const { id: brandId } = await house.call('catalog.brand.save', { name: '山里' });
    const [cheap, dear] = [
      await house.made({ title: '核桃 小', categoryId: child, brandId }),
      await house.made({ title: '核桃 大', categoryId: parent }),
    ];
    await house.list('11', cheap, 100);
    await house.call('catalog.listing.set', {
      cid: '11',
      goodsId: dear.id,
      prices: [{ skuId: dear.skuIds[0] as string, priceFen: 900 }],
      onShelfAt: '2099-01-01T00:00:00Z',
    });
    const { id: groupId } = await house.call('catalog.group.save', { name: '干货', goodsIds: [dear.id] });
    expect(await house.titles({ categoryId: parent, sort: 'priceUp' })).toEqual(['核桃 小', '核桃 大']);
    expect(await house.titles({ categoryId: parent, sort: 'priceDown' })).toEqual(['核桃 大', '核桃 小']);
    expect(await house.titles({ categoryId: child })).toEqual(['核桃 小']);
    expect(await house.titles({ brandId })).toEqual(['核桃 小']);
    expect(await house.titles({ groupId })).toEqual(['核桃 大']);
    expect(await house.titles({ shelf: 'SCHEDULED' })).toEqual(['核桃 大']);
    expect((await house.titles({ sort: 'sold', cid: '12' })).slice(0, 2)).toEqual(['雪梨', '青苹果']);
    expect(await house.titles({ stock: 'SOLD_OUT', categoryId: parent })).toEqual(['核桃 大', '核桃 小']);
    expect(await house.titles({ words: '%', categoryId: parent })).toEqual([]);
  });

  test('finds by a part of a code, whatever its case', async () => {
    await house.made({ title: '有编码', skus: [{ specs: [], code: 'AB-12/x' }] });
    expect(await house.titles({ words: 'b-12/X' })).toEqual(['有编码']);
    expect(await house.titles({ words: '果' })).toContain('红苹果');
  });

  test('counts what it finds, page by page', async () => {
    const first = await house.call('catalog.goods.list', { words: '苹果', pageSize: 1 });
    expect([first.list.length, first.hasMore, first.total]).toEqual([1, true, 2]);
    const second = await house.call('catalog.goods.list', { words: '苹果', pageSize: 1, pageNum: 2 });
    expect([second.list.length, second.hasMore, second.total]).toEqual([1, false, 2]);
  });
});

describe('categories, brands, groups and promises for staff', () => {
  test('categories say what is needed to edit them, with goods of the shop or the merchant', async () => {
    const { id } = await house.call('catalog.category.save', {
      name: '枣',
      picture: '1/c.png',
      position: 3,
      cid: '11',
      translations: { en: { name: 'Dates' } },
    });
    const tree = async (token: string, cid?: string) => (await house.callAs(token, 'catalog.category.tree', { ...(cid && { cid }) })).list;
    expect((await tree(house.owner)).find((one) => one.id === id)).toEqual({
      id,
      parentId: null,
      cid: '11',
      name: '枣',
      picture: '1/c.png',
      slogan: '',
      position: 3,
      translations: { en: { name: 'Dates' } },
      goodsCount: 0,
    });
    expect((await tree(house.manager)).find((one) => one.id === id)).toBeUndefined();
    const counted = async (token: string, cid?: string) =>
      (await tree(token, cid)).find((one) => one.id === house.merchant.categoryId)?.goodsCount;
    expect(await counted(house.owner)).toBeGreaterThan((await counted(house.owner, '12')) ?? 0);
  });

  test('categories change places below a parent in one go, and never below themselves', async () => {
    const category = async (name: string) => (await house.call('catalog.category.save', { name, picture: '1/c.png', position: 5 })).id;
    const [top, a, b] = [await category('上'), await category('甲'), await category('乙')];
    await house.call('catalog.category.move', { parentId: top, ids: [b, a] });
    const { list } = await house.call('catalog.category.tree', {});
    expect(list.filter(({ parentId }) => parentId === top).map(({ id }) => id)).toEqual([b, a]);
    expect(await house.tryAs(house.owner, 'catalog.category.move', { parentId: a, ids: [top] })).toMatchObject({
      code: failures.BAD_INPUT.code,
    });
    expect(await house.tryAs(house.owner, 'catalog.category.move', { parentId: top, ids: ['404'] })).toMatchObject({
      code: failures.NOT_FOUND.code,
    });
  });

  test('brands, groups and promises are found by words and counted', async () => {
    await house.call('catalog.brand.save', { name: '百香' });
    expect((await house.call('catalog.brand.list', { words: '百香' })).total).toBe(1);
    expect((await house.call('catalog.group.list', { words: '没有的' })).total).toBe(0);
    const { promises } = await house.call('catalog.promise.set', { promises: [{ title: '包赔' }] });
    await house.made({ promiseIds: [promises[0]?.id as string] });
    expect((await house.callAs(house.manager, 'catalog.promise.list', {})).promises).toEqual([
      { id: promises[0]?.id, title: '包赔', text: '', goodsCount: 1 },
    ]);
  });
});

describe('an entry of the list of goods', () => {
  test('names the code of the first SKU that has one', async () => {
    const specs = (value: string) => [{ name: '规格', value }];
    await house.made({ title: '两种大小', skus: [{ specs: specs('小') }, { specs: specs('大'), code: 'YBM-2' }] });
    const { list } = await house.call('catalog.goods.list', { words: '两种大小' });
    expect(list.map(({ code, skuCount }) => [code, skuCount])).toEqual([['YBM-2', 2]]);
  });
});
