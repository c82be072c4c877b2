import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCoupon, type CouponInput } from '../../../test/builders/coupon.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aShopper, asCaller, type Shopper } from '../../../test/builders/shopper.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

type Quote = OutputOf<'trade.order.confirm'>;
type Cart = OutputOf<'cart.line.list'>;

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let shopper: Shopper;
let call: ReturnType<typeof asCaller>;
let staff: ReturnType<typeof asCaller>;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { 'apples.test': '1' },
    goods: ['红苹果', '青苹果', '黄苹果'],
    freight: { flatFen: 600, freeFromFen: null },
  });
  staff = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*']) });
  await mall.sql(`insert into catalog.sku_ladder (mid, sku_id, step, from_quantity, price_fen) values (1, $1, 1, 3, 1500)`, [
    merchant.skuIds[2],
  ]);
});
beforeEach(async () => {
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** A coupon of every shop for whatever is bought, claimed; the centre does not show it. */
async function ownOf({ token }: Shopper, { minusFen = 100, ...terms }: Partial<CouponInput> & { minusFen?: number } = {}): Promise<string> {
  const id = await aCoupon(staff, { fromFen: 0, worth: { by: 'AMOUNT', minusFen }, isShown: false, ...terms });
  const { data } = await asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token })('marketing.coupon.multipleReceive', {
    cid: '11',
    ids: [id],
  });
  return (data as OutputOf<'marketing.coupon.multipleReceive'>)[0]?.couponId ?? '';
}
const own = (terms?: Parameters<typeof ownOf>[1]) => ownOf(shopper, terms);

const line = (at: number, quantity = 1, cid = '11') => ({ cid, skuId: merchant.skuIds[at] ?? '', quantity });
const confirm = async (lines: object[], choices?: object[]) =>
  (await call('trade.order.confirm', { lines, ...(choices && { choices }) })).data as Quote;
const place = (lines: object[], seenPayableFen: number, choices?: object[]) =>
  call('trade.order.place', { lines, addressId: shopper.addressId, seenPayableFen, ...(choices && { choices }) });
const stateOf = async (id: string) =>
  (await mall.sql<{ state: string }>('select state from marketing.coupon where id = $1', [id]))[0]?.state;
const entryOf = (quote: Quote, id: string) => quote.shops.flatMap(({ receipt }) => receipt).find(({ promotionId }) => promotionId === id);

describe('a ladder (P36)', () => {
  test('is charged from its number of pieces on, alike in cart, confirmation and order', async () => {
    await call('cart.line.add', line(2, 3));
    const { data: cart } = (await call('cart.line.list', {})) as { data: Cart };
    expect(cart.totals).toMatchObject({ goodsFen: 3 * 1992, discountFen: 3 * 492, payableFen: 4500 + 600 });
    expect(cart.shops[0]?.lines[0]).toMatchObject({ payableFen: 4500, shares: [{ promotionKind: 'LADDER', pieces: 3, offFen: 3 * 492 }] });
    const quote = await confirm([line(2, 3)]);
    expect(quote.totals).toEqual(cart.totals);
    expect((await place([line(2, 3)], quote.totals.payableFen)).code).toBe(0);
    expect((await confirm([line(2, 2)])).totals.discountFen).toBe(0);
  });
});

