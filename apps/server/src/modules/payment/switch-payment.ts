import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { closeTenderOf } from './close-tender.ts';
import { openPayment, type PayRequest } from './open-payment.ts';
import { findPayAccountInUse } from './pay-accounts.ts';
import { readPaySession } from './pay-session.ts';
import { findWaysOff } from './pay-way.repo.ts';
import { findTrade } from './payable-trade.repo.ts';
import { findPayment } from './payment.repo.ts';
import { isMadeOf, isSameWay, isTaken, placeOf, providerOf, providerWayOf } from './payment.rules.ts';
import type { OpenedPayment } from './payment.types.ts';
import { findLiveTender } from './tender.repo.ts';

/**
 * Opens a payment made of what is asked for, whatever was open before: the old one is closed at its provider first, so that only one of them can
 * take money, and what it held of the member is free for the new one.
 */
export async function switchPayment(ctx: Ctx<Member>, request: PayRequest): Promise<OpenedPayment> {
  const way = providerWayOf(request.tenders);
  const account = way && (await findPayAccountInUse(ctx, providerOf(way)));
  if (way && !account) throw fail('PAY_UNAVAILABLE');
  if (await inTx(ctx, (ctx) => isOtherOpen(ctx, request, account?.appId))) {
    const closed = await closeTenderOf(ctx, request.tradeId);
    if (closed === 'paid') throw fail('ALREADY_PAID');
    if (closed === 'unknown') throw fail('PAY_UNAVAILABLE');
  }
  return openPayment(ctx, request);
}

/** Whether another payment is under way. What cannot be opened closes nothing. */
async function isOtherOpen(ctx: TxCtx<Member>, { tradeId, tenders, ownerId }: PayRequest, ownAppId: string | undefined): Promise<boolean> {
  const trade = await findTrade(ctx, tradeId);
  if (trade?.memberId !== (ownerId ?? ctx.actor.memberId)) throw fail('NOT_FOUND');
  const way = providerWayOf(tenders);
  const place = way && placeOf(way, ownAppId ?? '', await readPaySession(ctx));
  if (way && !place) throw fail('PAY_UNAVAILABLE');
  const live = await findLiveTender(ctx, tradeId);
  if (!live) return false;
  if (!isTaken(tenders, await findWaysOff(ctx, tradeId))) throw fail('PAY_UNAVAILABLE');
  const open = await findPayment(ctx, tradeId, 'OPEN');
  const isSame = way && place && isSameWay(live, way, place) && open && isMadeOf(open, tenders);
  return live.state === 'CLOSING' || !isSame;
}
