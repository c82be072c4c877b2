import { fail } from '@qianpu/contract/failure';
import { findMerchant } from '#modules/shop';
import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import type { GatewayResult } from '#platform/gateways/pay/pay.types';
import { composePayment } from './compose-payment.ts';
import { endTender } from './end-tender.ts';
import { callProvider, findPayAccountInUse } from './pay-accounts.ts';
import { readPaySession } from './pay-session.ts';
import { findWaysOff } from './pay-way.repo.ts';
import { listOrders, lockTrade } from './payable-trade.repo.ts';
import { findPayment } from './payment.repo.ts';
import {
  after,
  asPayTicket,
  isMadeOf,
  isSameWay,
  isTaken,
  isTicketFresh,
  OPEN_LOOK_MS,
  placeOf,
  providerOf,
  providerWayOf,
} from './payment.rules.ts';
import type { OpenedPayment, PayAccount, PayableTrade, PayPlace, PayTicket, RequestedTender, Tender, Way } from './payment.types.ts';
import { findLiveTender, saveTicket } from './tender.repo.ts';

export interface PayRequest {
  readonly tradeId: string;
  readonly tenders: readonly RequestedTender[];
  readonly proof?: string | undefined;
  /** A friend pays for this member's trade; what of it is the member's own they have set aside before. */
  readonly ownerId?: string | undefined;
  /** A page of ours: where a provider that is told in advance sends the shopper back to. */
  readonly returnUrl?: string | undefined;
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
export async function openPayment(ctx: Ctx<Member>, request: PayRequest): Promise<OpenedPayment> {
  const way = providerWayOf(request.tenders);
  const account = way && (await findPayAccountInUse(ctx, providerOf(way)));
  if (way && !account) throw fail('PAY_UNAVAILABLE');
  const stored = await inTx(ctx, (ctx) => storeTender(ctx, request, way && account ? { way, account } : undefined));
  crashPoint('pay:tender-kept');
  const { tender, trade } = stored;
  if (tender === 'paid') return { tradeId: trade.id, payBy: trade.payBy.getTime(), provider: null };
  const { ticket } = tender;
  const opened = { ...stored, tender };
  if (ticket && stored.isReady) return openedOf(opened, asPayTicket(ticket));

  const result = await createOrder(ctx, opened, request.returnUrl);
  crashPoint('pay:provider-asked');
  if (result.kind === 'closed') await inTx(ctx, (ctx) => endTender(ctx, tender));
  if (result.kind === 'paid') throw fail('ALREADY_PAID');
  if (result.kind !== 'told') throw fail('PAY_UNAVAILABLE');
  const saved = await inTx(ctx, (ctx) => saveTicket(ctx, tender, result.value, after(ctx.now, OPEN_LOOK_MS)));
  crashPoint('pay:ticket-kept');
  if (saved?.state === 'PAID') throw fail('ALREADY_PAID');
  if (saved?.state !== 'OPEN' || !saved.ticket) throw fail('PAY_CLOSED');
  crashPoint('pay:answered');
  return openedOf(opened, asPayTicket(saved.ticket));
}

interface AtProvider {
  readonly way: Way;
  readonly account: PayAccount;
}

type Stored = Omit<OpenedTender, 'tender'> & { readonly tender: Tender | 'paid' };

async function storeTender(ctx: TxCtx<Member>, request: PayRequest, at: AtProvider | undefined): Promise<Stored> {
  const trade = await lockTrade(ctx, request.tradeId);
  if (trade?.memberId !== (request.ownerId ?? ctx.actor.memberId)) throw fail('NOT_FOUND');
  if (trade.state === 'PAID') throw fail('ALREADY_PAID');
  if (trade.state === 'CLOSED' || trade.payBy <= ctx.now) throw fail('PAY_CLOSED');
  if (!isTaken(request.tenders, await findWaysOff(ctx, trade.id))) throw fail('PAY_UNAVAILABLE');
  const place = at && placeOf(at.way, at.account.appId, await readPaySession(ctx));
  if (at && !place) throw fail('PAY_UNAVAILABLE');
  const live = await findOpenTender(ctx, request, at && place && { ...place, way: at.way });
  const provider = at && place && { ...place, way: at.way, appRef: at.account.appRef };
  const tender = live ?? (await composePayment(ctx, { ...request, trade, provider }));
  if (tender === 'paid') return { trade, tender, cids: [], isReady: true };
  const isReady = tender.ticket !== null && isTicketFresh(tender.ticket, ctx.now);
  const cids = isReady ? [] : (await listOrders(ctx, trade.id)).map(({ cid }) => cid);
  return { trade, tender, cids, isReady };
}

/** The tender of the payment under way, if that is what is asked for. */
async function findOpenTender(
  ctx: TxCtx<Member>,
  { tradeId, tenders }: PayRequest,
  at: (PayPlace & { readonly way: Way }) | undefined,
): Promise<Tender | undefined> {
  const live = await findLiveTender(ctx, tradeId);
  if (!live) return undefined;
  // Until the provider has closed the old one there is no other: somebody might pay both.
  if (live.state === 'CLOSING') throw fail('PAY_UNAVAILABLE');
  const open = await findPayment(ctx, tradeId, 'OPEN');
  if (!at || !isSameWay(live, at.way, at) || !open || !isMadeOf(open, tenders)) throw fail('ORDER_MOVED_ON');
  return live;
}

async function createOrder(
  ctx: Ctx,
  { trade, tender, cids }: OpenedTender,
  returnUrl: string | undefined,
): Promise<GatewayResult<PayTicket>> {
  const input = {
    way: tender.way,
    appId: tender.appId,
    openId: tender.openId,
    outTradeNo: tender.outTradeNo,
    amountFen: tender.amountFen,
    description: await describe(ctx, cids),
    expiresAt: trade.payBy,
    payerAddress: ctx.address,
    returnUrl,
  };
  return callProvider(ctx, tender.appRef, (provider) => provider.createOrder(input));
}

/** What the shopper reads at the cashier: the shop, or the merchant when it is several shops. */
async function describe(ctx: Ctx, cids: readonly string[]): Promise<string> {
  const merchant = await findMerchant(ctx);
  const only = cids.length === 1 ? merchant?.shops.find(({ cid }) => cid === cids[0]) : undefined;
  return (only ?? merchant)?.name.slice(0, 40) ?? '';
}

const openedOf = ({ trade, tender }: OpenedTender, ticket: PayTicket): OpenedPayment => ({
  tradeId: trade.id,
  payBy: trade.payBy.getTime(),
  provider: { way: tender.way, amountFen: tender.amountFen, ticket },
});
