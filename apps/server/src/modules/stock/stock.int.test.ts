import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findOffers, listGoods } from '#modules/catalog';
import { releaseStock, reserveStock, returnStock, sellStock, supplyStock } from '#modules/stock';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { registerMerchant } from '#platform/tenancy/register-merchant';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { applyShelfSchedule } from '../catalog/apply-shelf-schedule.ts';

let mall: TestMall;
let merchant: MadeMerchant;

beforeAll(async () => {
  mall = await testMall();
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], goods: ['红苹果', '青苹果', '梨'], stock: 10 });
  await registerMerchant(mall.url, { mid: '2', pod: mall.pod.name, hosts: {} });
});
afterAll(() => mall.close());

const sku = (at: number) => merchant.skuIds[at] ?? '';
/** As many different members as there are orders, unless one is named. */
const reserve = (demands: readonly ReturnType<typeof demand>[], memberId = mall.newId()) =>
  inTx(mall.ctx('1'), (ctx) => reserveStock(ctx, { memberId, demands }));
const demand = (orderId: string, skuId: string, quantity: number) => ({ orderId, cid: '11', skuId, quantity });
const asMember = (mid: string): Ctx<Member> => ({ ...mall.ctx(mid), actor: { kind: 'member', memberId: '7', sessionId: '7' } });
const stockOf = async (skuId: string, cid = '11') =>
  (await mall.sql('select supplied, available, reserved, sold from catalog.stock where sku_id = $1 and cid = $2', [skuId, cid]))[0];

