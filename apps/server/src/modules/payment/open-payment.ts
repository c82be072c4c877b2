import { fail } from '@qianpu/contract/failure';
import { findMerchant } from '#modules/shop';
import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import type { GatewayResult, WechatPayTicket as Ticket } from '#platform/gateways/wechat-pay/wechat-pay.types';
import { callProvider, findPayAccountInUse } from './pay-accounts.ts';
import { readPaySession } from './pay-session.ts';
import { listOrders, lockTrade } from './payable-trade.repo.ts';
import { after, asPayTicket, isSameWay, isTicketFresh, OPEN_LOOK_MS, OPENING_LOOK_MS, placeOf } from './payment.rules.ts';
import type { PayAccount, PayableTrade, Tender, Way, WechatPayTicket } from './payment.types.ts';
import { findLiveTender, insertTender, markClosed, saveTicket } from './tender.repo.ts';

export interface OpenedPayment {
  readonly tradeId: string;
  readonly way: Way;
  readonly amountFen: number;
  readonly payBy: number;
  readonly ticket: WechatPayTicket;
}

interface OpenedTender {
  readonly trade: PayableTrade;
  readonly tender: Tender;
  readonly cids: readonly string[];
  /** Its ticket can be used as it is. */
  readonly isReady: boolean;
}

/**
 * Opens the trade's one payment, or shows its ticket again. The tender is kept before the provider is asked: when its answer is
 * lost, the next try asks under the same number, and the round finds out what became of it.
 */
export async function openPayment(ctx: Ctx<Member>, tradeId: string, way: Way): Promise<OpenedPayment> {
  const account = await findPayAccountInUse(ctx);
  if (!account) throw fail('PAY_UNAVAILABLE');
  const stored = await inTx(ctx, (ctx) => storeTender(ctx, tradeId, way, account));
  crashPoint('pay:tender-kept');
  const { ticket } = stored.tender;
  if (ticket && stored.isReady) return openedOf(stored, asPayTicket(ticket));

  const result = await createOrder(ctx, stored);
  crashPoint('pay:provider-asked');
  if (result.kind === 'closed') await inTx(ctx, (ctx) => markClosed(ctx, stored.tender));
  if (result.kind === 'paid') throw fail('ALREADY_PAID');
  if (result.kind !== 'told') throw fail('PAY_UNAVAILABLE');
  const tender = await inTx(ctx, (ctx) => saveTicket(ctx, stored.tender, result.value, after(ctx.now, OPEN_LOOK_MS)));
  crashPoint('pay:ticket-kept');
  if (tender?.state === 'PAID') throw fail('ALREADY_PAID');
  if (tender?.state !== 'OPEN' || !tender.ticket) throw fail('PAY_CLOSED');
  crashPoint('pay:answered');
  return openedOf(stored, asPayTicket(tender.ticket));
}

async function storeTender(ctx: TxCtx<Member>, tradeId: string, way: Way, { appRef, account }: PayAccount): Promise<OpenedTender> {
  const trade = await lockTrade(ctx, tradeId);
  if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  if (trade.state === 'PAID') throw fail('ALREADY_PAID');
  if (trade.state === 'CLOSED' || trade.payBy <= ctx.now) throw fail('PAY_CLOSED');
  const place = placeOf(way, account.appId, await readPaySession(ctx));
  if (!place) throw fail('PAY_UNAVAILABLE');
  const live = await findLiveTender(ctx, tradeId);
  // Until the provider has closed the old one there is no other: somebody might pay both.
  if (live?.state === 'CLOSING') throw fail('PAY_UNAVAILABLE');
  if (live && !isSameWay(live, way, place)) throw fail('ORDER_MOVED_ON');
  const tender =
    live ?? (await insertTender(ctx, { tradeId, way, appRef, ...place, amountFen: trade.payableFen }, after(ctx.now, OPENING_LOOK_MS)));
  const isReady = tender.ticket !== null && isTicketFresh(tender.ticket, ctx.now);
  const cids = isReady ? [] : (await listOrders(ctx, tradeId)).map(({ cid }) => cid);
  return { trade, tender, cids, isReady };
}

async function createOrder(ctx: Ctx, { trade, tender, cids }: OpenedTender): Promise<GatewayResult<Ticket>> {
  const input = {
    way: tender.way,
    appId: tender.appId,
    openId: tender.openId,
    outTradeNo: tender.outTradeNo,
    amountFen: tender.amountFen,
    description: await describe(ctx, cids),
    expiresAt: trade.payBy,
    notifyUrl: ctx.gateways.wechatPay.notifyUrl(ctx.mid, tender.appRef),
    payerAddress: ctx.address,
  };
  return callProvider(ctx, tender.appRef, (party) => ctx.gateways.wechatPay.createOrder(party, input));
}

/** What the shopper reads at the cashier: the shop, or the merchant when it is several shops. */
async function describe(ctx: Ctx, cids: readonly string[]): Promise<string> {
  const merchant = await findMerchant(ctx);
  const only = cids.length === 1 ? merchant?.shops.find(({ cid }) => cid === cids[0]) : undefined;
  return (only ?? merchant)?.name.slice(0, 40) ?? '';
}

const openedOf = ({ trade, tender }: OpenedTender, ticket: WechatPayTicket): OpenedPayment => ({
  tradeId: trade.id,
  way: tender.way,
  amountFen: tender.amountFen,
  payBy: trade.payBy.getTime(),
  ticket,
});
