import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returnStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { anApi, anOpenDoor } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { anAddress } from '../../../test/builders/populated-mall.ts';
import { aShopper, asCaller, type Shopper, supply } from '../../../test/builders/shopper.ts';
import { type Answer, isOk } from '../../../test/call-table.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { closeTrades } from '../order/close-trade.ts';
import { settleTrade } from '../order/settle-trade.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let nth = -1;

beforeAll(async () => {
  mall = await testMall({}, { poolSize: 16, patienceMs: 60_000 });
  server = anApi(mall, anOpenDoor());
  const goods = Array.from({ length: 20 }, (_, at) => `苹果 ${at}`);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods, stock: 0 });
});
beforeEach(() => {
  nth += 1;
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const line = (quantity: number, cid = '11') => ({ cid, skuId: merchant.skuIds[nth] ?? '', quantity });
const stockUp = (quantity: number, cid = '11') => supply(mall, '1', line(quantity, cid));
const setGoods = (set: string) => mall.sql(`update catalog.goods set ${set} where id = $1`, [merchant.goodsIds[nth]]);
const callAs = ({ token }: Shopper) => asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token, address: anAddress() });
const place = (shopper: Shopper, lines: ReturnType<typeof line>[]) => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return callAs(shopper)('trade.order.place', { lines, addressId: shopper.addressId, seenPayableFen: (1990 + nth) * pieces });
};
const buy = (shopper: Shopper, quantity: number) => place(shopper, [line(quantity)]);
const atOnce = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const orderOf = (answer: Answer) => (answer.data as { orderIds: string[] }).orderIds[0] ?? '';
const tradeOf = (answer: Answer) => (answer.data as { tradeId: string }).tradeId;
const cancel = (shopper: Shopper, answer: Answer) => callAs(shopper)('trade.order.cancel', { id: orderOf(answer) });
const pay = (answer: Answer) => inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeOf(answer)));
const stock = async () =>
  (
    await mall.sql<{ available: number; reserved: number }>(
      'select available, reserved from catalog.stock where cid = 11 and sku_id = $1',
      [line(1).skuId],
    )
  )[0];
const holds = ({ memberId }: Shopper) => mall.sql('select held, allowed from catalog.stock_hold where member_id = $1', [memberId]);
const refused = (name: keyof typeof failures) => ({ code: failures[name].code });

describe('what one member holds of a SKU without paying (A2)', () => {
  it('is never all of it: thirty orders of twenty pieces at the same time', async () => {
    await stockUp(60);
    const hoarder = await aShopper(mall, merchant);
    const answers = await atOnce(30, () => buy(hoarder, 20));
    expect(await stock()).toEqual({ available: 60, reserved: 0 });
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([failures.HELD_TOO_MANY.code]));
    expect(answers[0]?.data).toEqual({ skuIds: [line(1).skuId] });
  });

  it('is a tenth of what is there for the member, however many orders come at the same time', async () => {
    await stockUp(60);
    const hoarder = await aShopper(mall, merchant);
    const answers = await atOnce(30, () => buy(hoarder, 3));
    expect(answers.filter(isOk)).toHaveLength(2);
    expect(await stock()).toEqual({ available: 54, reserved: 6 });
    expect(await holds(hoarder)).toEqual([{ held: 6, allowed: 6 }]);
  });

  it('may always be five pieces, and so the last ones can be bought', async () => {
    await stockUp(4);
    const [one, other] = [await aShopper(mall, merchant), await aShopper(mall, merchant)];
    expect(await buy(one, 3)).toSatisfy(isOk);
    expect(await buy(other, 1)).toSatisfy(isOk);
    expect(await stock()).toEqual({ available: 0, reserved: 4 });
  });

  it('may be as many as the goods are sold from, and any number where staff want large orders', async () => {
    await stockUp(60);
    await setGoods('min_quantity = 12');
    const [one, other] = [await aShopper(mall, merchant), await aShopper(mall, merchant)];
    expect(await buy(one, 12)).toSatisfy(isOk);
    expect(await buy(one, 12)).toMatchObject(refused('HELD_TOO_MANY'));
    await setGoods('sells_in_bulk = true');
    expect(await buy(other, 40)).toSatisfy(isOk);
  });

  it('is held no longer once it is paid, cancelled or closed by the shop', async () => {
    await stockUp(60);
    const shopper = await aShopper(mall, merchant);
    const [first, second] = [await buy(shopper, 3), await buy(shopper, 3)];
    expect(await buy(shopper, 1)).toMatchObject(refused('HELD_TOO_MANY'));
    await pay(first);
    expect(await holds(shopper)).toEqual([{ held: 3, allowed: 6 }]);
    await cancel(shopper, second);
    expect(await holds(shopper)).toEqual([]);
    const third = await buy(shopper, 5);
    await inTx(mall.ctx('1'), (ctx) => closeTrades(ctx, [tradeOf(third)], 'STAFF', 'staff:1'));
    expect(await holds(shopper)).toEqual([]);
  });
});