describe('coupons in a quote (spec 7.6)', () => {
  test('the best is taken, another when it is chosen, none when none is wanted', async () => {
    const [best, other] = [await own({ minusFen: 500 }), await own({ minusFen: 300 })];
    const quote = await confirm([line(0)]);
    expect([entryOf(quote, best), entryOf(quote, other)]).toMatchObject([
      { amountFen: -500, isTaken: true, promotionKind: 'COUPON', activityType: 406 },
      { amountFen: 0, isTaken: false, reason: { lossFen: 200 } },
    ]);
    expect(quote.coupons.map(({ id }) => id).sort()).toEqual([best, other].sort());
    const chosen = await confirm([line(0)], [{ cid: '11', coupon: other }]);
    expect(chosen.totals.discountFen).toBe(300);
    expect((await confirm([line(0)], [{ cid: '11', coupon: 'NONE' }])).totals.discountFen).toBe(0);
  });

  test('below its threshold it says what is missing, of another shop it says nothing', async () => {
    const [dear, foreign] = [await own({ fromFen: 5_000 }), await own({ cids: ['12'] })];
    const quote = await confirm([line(0)]);
    expect(entryOf(quote, dear)).toMatchObject({
      isTaken: false,
      reason: { code: 'MISSING', thresholdFen: 5_000, missingFen: 5_000 - 1_990 },
    });
    expect(entryOf(quote, foreign)).toBeUndefined();
    expect(quote.coupons.map(({ id }) => id)).toEqual([dear]);
  });

  test('a merchant-wide one goes to the shop where it saves more, once', async () => {
    const id = await own({ worth: { by: 'PERCENT', percentOff: 50, capFen: 10_000 } });
    const { shops } = await confirm([line(0), line(1, 3, '12')]);
    const takers = shops.filter(({ receipt }) => receipt.some(({ promotionId, isTaken }) => promotionId === id && isTaken));
    expect(takers.map(({ cid }) => cid)).toEqual(['12']);
  });
});

describe('the life of a coupon with its order (spec 7.6)', () => {
  test('locked when the order is placed, back when it is cancelled, used when it is paid', async () => {
    const id = await own({ minusFen: 500 });
    const placed = await place([line(0)], 1_990 - 500 + 600);
    const { orderIds } = placed.data as { orderIds: string[] };
    expect(await stateOf(id)).toBe('LOCKED');
    expect(entryOf(await confirm([line(0)]), id)).toBeUndefined();
    await call('trade.order.cancel', { id: orderIds[0] });
    expect(await stateOf(id)).toBe('UNUSED');
  });

  test('worth all of it, the order is settled at once and the coupon used', async () => {
    const id = await own({ minusFen: 5_000 });
    await mall.sql('update delivery.freight_rule set flat_fen = 0 where cid = 11');
    const placed = await place([line(0)], 0);
    expect(placed.data).toMatchObject({ payableFen: 0, isPaid: true });
    expect(await stateOf(id)).toBe('USED');
    await mall.sql('update delivery.freight_rule set flat_fen = 600 where cid = 11');
  });

  test('one that was chosen and is gone refuses the order with its own code, status and the new quote (611016, NOTUSE)', async () => {
    const id = await own({ minusFen: 500 });
    await mall.sql(`update marketing.coupon set state = 'VOID' where id = $1`, [id]);
    const refused = await place([line(0)], 2_090, [{ cid: '11', coupon: id }]);
    expect(refused).toMatchObject({ code: failures.COUPON_UNFIT.code, data: { couponIds: [id] } });
    expect(refused.text).toContain('"status":"NOTUSE"');
  });

  test('a price that was seen with a coupon that is gone is another price (611001)', async () => {
    const id = await own({ minusFen: 500 });
    const { totals } = await confirm([line(0)]);
    await mall.sql(`update marketing.coupon set state = 'VOID' where id = $1`, [id]);
    expect((await place([line(0)], totals.payableFen)).code).toBe(failures.PRICE_CHANGED.code);
  });

  test('nobody uses the coupon of another', async () => {
    const id = await ownOf(await aShopper(mall, merchant), { minusFen: 500 });
    expect((await place([line(0)], 2_090, [{ cid: '11', coupon: id }])).code).toBe(failures.COUPON_UNFIT.code);
  });
});

describe('what is stored with an order', () => {
  test('shares of every line and all the price was computed from; the referee computes it again', async () => {
    await own({ minusFen: 700 });
    const lines = [line(0), line(2, 3)];
    const { totals } = await confirm(lines);
    const { tradeId, orderIds } = (await place(lines, totals.payableFen)).data as { tradeId: string; orderIds: string[] };
    const shares = await mall.sql<{ kind: string; off: number }>(
      `select promotion_kind as kind, sum(off_fen)::int as off from trade.line_share where order_id = $1 group by 1 order by 1`,
      [orderIds[0]],
    );
    expect(shares).toEqual([
      { kind: 'COUPON', off: 700 },
      { kind: 'LADDER', off: 3 * 492 },
    ]);
    const [stored] = await mall.sql<{ version: number; lines: number }>(
      `select engine_version as version, jsonb_array_length(basket -> 'lines') as lines from trade.receipt_input where trade_id = $1`,
      [tradeId],
    );
    expect(stored).toMatchObject({ lines: 2 });
    expect((await refereeFindings(mall)).filter(({ check }) => check !== 'E5')).toEqual([]);
  });
});

