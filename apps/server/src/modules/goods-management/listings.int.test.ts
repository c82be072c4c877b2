import { failures } from '@qianpu/contract/failure';
import type { InputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDeskMall, type DeskMall } from '../../../test/builders/desk-mall.ts';

let house: DeskMall;
beforeAll(async () => {
  house = await aDeskMall();
});
afterAll(() => house.close());

describe('listings (A7)', () => {
  test('are told shop by shop with every SKU, and only of the own shops', async () => {
    const sizes = ['小', '大'].map((value) => ({ specs: [{ name: '尺', value }] }));
    const goods = await house.made({ title: '多店', skus: sizes });
    const [small, large] = goods.skuIds as [string, string];
    const { results } = await house.call('catalog.listing.setMany', {
      goodsId: goods.id,
      listings: [
        { cid: '11', prices: [{ skuId: small, priceFen: 100, listPriceFen: 200 }] },
        { cid: '12', prices: goods.skuIds.map((skuId) => ({ skuId, priceFen: 300 })), offShelfAt: '2099-01-01T00:00:00Z', position: 7 },
        { cid: '13', prices: [{ skuId: small, priceFen: 100, listPriceFen: 90 }] },
        { cid: '99', prices: [{ skuId: small, priceFen: 100 }] },
      ],
    });
    expect(results.map(({ refusal }) => refusal?.fields ?? null)).toEqual([null, null, ['prices.0.listPriceFen'], []]);
    const all = await house.call('catalog.listing.list', { goodsId: goods.id });
    expect(all.total).toBe(2);
    expect(all.list.find(({ cid }) => cid === '11')?.skus).toMatchObject([
      { skuId: small, priceFen: 100, listPriceFen: 200 },
      { skuId: large, priceFen: null, listPriceFen: null },
    ]);
    const theirs = await house.callAs(house.manager, 'catalog.listing.list', { goodsId: goods.id });
    expect(theirs.list).toMatchObject([{ cid: '12', position: 7, shelf: 'ON_SHELF', offShelfAt: Date.UTC(2099, 0, 1) }]);
    const foreign = await house.callAs(house.manager, 'catalog.listing.setMany', {
      goodsId: goods.id,
      listings: [{ cid: '11', prices: [{ skuId: small, priceFen: 1 }] }],
    });
    expect(foreign.results).toMatchObject([{ refusal: { code: failures.NOT_FOUND.code } }]);
    expect((await house.call('catalog.listing.list', { goodsId: goods.id, cid: '11' })).list[0]?.skus[0]?.priceFen).toBe(100);
  });

  test('that a colleague changed meanwhile are not overwritten: the revision that was seen is asked for', async () => {
    const goods = await house.made({ title: '同改' });
    const [skuId = ''] = goods.skuIds;
    const listing = (cid: string, priceFen: number, revision: number) => ({ cid, revision, prices: [{ skuId, priceFen }] });
    const set = async (...listings: ReturnType<typeof listing>[]) =>
      (await house.call('catalog.listing.setMany', { goodsId: goods.id, listings })).results.map(({ refusal, revision }) => [
        refusal?.code ?? null,
        revision,
      ]);
    const changed = failures.GOODS_CHANGED.code;
    expect(await set(listing('11', 100, 0), listing('12', 100, 0))).toEqual([
      [null, 1],
      [null, 1],
    ]);
    // Two editors read revision 1: the second of them is told, and the shop they agree on is saved all the same.
    expect(await set(listing('11', 200, 1))).toEqual([[null, 2]]);
    expect(await set(listing('11', 300, 1), listing('12', 300, 1))).toEqual([
      [changed, null],
      [null, 2],
    ]);
    expect(await set(listing('11', 400, 0))).toEqual([[changed, null]]);
    await house.call('catalog.goods.setShelfMany', { cid: '12', goodsIds: [goods.id], isOn: false });
    expect(await set(listing('12', 500, 2))).toEqual([[changed, null]]);
    const { list } = await house.call('catalog.listing.list', { goodsId: goods.id });
    expect(list.map(({ cid, revision, skus }) => [cid, revision, skus[0]?.priceFen])).toEqual([
      ['12', 3, 300],
      ['11', 2, 200],
    ]);
    await expect(house.call('catalog.listing.set', { ...listing('11', 600, 1), goodsId: goods.id })).rejects.toThrow(changed);
  });

  test('go on and off the shelf many at once; what was never listed is refused by itself', async () => {
    const [one, never] = [await house.made({ title: '架一' }), await house.made({ title: '架二' })];
    await house.list('11', one);
    const turn = async (isOn: boolean) =>
      (await house.call('catalog.goods.setShelfMany', { cid: '11', goodsIds: [one.id, never.id], isOn })).results.map(
        ({ refusal }) => refusal?.code,
      );
    expect(await turn(false)).toEqual([undefined, failures.NOT_FOUND.code]);
    expect(await house.titles({ words: '架一', shelf: 'OFF_SHELF', cid: '11' })).toEqual(['架一']);
    expect(await turn(true)).toEqual([undefined, failures.NOT_FOUND.code]);
    expect(await house.titles({ words: '架', shelf: 'ON_SHELF', cid: '11' })).toEqual(['架一']);
  });

  test('of sixty SKUs in three shops are saved about as fast as those of one', async () => {
    const values = (name: string, count: number) => Array.from({ length: count }, (_, at) => ({ name, value: `${at}` }));
    const matrix = values('色', 5).flatMap((colour) =>
      values('尺', 4).flatMap((size) => values('料', 3).map((cloth) => ({ specs: [colour, size, cloth] }))),
    );
    const timed = async (skus: InputOf<'catalog.goods.save'>['skus']) => {
      const start = performance.now();
      const goods = await house.made({ title: '矩阵', skus });
      const listings = ['11', '12', '13'].map((cid) => ({ cid, prices: goods.skuIds.map((skuId) => ({ skuId, priceFen: 100 })) }));
      expect((await house.call('catalog.listing.setMany', { goodsId: goods.id, listings })).results.every(({ refusal }) => !refusal)).toBe(
        true,
      );
      return performance.now() - start;
    };
    await timed([{ specs: [] }]);
    const [single, sixty] = [await timed([{ specs: [] }]), await timed(matrix)];
    expect(sixty).toBeLessThan(1_000 + 10 * single);
  });
});