describe('a purchase limit (A2)', () => {
  const limit = (pieces: number, days: number) => setGoods(`limit_pieces = ${pieces}, limit_days = ${days}`);

  it('holds however many orders come at the same time', async () => {
    await stockUp(100);
    await limit(2, 7);
    const shopper = await aShopper(mall, merchant);
    const answers = await atOnce(20, () => buy(shopper, 1));
    expect(answers.filter(isOk)).toHaveLength(2);
    const said = answers.filter((answer) => !isOk(answer));
    expect(new Set(said.map(({ code }) => code))).toEqual(new Set([failures.LIMIT_REACHED.code]));
    expect(said[0]?.data).toEqual({ goodsIds: [merchant.goodsIds[nth]] });
  });

  it('counts all shops and lines together, paid or not', async () => {
    await Promise.all([stockUp(100), stockUp(100, '12')]);
    await limit(3, 7);
    const shopper = await aShopper(mall, merchant);
    expect(await place(shopper, [line(2), line(2, '12')])).toMatchObject(refused('LIMIT_REACHED'));
    const placed = await place(shopper, [line(1), line(1, '12')]);
    await pay(placed);
    expect(await buy(shopper, 2)).toMatchObject(refused('LIMIT_REACHED'));
    expect(await buy(shopper, 1)).toSatisfy(isOk);
    expect(await buy(await aShopper(mall, merchant), 3)).toSatisfy(isOk);
  });

  it('gives back what is cancelled, and what is refunded before it was sent', async () => {
    await stockUp(100);
    await limit(2, 7);
    const shopper = await aShopper(mall, merchant);
    await cancel(shopper, await buy(shopper, 2));
    const paid = await buy(shopper, 2);
    await pay(paid);
    expect(await buy(shopper, 1)).toMatchObject(refused('LIMIT_REACHED'));
    await inTx(mall.ctx('1'), (ctx) => returnStock(ctx, { orderId: orderOf(paid), refundId: ctx.newId() }));
    expect(await buy(shopper, 2)).toSatisfy(isOk);
  });

  it('is told in the cart and bounds the sums', async () => {
    await Promise.all([stockUp(100), stockUp(100, '12')]);
    await limit(3, 7);
    const shopper = await aShopper(mall, merchant);
    expect(await buy(shopper, 1)).toSatisfy(isOk);
    for (const one of [line(2), line(1, '12')]) await callAs(shopper)('cart.line.add', one);
    const cart = (await callAs(shopper)('cart.line.list', {})).data as OutputOf<'cart.line.list'>;
    const lines = cart.shops.flatMap((shop) => shop.lines);
    expect(lines.map(({ quantity, state, limit }) => ({ quantity, state, limit }))).toEqual(
      expect.arrayContaining([
        { quantity: 1, state: 'OK', limit: { pieces: 3, days: 7, left: 2 } },
        { quantity: 2, state: 'LIMITED', limit: { pieces: 3, days: 7, left: 2 } },
      ]),
    );
    const quote = (await callAs(shopper)('trade.order.confirm', {})).data as OutputOf<'trade.order.confirm'>;
    expect([cart.totals.pieces, quote.totals.pieces]).toEqual([1, 1]);
  });
});

describe('unpaid orders that are let go (A2)', () => {
  const letGo = async (shopper: Shopper, times: number) => {
    for (let time = 0; time < times; time += 1) await cancel(shopper, await buy(shopper, 1));
  };
  const minutesToPay = async (answer: Answer) =>
    (
      await mall.sql<{ minutes: number }>(
        'select extract(epoch from pay_by - created_at)::int / 60 as minutes from trade.trade where id = $1',
        [tradeOf(answer)],
      )
    )[0]?.minutes;

  it('more than five times a day leave ten minutes to pay; what the shop closes does not count', async () => {
    await stockUp(10);
    const shopper = await aShopper(mall, merchant);
    await letGo(shopper, 5);
    const byShop = await buy(shopper, 1);
    expect(await minutesToPay(byShop)).toBe(30);
    await inTx(mall.ctx('1'), (ctx) => closeTrades(ctx, [tradeOf(byShop)], 'STAFF', 'staff:1'));
    expect(await minutesToPay(await buy(shopper, 1))).toBe(30);
    const late = await buy(shopper, 1);
    await inTx(mall.ctx('1'), (ctx) => closeTrades(ctx, [tradeOf(late)], 'TIMEOUT', 'clock'));
    expect(await minutesToPay(await buy(shopper, 1))).toBe(10);
  });

  it('more than twenty times a day: nothing more is placed until tomorrow', { timeout: 60_000 }, async () => {
    await stockUp(10);
    await setGoods('limit_pieces = 1, limit_days = 1');
    const shopper = await aShopper(mall, merchant);
    await letGo(shopper, 21);
    const paused = await buy(shopper, 1);
    expect(paused).toMatchObject(refused('PLACING_PAUSED'));
    const { until } = paused.data as { until: number };
    expect(new Date(until + 8 * 3_600_000).toISOString()).toMatch(/T00:00:00.000Z$/);
    await mall.moveClock('25 hours');
    expect(await buy(shopper, 1)).toSatisfy(isOk);
    // the limit of one a day, too
    expect(await buy(shopper, 1)).toMatchObject(refused('LIMIT_REACHED'));
    await mall.moveClock('25 hours');
    expect(await buy(shopper, 1)).toSatisfy(isOk);
  });
});
