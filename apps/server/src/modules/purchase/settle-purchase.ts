import { postRecharge } from '#modules/ledger';
import { openBoughtCard } from '#modules/loyalty';
import type { TxCtx } from '#platform/ctx';
import { findPurchase } from './purchase.repo.ts';

/** The money is there: the balance has it, or the card runs. In the transaction in which the trade becomes paid, which happens once. */
export async function settlePurchase(ctx: TxCtx, tradeId: string): Promise<void> {
  const bought = await findPurchase(ctx, tradeId);
  if (!bought) throw new Error(`trade ${tradeId} has bought nothing`);
  const { memberId, kind, refId, payFen, bonusFen } = bought;
  if (kind === 'RECHARGE') await postRecharge(ctx, { memberId, ref: tradeId, principalFen: payFen, bonusFen });
  else if (refId !== null) await openBoughtCard(ctx, { memberId, kindId: refId });
}
