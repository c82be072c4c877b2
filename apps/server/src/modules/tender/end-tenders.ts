import type { TxCtx } from '#platform/ctx';
import { listHeld, moveHeld } from './own-tender.repo.ts';
import { ownWays } from './own-ways.ts';

/** What was held for a payment pays its trade. */
export async function takeTenders(ctx: TxCtx, tradeId: string, paymentId: string): Promise<void> {
  for (const tender of await listHeld(ctx, [tradeId])) {
    if (tender.paymentId === paymentId && (await moveHeld(ctx, tender.id, 'PAID'))) await ownWays[tender.way].take(ctx, tender);
  }
}

/** What is held for these trades is its members' again. The trades are locked. */
export async function freeTenders(ctx: TxCtx, tradeIds: readonly string[]): Promise<void> {
  for (const tender of await listHeld(ctx, tradeIds)) {
    if (await moveHeld(ctx, tender.id, 'FREED')) await ownWays[tender.way].free(ctx, tender);
  }
}

/** What a payment holds beside its provider. */
export async function sumHeld(ctx: TxCtx, tradeId: string, paymentId: string): Promise<number> {
  const held = await listHeld(ctx, [tradeId]);
  return held.reduce((sum, tender) => sum + (tender.paymentId === paymentId ? tender.amountFen : 0), 0);
}
