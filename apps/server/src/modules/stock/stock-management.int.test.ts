import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aDeskMall, type DeskMall } from '../../../test/builders/desk-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper } from '../../../test/builders/shopper.ts';
import { subscribers } from '../catalog/subscribers.ts';

let house: DeskMall;
beforeAll(async () => {
  house = await aDeskMall();
});
afterAll(() => house.close());

/** A listed goods of one SKU with so many pieces in shops 11 and 12. */
async function stocked(title: string, pieces: number) {
  const goods = await house.made({ title, skus: [{ specs: [], code: `S-${title}` }] });
  const skuId = goods.skuIds[0] as string;
  for (const cid of ['11', '12']) {
    await house.list(cid, goods);
    if (pieces > 0) await house.call('catalog.stock.supplyMany', { cid, lines: [{ skuId, quantity: pieces }] });
  }
  return { ...goods, skuId };
}
const stockOf = async (cid: string, words: string) => (await house.call('catalog.stock.list', { cid, words })).list;

describe('stock for staff (A7)', () => {
  test('is listed by shop and SKU, found by code, with the pace of the last week', async () => {
    const { id, skuId } = await stocked('存一', 10);
    const shopper = await aShopper(house.mall, house.merchant);
    await aPaidOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 2 }] });
    await aPlacedOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 1 }] });
    expect(await stockOf('11', 's-存一')).toEqual([
      {
        cid: '11',
        skuId,
        goods: { id, title: '存一', picture: '1/goods.jpg' },
        specs: [],
        code: 'S-存一',
        available: 7,
        reserved: 1,
        sold: 2,
        lowAt: 10,
        hasOwnThreshold: false,
        state: 'LOW',
        daysLeft: 24.5,
      },
    ]);
    const own = await house.callAs(house.manager, 'catalog.stock.list', { words: '存一' });
    expect(own.list.map(({ cid, available }) => [cid, available])).toEqual([['12', 10]]);
    expect((await house.call('catalog.stock.list', { words: '存一' })).total).toBe(2);
  });

  test('is low at what the merchant has set where neither SKU nor shop have a threshold (setting lowAt)', async () => {
    const owner = await aStaffToken(house.mall, '1', ['shop.*']);
    const set = (lowAt: number, more: object = {}) =>
      house.callAs(owner, 'shop.setting.set', { module: 'stock', value: { lowAt }, revision: 0, ...more });
    await stocked('设', 12);
    const seen = async (cid: string) => {
      const [entry] = await stockOf(cid, '设');
      const low = await house.call('catalog.stock.list', { cid, words: '设', state: 'LOW' });
      const goods = await house.titles({ cid, words: '设', stock: 'LOW' });
      const [own] = (await house.call('catalog.goods.list', { cid, words: '设' })).list;
      const isLow = entry?.state === 'LOW';
      expect([low.total, goods.length, own?.stock]).toEqual(isLow ? [1, 1, 'LOW'] : [0, 0, 'ENOUGH']);
      return [entry?.lowAt, entry?.state];
    };
    expect([await seen('11'), await seen('12')]).toEqual([
      [10, 'ENOUGH'],
      [10, 'ENOUGH'],
    ]);
    await set(12);
    expect([await seen('11'), await seen('12')]).toEqual([
      [12, 'LOW'],
      [12, 'LOW'],
    ]);
    await set(3, { cid: '12' });
    expect([await seen('11'), await seen('12')]).toEqual([
      [12, 'LOW'],
      [3, 'ENOUGH'],
    ]);
    await house.call('catalog.stock.setThreshold', { cid: '12', lowAt: 20 });
    expect(await seen('12')).toEqual([20, 'LOW']);
    await house.call('catalog.stock.setThreshold', { cid: '12', lowAt: null });
    await set(0, { revision: 1 });
    await set(0, { cid: '12', revision: 1 });
  });

  test('is low at a threshold of the SKU or else of the shop, and sold out at none', async () => {
    const [few, none, many] = [await stocked('少', 3), await stocked('无', 0), await stocked('多', 50)];
    const found = async (state: 'LOW' | 'SOLD_OUT', cid = '11') =>
      (await house.call('catalog.stock.list', { cid, state })).list.map(({ goods }) => goods.title);
    expect(await found('LOW')).toEqual([]);
    expect(await found('SOLD_OUT')).toEqual(['无']);
    await house.call('catalog.stock.setThreshold', { cid: '11', lowAt: 5 });
    expect(await found('LOW')).toEqual(['少']);
    expect(await house.titles({ stock: 'LOW' })).toEqual(['少']);
    expect(await house.titles({ stock: 'LOW', cid: '12' })).toEqual([]);
    await house.call('catalog.stock.setThreshold', { cid: '11', skuId: many.skuId, lowAt: 60 });
    await house.call('catalog.stock.setThreshold', { cid: '11', skuId: few.skuId, lowAt: 1 });
    expect(await found('LOW')).toEqual(['多']);
    expect(await house.titles({ stock: 'LOW' })).toEqual(['多']);
    expect((await stockOf('11', '多'))[0]).toMatchObject({ lowAt: 60, hasOwnThreshold: true, state: 'LOW' });
    await house.call('catalog.stock.setThreshold', { cid: '11', skuId: many.skuId, lowAt: null });
    expect(await found('LOW')).toEqual([]);
    await house.call('catalog.stock.supplyMany', { cid: '11', lines: [{ skuId: none.skuId, quantity: 4 }] });
    expect([await found('SOLD_OUT'), await found('LOW')]).toEqual([[], ['无']]);
    await house.call('catalog.stock.setThreshold', { cid: '11', lowAt: null });
  });

  test('thresholds are set where the SKU is listed, and in own shops alone', async () => {
    const { skuId } = await stocked('限', 3);
    const set = (token: string, input: object) => house.tryAs(token, 'catalog.stock.setThreshold', { lowAt: 1, skuId, ...input });
    expect(await set(house.owner, { cid: '13' })).toMatchObject({ code: failures.NOT_FOUND.code });
    expect((await set(house.manager, { cid: '11' })).code).not.toBe(0);
    expect((await set(house.manager, { cid: '12' })).code).toBe(0);
  });

  test('a paid order moves the figures lists are sorted by', async () => {
    const { id, skuId } = await stocked('卖', 9);
    const shopper = await aShopper(house.mall, house.merchant);
    await aPaidOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 4 }] });
    const paid = subscribers.find(({ consumer }) => consumer === 'catalog.sold-count');
    const payload = { orderId: '1', memberId: '1', cid: '11', lines: [{ goodsId: id, quantity: 4 }] };
    await inTx(house.mall.ctx('1'), (ctx) => paid?.handle({ ...ctx, redis: house.mall.engines.redis }, payload) ?? Promise.resolve());
    const figures = await house.mall.sql('select cid, available, sold_count from catalog.goods_figure where goods_id = $1 order by cid', [
      id,
    ]);
    expect(figures).toEqual([
      { cid: '0', available: '14', sold_count: '4' },
      { cid: '11', available: '5', sold_count: '4' },
      { cid: '12', available: '9', sold_count: '0' },
    ]);
  });
});

