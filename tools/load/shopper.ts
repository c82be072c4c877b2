import { randomUUID } from 'node:crypto';
import type { OutputOf } from '../../packages/contract/src/types.ts';
import type { History } from './history.ts';
import { type CallResult, callMall, type MallCaller } from './mall-client.ts';
import { sendRequest } from './send-once.ts';

export interface ShopperFacts extends MallCaller {
  readonly memberId: string;
  readonly addressId: string;
  /** Only of a shopper inside the messenger: the way to pay there, where its cashier is, and who holds the phone. */
  readonly inside?: { readonly way: 'WECHAT_JSAPI' | 'WECHAT_MINI'; readonly messenger: string; readonly person: string };
}

export interface OrderLineInput {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
}

type Placed = OutputOf<'trade.order.place'>;
type Opened = OutputOf<'trade.order.pay'>;
type Quoted = OutputOf<'trade.order.confirm'>;
type Refunded = OutputOf<'trade.order.refund'>;

/** What is to be ordered, at the price that was seen. */
export interface SeenOrder {
  readonly lines: readonly OrderLineInput[];
  readonly seenPayableFen: number;
}

/** What the lines cost now, with the best coupon in the wallet. */
export async function seePrice(shopper: ShopperFacts, lines: readonly OrderLineInput[]): Promise<CallResult<SeenOrder>> {
  const quote = await callMall<Quoted>(shopper, 'trade.order.confirm', { lines });
  return quote.outcome === 'ok' ? { outcome: 'ok', data: { lines, seenPayableFen: quote.data.totals.payableFen } } : quote;
}

/**
 * The key is the shopper's intent: tried again with the same one it is the same trade. `via`: the way the order takes, when it is not
 * the usual one.
 */
export function place(
  shopper: ShopperFacts,
  order: SeenOrder,
  history: History,
  key: string = randomUUID(),
  via: MallCaller = shopper,
): Promise<CallResult<Placed>> {
  return history.record(
    { kind: 'place', mid: shopper.mid, memberId: shopper.memberId, key },
    () => callMall<Placed>(via, 'trade.order.place', { ...order, addressId: shopper.addressId }, key),
    ({ tradeId, payableFen }) => ({ tradeId, amountFen: payableFen }),
  );
}

/** Claims what may be had of these coupons. */
export const claimCoupons = (shopper: ShopperFacts, ids: readonly string[], key: string): Promise<CallResult<unknown>> =>
  callMall(shopper, 'marketing.coupon.multipleReceive', { cid: shopper.cid, ids }, key);

export const openPayment = (shopper: ShopperFacts, tradeId: string): Promise<CallResult<Opened>> =>
  callMall(shopper, 'trade.order.pay', { tradeId, way: shopper.inside?.way ?? 'WECHAT_H5' }, randomUUID());

/** Pays at the provider's cashier, as the phone does that was sent there, or in the messenger's own. */
export function payAtCashier(shopper: ShopperFacts, { tradeId, amountFen, ticket }: Opened, history: History): Promise<CallResult<null>> {
  return history.record(
    { kind: 'pay', mid: shopper.mid, tradeId, amountFen },
    () =>
      ticket.kind === 'jsapi' ? payInMessenger(shopper, ticket) : submitPayment(ticket.kind === 'redirect' ? ticket.url : '', shopper.send),
    () => ({}),
  );
}

async function payInMessenger({ inside }: ShopperFacts, ticket: object): Promise<CallResult<null>> {
  if (!inside) return { outcome: 'fail', code: 'no messenger' };
  try {
    const headers = { 'content-type': 'application/json', cookie: `messenger_person=${inside.person}` };
    const { status } = await sendRequest(`${inside.messenger}/messenger/pay`, { method: 'POST', headers, body: JSON.stringify(ticket) });
    if (status >= 500) return { outcome: 'unknown' };
    return status === 200 ? { outcome: 'ok', data: null } : { outcome: 'fail', code: status };
  } catch {
    return { outcome: 'unknown' };
  }
}

async function submitPayment(cashier: string, send = sendRequest): Promise<CallResult<null>> {
  const page = URL.parse(cashier);
  if (page === null) return { outcome: 'fail', code: 'no cashier' };
  const form = new URLSearchParams({ prepay_id: page.searchParams.get('prepay_id') ?? '', redirect_url: '', action: 'pay' });
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const submitted = await send(page.origin + page.pathname, { method: 'POST', headers, body: form.toString() });
    const shown = await send(new URL(submitted.headers.location ?? '', page).href, { method: 'GET' });
    return shown.text.includes('支付成功') ? { outcome: 'ok', data: null } : { outcome: 'fail', code: 'not paid' };
  } catch {
    return { outcome: 'unknown' };
  }
}

export const cancel = (shopper: ShopperFacts, { tradeId, orderIds }: Placed, history: History): Promise<CallResult<unknown>> =>
  history.record(
    { kind: 'cancel', mid: shopper.mid, tradeId },
    () => callMall(shopper, 'trade.order.cancel', { id: orderIds[0] }),
    () => ({}),
  );

/** Staff give back all that is left of an order. */
export const refund = (staff: MallCaller, orderId: string, history: History, key: string = randomUUID()): Promise<CallResult<Refunded>> =>
  history.record(
    { kind: 'refund', mid: staff.mid, key },
    () => callMall<Refunded>(staff, 'trade.order.refund', { id: orderId }, key),
    ({ refundId, amountFen }) => ({ refundId, amountFen }),
  );
