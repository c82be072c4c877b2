import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { closeTenderOf } from './close-tender.ts';
import { type OpenedPayment, openPayment } from './open-payment.ts';
import { findPayAccountInUse } from './pay-accounts.ts';
import { readPaySession } from './pay-session.ts';
import { findTrade } from './payable-trade.repo.ts';
import { isSameWay, placeOf } from './payment.rules.ts';
import type { Way } from './payment.types.ts';
import { findLiveTender } from './tender.repo.ts';

/** Another way to pay: the old one is closed at the provider first, so that only one of them can take money. */
export async function switchPayment(ctx: Ctx<Member>, tradeId: string, way: Way): Promise<OpenedPayment> {
  const account = await findPayAccountInUse(ctx);
  if (!account) throw fail('PAY_UNAVAILABLE');
  const { live, place } = await inTx(ctx, async (ctx) => {
    const trade = await findTrade(ctx, tradeId);
    if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
    return { live: await findLiveTender(ctx, tradeId), place: placeOf(way, account.account.appId, await readPaySession(ctx)) };
  });
  // What cannot be opened closes nothing.
  if (!place) throw fail('PAY_UNAVAILABLE');
  if (live && (!isSameWay(live, way, place) || live.state === 'CLOSING')) {
    const closed = await closeTenderOf(ctx, tradeId);
    if (closed === 'paid') throw fail('ALREADY_PAID');
    if (closed === 'unknown') throw fail('PAY_UNAVAILABLE');
  }
  return openPayment(ctx, tradeId, way);
}
