import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx } from '#platform/ctx';
import { endTender, leaveTender } from './end-tender.ts';
import { callProvider, findPayAccount } from './pay-accounts.ts';
import { lockTrade } from './payable-trade.repo.ts';
import { after, CLOSING_LOOK_MS } from './payment.rules.ts';
import type { Tender } from './payment.types.ts';
import { queryTender } from './query-tender.ts';
import { findLiveTender, markClosing } from './tender.repo.ts';

/**
 * `none`: there is nothing to close. `closed`: nobody can pay any more. `paid`: somebody has, and the trade is settled.
 * `unknown`: the provider did not say; the round goes on asking.
 */
export type Closed = 'none' | 'closed' | 'paid' | 'unknown';

/** Closes the trade's open payment at the provider. Not inside a transaction. */
export async function closeTenderOf(ctx: Ctx, tradeId: string): Promise<Closed> {
  const found = await inTx(ctx, async (ctx) => {
    const trade = await lockTrade(ctx, tradeId);
    if (trade?.state === 'PAID') return 'paid';
    const tender = await findLiveTender(ctx, tradeId);
    if (tender) await markClosing(ctx, tender.id, after(ctx.now, CLOSING_LOOK_MS));
    return tender ?? 'none';
  });
  if (found === 'paid' || found === 'none') return found;
  crashPoint('cancel:tender-closing');
  return closeAtProvider(ctx, found);
}

export async function closeAtProvider(ctx: Ctx, tender: Tender): Promise<Closed> {
  const result = await callProvider(ctx, tender.appRef, (provider) => provider.close(tender.outTradeNo));
  crashPoint('cancel:provider-closed');
  // Refused because it is paid, or for no reason we know: what it is, the provider says when asked.
  if (result.kind === 'paid' || result.kind === 'refused') {
    const looked = await queryTender(ctx, tender, 'close');
    return looked === 'open' ? 'unknown' : looked;
  }
  if (result.kind === 'unknown') return 'unknown';
  // Absent: it was never opened there. Where closing ends that, too, its ticket has reached nobody.
  if (result.kind === 'absent' && !(await endsAbsent(ctx, tender))) {
    await inTx(ctx, (ctx) => leaveTender(ctx, tender));
    return 'closed';
  }
  await inTx(ctx, (ctx) => endTender(ctx, tender));
  return 'closed';
}

async function endsAbsent(ctx: Ctx, { appRef }: Tender): Promise<boolean> {
  const account = await findPayAccount(ctx, appRef);
  return account?.open(ctx).endsAbsent ?? false;
}
