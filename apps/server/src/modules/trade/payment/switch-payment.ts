import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { closeTenderOf } from './close-tender.ts';
import { type Opened, openPayment } from './open-payment.ts';
import { findTrade } from './payable-trade.repo.ts';
import type { Way } from './payment.types.ts';
import { findLiveTender } from './tender.repo.ts';

/** Another way to pay: the old one is closed at the provider first, so that only one of them can take money. */
export async function switchPayment(ctx: Ctx<Member>, tradeId: string, way: Way): Promise<Opened> {
  const live = await inTx(ctx, async (ctx) => {
    const trade = await findTrade(ctx, tradeId);
    if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
    return findLiveTender(ctx, tradeId);
  });
  if (live && (live.way !== way || live.state === 'CLOSING')) {
    const closed = await closeTenderOf(ctx, tradeId);
    if (closed === 'paid') throw fail('ALREADY_PAID');
    if (closed === 'unknown') throw fail('PAY_UNAVAILABLE');
  }
  return openPayment(ctx, tradeId, way);
}