describe('prices of goods (spec 7.6)', () => {
  test('the best price of one piece counts a coupon that can be claimed, and says how it comes about', async () => {
    const visitor = asCaller(server, { host: 'apples.test', mid: '1', cid: '12' });
    const [before] = [
      (await visitor('marketing.goods.info', { cid: '12', spuId: merchant.goodsIds[0] })).data as OutputOf<'marketing.goods.info'>,
    ];
    expect(before).toMatchObject({ bestPrice: null, coupons: [] });
    await aCoupon(staff, { fromFen: 0, worth: { by: 'AMOUNT', minusFen: 400 }, cids: ['12'], total: 100 });
    const { data: after } = (await visitor('marketing.goods.info', { cid: '12', spuId: merchant.goodsIds[0] })) as {
      data: OutputOf<'marketing.goods.info'>;
    };
    expect(after).toMatchObject({
      bestPrice: { fen: 1_590, how: [{ promotionKind: 'COUPON', offFen: 400 }] },
      coupons: [{ claimState: 'CLAIMABLE' }],
    });
    const { data: listed } = (await visitor('checkout.price.list', { cid: '12', goodsIds: merchant.goodsIds })) as {
      data: OutputOf<'checkout.price.list'>;
    };
    // Of several what lowers a price is told by nobody.
    expect(listed.map(({ goodsId, bestPrice }) => [goodsId, bestPrice])).toContainEqual([merchant.goodsIds[0], { fen: 1_590, how: [] }]);
  });

  test('goods without promotions keep their price', async () => {
    await mall.sql('update catalog.goods set no_promotions = true where id = $1', [merchant.goodsIds[1]]);
    await own({ minusFen: 500 });
    expect((await confirm([line(1)])).totals.discountFen).toBe(0);
    await mall.sql('update catalog.goods set no_promotions = false where id = $1', [merchant.goodsIds[1]]);
  });
});

/** Each asks of other goods or SKUs than the ones before: answers stay in memory for a second. */
describe('what sending costs and how soon it goes, on an item page (spec 7.6)', () => {
  const delivery = async (at: number, more: object = {}) => {
    const visitor = asCaller(server, { host: 'apples.test', mid: '1', cid: '12' });
    return visitor('checkout.delivery.info', { cid: '12', goodsId: merchant.goodsIds[at], ...more });
  };

  test('one piece costs what its order would; where the shop has set nothing it goes within two days', async () => {
    expect(await delivery(2)).toMatchObject({ code: 0, data: { freightFen: 600, freeFromFen: null, shipWithinHours: 48 } });
  });

  test('a piece above the amount goes for nothing, one below says from which amount', async () => {
    await mall.sql('update delivery.freight_rule set free_from_fen = 1000 where cid = 12');
    expect(await delivery(1)).toMatchObject({ data: { freightFen: 0, freeFromFen: 1_000 } });
    await mall.sql('update delivery.freight_rule set free_from_fen = 9900 where cid = 12');
    expect(await delivery(1, { skuId: merchant.skuIds[1] })).toMatchObject({ data: { freightFen: 600, freeFromFen: 9_900 } });
  });

  test("the shop's own hours go before the merchant's; another module's settings are no visitor's to read", async () => {
    await mall.sql(`insert into shop.setting (mid, cid, module, value, revision) values
      (1, 0, 'order', '{"shipWithinHours": 72}', 1), (1, 12, 'order', '{"shipWithinHours": 24}', 1), (1, 12, 'stock', '{"lowAt": 3}', 1)`);
    expect(await delivery(2, { skuId: merchant.skuIds[2] })).toMatchObject({ data: { shipWithinHours: 24 } });
    const { rows } = await mall.as('qianpu_public', (client) => client.query('select distinct module from shop.setting'));
    expect(rows).toEqual([{ module: 'order' }]);
  });

  test('goods the shop does not sell are not found', async () => {
    expect(await delivery(0, { goodsId: '999' })).toMatchObject({ code: failures.NOT_FOUND.code });
  });
});
