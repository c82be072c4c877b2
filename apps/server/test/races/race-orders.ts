import { expect, vi } from 'vitest';
import { addGoods, listGoods } from '#modules/catalog';
import { supplyStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import { aPlacedOrder, aShopper, type Shopper } from '../builders/shopper.ts';
import { isOk } from '../call-table.ts';
import type { SentCallback } from '../fixtures/forged-callbacks.ts';
import type { Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear } from './volley.ts';

export const PRICE_FEN = 2_000;

/** Something only this volley sells. */
export function aFreshSku({ mall, merchant }: RaceHouse, stock: number): Promise<string> {
  const { categoryId } = merchant;
  return inTx(mall.ctx('1'), async (ctx) => {
    const { goodsId, skuIds } = await addGoods(ctx, {
      categoryId,
      title: '苹果',
      pictures: ['1/goods.jpg'],
      skus: [{ specs: [{ name: '规格', value: '一份' }] }],
    });
    const [skuId = ''] = skuIds;
    const prices = [{ skuId, priceFen: PRICE_FEN }];
    await listGoods(ctx, { cid: '11', goodsId, categoryId, position: 0, prices, soldCount: 0 });
    await supplyStock(ctx, { cid: '11', skuId, quantity: stock, refId: ctx.newId() });
    return skuId;
  });
}

export interface RaceOrder {
  readonly shopper: Shopper;
  readonly skuId: string;
  readonly tradeId: string;
  readonly orderId: string;
}

/** One piece of the only one there is, not paid yet. */
export async function anUnpaidOrder(house: RaceHouse, by?: Shopper): Promise<RaceOrder> {
  const skuId = await aFreshSku(house, 1);
  const shopper = by ?? (await aShopper(house.mall, house.merchant));
  const { tradeId, orderIds } = await aPlacedOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 1 }] });
  return { shopper, skuId, tradeId, orderId: orderIds[0] ?? '' };
}

export const payShot = ({ tradeId, shopper }: RaceOrder, way = 'WECHAT_H5'): Shot => ({
  name: 'trade.order.pay',
  token: shopper.token,
  input: { tradeId, way },
});
export const cancelShot = ({ orderId, shopper }: RaceOrder): Shot => ({
  name: 'trade.order.cancel',
  token: shopper.token,
  input: { id: orderId },
});
export const noticeShot = (callback: SentCallback): Shot => ({ name: 'trade.pay.notify', input: { channel: 'wechat', ...callback } });

/** The same, paid at the cashier: what the provider says of it, and nobody has heard yet. */
export async function anUnheardOrder(house: RaceHouse): Promise<RaceOrder & { notice: SentCallback }> {
  const order = await anUnpaidOrder(house);
  expect(isOk(await callNear(house, payShot(order)))).toBe(true);
  const [tender] = await tendersOf(house, order);
  return { ...order, notice: await payAtCashier(house, tender?.out_trade_no ?? '') };
}

/** Pays one at the provider; its callback. Whoever prepares a volley is alone, so the next one of a payment is this one's. */
export async function payAtCashier({ simulator, account, catcher }: RaceHouse, outTradeNo: string): Promise<SentCallback> {
  const ofPayments = () => [...catcher.caught.values()].filter(({ body }) => body.includes('TRANSACTION.SUCCESS'));
  const known = ofPayments().length;
  expect(await simulator.wechatPay.pay(account.mchId, outTradeNo)).toBe(200);
  await vi.waitFor(() => expect(ofPayments().length).toBe(known + 1), { timeout: 10_000, interval: 5 });
  return ofPayments().at(-1) as SentCallback;
}

export async function aPaidOrder(house: RaceHouse): Promise<RaceOrder> {
  const { notice, ...order } = await anUnheardOrder(house);
  expect(isOk(await callNear(house, noticeShot(notice)))).toBe(true);
  expect(await orderOf(house, order)).toMatchObject({ state: 'TO_SHIP' });
  return order;
}

interface OrderRow {
  readonly state: string;
  readonly refunded_fen: string;
  readonly trade_state: string;
}
export const orderOf = async ({ mall }: RaceHouse, { orderId }: RaceOrder): Promise<OrderRow | undefined> =>
  (
    await mall.sql<OrderRow>(
      `select o.state, o.refunded_fen, t.state as trade_state
         from trade.order o join trade.trade t on t.mid = o.mid and t.id = o.trade_id where o.id = $1`,
      [orderId],
    )
  )[0];

interface TenderRow {
  readonly state: string;
  readonly out_trade_no: string;
  readonly refunded_fen: string;
}
export const tendersOf = ({ mall }: RaceHouse, { tradeId }: Pick<RaceOrder, 'tradeId'>) =>
  mall.sql<TenderRow>('select state, out_trade_no, refunded_fen from trade.tender where trade_id = $1 order by id', [tradeId]);

interface StockRow {
  readonly available: number;
  readonly reserved: number;
  readonly sold: number;
}
export const stockOf = async ({ mall }: RaceHouse, skuId: string): Promise<StockRow | undefined> =>
  (await mall.sql<StockRow>('select available, reserved, sold from catalog.stock where sku_id = $1', [skuId]))[0];

/** What money came and went for a trade, as "kind account amount". */
export const postingsOf = async ({ mall }: RaceHouse, { tradeId }: RaceOrder): Promise<string[]> =>
  (
    await mall.sql<{ line: string }>(
      `select x.kind || ' ' || e.account_kind || ' ' || e.amount_fen as line
         from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
        where x.ref in (select out_trade_no from trade.tender where trade_id = $1) order by x.id, e.position`,
      [tradeId],
    )
  ).map(({ line }) => line);

export const paidBooks = [`PAY PROVIDER ${PRICE_FEN}`, `PAY SALES ${-PRICE_FEN}`];

export const refundsOf = async ({ mall }: RaceHouse, { tradeId }: RaceOrder): Promise<number[]> =>
  (await mall.sql<{ amount: number }>('select amount_fen::int as amount from trade.refund where trade_id = $1', [tradeId])).map(
    ({ amount }) => amount,
  );
