import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { aGoodsKeeper, type GoodsKeeper } from '../../../test/builders/goods-keeper.ts';
import { aPlacedOrder, aShopper } from '../../../test/builders/shopper.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../../app/modules.ts';
import { closeTrades } from '../order/close-trade.ts';
import { catalogDueTasks } from './catalog.due-tasks.ts';
import { findOffers } from './index.ts';

let house: GoodsKeeper;
let delivery: Delivery;
const log = createLog('test', 'silent');

beforeAll(async () => {
  house = await aGoodsKeeper();
  const { pod, engines } = house.mall;
  delivery = new Delivery({ pod, subscribers, openCtx: openCtx(pod, engines, log), log });
});
afterAll(async () => {
  await delivery.close();
  await house.close();
});

const runDueTasks = async () => {
  for (const round of catalogDueTasks) await runDueTask(house.mall.pod, round, house.mall.ctx, log);
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Made {
  readonly goodsId: string;
  readonly skuIds: readonly string[];
}

/** Goods of some sizes, each with so many pieces, on the shelf as it is said. */
async function listed(pieces: readonly number[], plan: { onShelfAt?: string; offShelfAt?: string } = {}): Promise<Made> {
  const { id, skuIds } = await house.keep('catalog.goods.save', {
    categoryId: house.apples.categoryId,
    title: '柚',
    pictures: ['1/pomelo.jpg'],
    skus: pieces.map((_, at) => ({ specs: [{ name: '规格', value: `${at}` }] })),
  });
  await house.keep('catalog.listing.set', { cid: '11', goodsId: id, prices: skuIds.map((skuId) => ({ skuId, priceFen: 100 })), ...plan });
  for (const [at, quantity] of pieces.entries())
    if (quantity > 0) await house.keep('catalog.stock.supply', { cid: '11', skuId: skuIds[at] as string, quantity });
  return { goodsId: id, skuIds };
}

const isShown = async (id: string) => (await house.look('catalog.product.pageList', { cid: '11', ids: [id] })).list.length === 1;
const canBeBought = async ({ skuIds }: Made) => {
  const places = skuIds.map((skuId) => ({ cid: '11', skuId }));
  const { ctx } = await aShopper(house.mall, house.apples);
  return (await inTx(ctx, (ctx) => findOffers(ctx, places))).every(({ isOnShelf }) => isOnShelf);
};
const isMarkedSoldOut = async (id: string) =>
  (await house.mall.sql<{ is_sold_out: boolean }>('select is_sold_out from catalog.shelf where goods_id = $1', [id]))[0]?.is_sold_out;

describe('the shelf by the clock (spec 7.7)', () => {
  it('goods come when their time has come, go when it is over, and cannot be bought before or after', async () => {
    const made = await listed([5], { onShelfAt: inHours(1), offShelfAt: inHours(3) });
    await runDueTasks();
    expect([await isShown(made.goodsId), await canBeBought(made)]).toEqual([false, false]);
    await house.mall.moveClock('2 hours');
    await runDueTasks();
    expect([await isShown(made.goodsId), await canBeBought(made)]).toEqual([true, true]);
    await house.mall.moveClock('2 hours');
    await runDueTasks();
    expect([await isShown(made.goodsId), await canBeBought(made)]).toEqual([false, false]);
    await house.mall.moveClock('-4 hours');
    await runDueTasks();
    expect(await isShown(made.goodsId)).toBe(false);
  });

  it('what is taken off does not come back by an old plan, and keeps what it sold', async () => {
    const made = await listed([5], { onShelfAt: inHours(1) });
    await house.mall.sql('update catalog.shelf set sold_count = 7 where goods_id = $1', [made.goodsId]);
    await house.keep('catalog.listing.remove', { cid: '11', goodsId: made.goodsId });
    await house.mall.moveClock('2 hours');
    await runDueTasks();
    expect(await isShown(made.goodsId)).toBe(false);
    await house.mall.moveClock('-2 hours');
    const prices = made.skuIds.map((skuId) => ({ skuId, priceFen: 200 }));
    await house.keep('catalog.listing.set', { cid: '11', goodsId: made.goodsId, prices });
    expect((await house.look('catalog.product.info', { cid: '11', id: made.goodsId })).soldCount).toBe(7);
  });

  it('visitors cannot read what is off the shelf, whatever is asked', async () => {
    const { goodsId } = await listed([5], { onShelfAt: inHours(1) });
    const rows = await house.mall.as('qianpu_public', async (client) => {
      return (await client.query('select goods_id from catalog.shelf where mid = 1 and goods_id = $1', [goodsId])).rows;
    });
    expect(rows).toEqual([]);
  });

  it.each<[string, { listPriceFen?: number; onShelfAt?: string; offShelfAt?: string; categoryId?: string }]>([
    ['a reference price that is no higher', { listPriceFen: 100 }],
    ['a reference price below the price', { listPriceFen: 79 }],
    ['a reference price that no sum could hold', { listPriceFen: Number.MAX_SAFE_INTEGER }],
    ['an end before the beginning', { onShelfAt: inHours(3), offShelfAt: inHours(2) }],
    ['a category of nobody', { categoryId: '404' }],
  ])('a listing is refused with %s', async (_, { listPriceFen = null, ...more }) => {
    const { goodsId, skuIds } = await listed([0]);
    const prices = skuIds.map((skuId) => ({ skuId, priceFen: 100, listPriceFen }));
    expect(await house.tryTo('catalog.listing.set', { cid: '11', goodsId, prices, ...more })).toMatchObject({
      code: failures.BAD_INPUT.code,
    });
  });

  it('a listing names SKUs of its goods, in a shop of the merchant', async () => {
    const [one, other] = [await listed([0]), await listed([0])];
    const set = (cid: string, goodsId: string, skuIds: readonly string[]) =>
      house.tryTo('catalog.listing.set', { cid, goodsId, prices: skuIds.map((skuId) => ({ skuId, priceFen: 100 })) });
    expect((await set('11', one.goodsId, other.skuIds)).code).toBe(failures.BAD_INPUT.code);
    expect((await set('22', one.goodsId, one.skuIds)).code).toBe(failures.NOT_FOUND.code);
    expect((await set('11', '404', one.skuIds)).code).toBe(failures.NOT_FOUND.code);
  });
});

describe('the mark of what is sold out (spec 7.7)', () => {
  it('stands while nothing of any SKU can be bought, however many orders take the last pieces at once', async () => {
    const made = await listed([3, 3]);
    expect(await isMarkedSoldOut(made.goodsId)).toBe(false);
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(house.mall, house.apples)));
    const orders = await Promise.all(
      shoppers.map((shopper, at) =>
        aPlacedOrder(house.apples, shopper, { lines: [{ cid: '11', skuId: made.skuIds[at % 2] as string, quantity: 1 }] }),
      ),
    );
    delivery.wake();
    await vi.waitFor(async () => expect(await isMarkedSoldOut(made.goodsId)).toBe(true), { timeout: 5_000 });
    const [card] = (await house.look('catalog.product.pageList', { cid: '11', ids: [made.goodsId] })).list;
    expect(card?.isSoldOut).toBe(true);

    await inTx(house.mall.ctx('1'), (ctx) => closeTrades(ctx, [orders[0]?.tradeId ?? ''], 'BUYER', 'test'));
    delivery.wake();
    await vi.waitFor(async () => expect(await isMarkedSoldOut(made.goodsId)).toBe(false), { timeout: 5_000 });
  });

  it('goes as soon as staff put pieces in, and comes when they take the last out', async () => {
    const { goodsId, skuIds } = await listed([0]);
    const put = (quantity: number) => house.keep('catalog.stock.supply', { cid: '11', skuId: skuIds[0] as string, quantity });
    const marks = [await isMarkedSoldOut(goodsId)];
    await put(2);
    marks.push(await isMarkedSoldOut(goodsId));
    await put(-2);
    marks.push(await isMarkedSoldOut(goodsId));
    expect(marks).toEqual([true, false, true]);
  });
});