describe('supplying many (A15)', () => {
  test('does each line for itself and says why not', async () => {
    const [one, other] = [await stocked('供一', 2), await stocked('供二', 2)];
    const { results } = await house.call('catalog.stock.supplyMany', {
      cid: '11',
      lines: [
        { skuId: one.skuId, quantity: 5 },
        { skuId: other.skuId, quantity: -3 },
        { skuId: '404', quantity: 1 },
      ],
    });
    expect(results.map(({ available, refusal }) => [available, refusal?.code ?? null])).toEqual([
      [7, null],
      [null, failures.SOLD_OUT.code],
      [null, failures.NOT_FOUND.code],
    ]);
    expect([(await stockOf('11', '供一'))[0]?.available, (await stockOf('11', '供二'))[0]?.available]).toEqual([7, 2]);
    const twice = [one, one].map(({ skuId }) => ({ skuId, quantity: 1 }));
    expect(await house.tryAs(house.owner, 'catalog.stock.supplyMany', { cid: '11', lines: twice })).toMatchObject({
      code: failures.BAD_INPUT.code,
    });
    const foreign = { cid: '11', lines: [{ skuId: one.skuId, quantity: 1 }] };
    expect((await house.tryAs(house.manager, 'catalog.stock.supplyMany', foreign)).code).not.toBe(0);
  });

  test('and selling is written down with who and when, newest first', async () => {
    const { skuId } = await stocked('账', 5);
    const shopper = await aShopper(house.mall, house.merchant);
    const { orderIds } = await aPlacedOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 1 }] });
    await house.tryAs(shopper.token, 'trade.order.cancel', { id: orderIds[0] });
    const { list, total } = await house.call('catalog.stock.changes', { cid: '11', skuId });
    expect(total).toBe(3);
    expect(list.map(({ kind, quantity, orderId, staffId }) => [kind, quantity, orderId, staffId !== null])).toEqual([
      ['RELEASE', 1, orderIds[0], false],
      ['RESERVE', 1, orderIds[0], false],
      ['SUPPLY', 5, null, true],
    ]);
    expect((await house.tryAs(house.manager, 'catalog.stock.changes', { cid: '11', skuId })).code).not.toBe(0);
  });
});