describe('stock (spec 7.7)', () => {
  it('goes from available to reserved to sold and back, and the journal says why', async () => {
    const [orderId, refundId] = [mall.newId(), mall.newId()];
    await reserve([demand(orderId, sku(0), 2), demand(orderId, sku(0), 1)]);
    expect(await stockOf(sku(0))).toEqual({ supplied: 10, available: 7, reserved: 3, sold: 0 });
    await inTx(mall.ctx('1'), (ctx) => sellStock(ctx, [orderId]));
    expect(await stockOf(sku(0))).toEqual({ supplied: 10, available: 7, reserved: 0, sold: 3 });
    await inTx(mall.ctx('1'), (ctx) => returnStock(ctx, { orderId, refundId }));
    expect(await stockOf(sku(0))).toEqual({ supplied: 10, available: 10, reserved: 0, sold: 0 });
    const moves = await mall.sql('select kind, quantity from catalog.stock_move where order_id = $1 order by at, kind', [orderId]);
    expect(moves).toEqual([
      { kind: 'RESERVE', quantity: 3 },
      { kind: 'SELL', quantity: 3 },
      { kind: 'RETURN', quantity: 3 },
    ]);
  });

  it('moves nothing a second time, and nothing that has gone the other way', async () => {
    const orderId = mall.newId();
    await reserve([demand(orderId, sku(0), 4)]);
    await inTx(mall.ctx('1'), (ctx) => releaseStock(ctx, [orderId]));
    await inTx(mall.ctx('1'), (ctx) => releaseStock(ctx, [orderId]));
    await inTx(mall.ctx('1'), (ctx) => sellStock(ctx, [orderId]));
    expect(await stockOf(sku(0))).toEqual({ supplied: 10, available: 10, reserved: 0, sold: 0 });
  });

  it('keeps everything an order wants or nothing, and names what is short', async () => {
    const orderId = mall.newId();
    const input = [demand(orderId, sku(0), 1), demand(orderId, sku(1), 11), demand(orderId, '404', 1)];
    const refusal = await reserve(input).catch((error) => error);
    expect(refusal).toMatchObject({ failure: 'SOLD_OUT' });
    expect(refusal.data.skuIds.toSorted()).toEqual([sku(1), '404'].toSorted());
    expect(await stockOf(sku(0))).toMatchObject({ available: 10, reserved: 0 });
  });

  it('sells the last pieces once, whoever comes at the same time and in whichever order they ask', async () => {
    const requests = Array.from({ length: 30 }, (_, at) => {
      const both = [demand(mall.newId(), sku(1), 1), demand(mall.newId(), sku(2), 1)];
      return at % 2 ? both.reverse() : both;
    });
    const outcomes = await Promise.allSettled(requests.map((input) => reserve(input)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ failure: 'SOLD_OUT' });
    expect(await stockOf(sku(1))).toEqual({ supplied: 10, available: 0, reserved: 10, sold: 0 });
    expect(await stockOf(sku(2))).toEqual({ supplied: 10, available: 0, reserved: 10, sold: 0 });
  });

  it('is put in and taken out, but no more than is there, and only where it is listed', async () => {
    const put = (skuId: string, quantity: number) =>
      inTx(mall.ctx('1'), (ctx) => supplyStock(ctx, { cid: '12', skuId, quantity, refId: ctx.newId() }));
    expect(await put(sku(0), 5)).toBe(15);
    expect(await put(sku(0), -15)).toBe(0);
    await expect(put(sku(0), -1)).rejects.toMatchObject({ failure: 'SOLD_OUT' });
    await expect(put('404', 1)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
    await expect(put(sku(0), 0)).rejects.toMatchObject({ failure: 'BAD_INPUT' });
    const [journal] = await mall.sql<{ sum: string }>(
      `select sum(quantity) from catalog.stock_move where cid = 12 and sku_id = $1 and kind = 'SUPPLY'`,
      [sku(0)],
    );
    expect(Number(journal?.sum)).toBe(0);
  });

  it('cannot fall below nothing or be made of nothing: the database refuses', async () => {
    const change = (set: string) => mall.sql(`update catalog.stock set ${set} where sku_id = $1`, [sku(0)]);
    await expect(change('available = -1, reserved = supplied + 1')).rejects.toMatchObject({ code: '23514' });
    await expect(change('available = available + 1')).rejects.toMatchObject({ code: '23514' });
    await expect(mall.as('qianpu_app', (client) => client.query('delete from catalog.stock_move'))).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('offers (spec 7.7)', () => {
  it('tells price, stock and shelf of any number of SKUs, each once, and passes over what is not there', async () => {
    await mall.sql('update catalog.listing set on_shelf = false where cid = 12 and sku_id = $1', [sku(1)]);
    const requests = [
      { cid: '11', skuId: sku(0) },
      { cid: '11', skuId: sku(0) },
      { cid: '12', skuId: sku(1) },
      { cid: '13', skuId: sku(1) },
      { cid: '11', skuId: '404' },
    ];
    const offers = await inTx(asMember('1'), (ctx) => findOffers(ctx, requests));
    expect(offers.toSorted((a, b) => a.cid.localeCompare(b.cid))).toEqual([
      {
        cid: '11',
        skuId: sku(0),
        goodsId: merchant.goodsIds[0],
        categoryIds: [merchant.categoryId],
        title: '红苹果',
        specs: [{ name: '规格', value: '一份' }],
        picture: '1/goods.jpg',
        priceFen: 1990,
        ladder: [],
        noPromotions: false,
        noMemberPrice: false,
        isOnShelf: true,
        quantityRule: { min: 1, step: 1, max: null },
        purchaseLimit: null,
        available: 10,
      },
      expect.objectContaining({ cid: '12', skuId: sku(1), isOnShelf: false }),
    ]);
    expect(await inTx(asMember('2'), (ctx) => findOffers(ctx, requests))).toEqual([]);
  });
});

describe('the shelves of one goods in two shops (spec 7.7)', () => {
  it.each([
    [
      'it is listed anew in one of them',
      (ctx: TxCtx, goodsId: string) => listGoods(ctx, { cid: '12', goodsId, prices: [{ skuId: sku(0), priceFen: 100 }] }),
    ],
    ['its time is over in one of them', (ctx: TxCtx, goodsId: string) => applyShelfSchedule(ctx, [goodsId])],
  ])('are held in one order while %s: nobody waits in a ring', async (_, change) => {
    const goodsId = merchant.goodsIds[0] ?? '';
    await mall.sql(`update catalog.shelf set off_shelf_at = platform.now() - interval '1 hour' where cid = 12 and goods_id = $1`, [
      goodsId,
    ]);
    await mall.as('qianpu_app', async (other) => {
      const hold = (cid: string) => other.query('select from catalog.shelf where cid = $1 and goods_id = $2 for update', [cid, goodsId]);
      await other.query('begin');
      await other.query('select platform.enter(1)');
      await hold('11');
      const changed = inTx(mall.ctx('1'), (ctx): Promise<unknown> => change(ctx, goodsId));
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await mall.sql(waiting)).toHaveLength(1));
      await hold('12');
      await other.query('commit');
      await changed;
    });
  });
});
