import { findBalance } from '#modules/ledger';
import { findSpendable } from '#modules/loyalty';
import type { Ctx } from '#platform/ctx';
import type { Means } from './own-parts.rules.ts';

/** What a member could pay a trade with. */
export async function findMeans(
  ctx: Ctx,
  { memberId, payableFen, goodsFen }: { readonly memberId: string; readonly payableFen: number; readonly goodsFen: number },
): Promise<Means> {
  const [{ principalFen, bonusFen }, points] = [await findBalance(ctx, memberId), await findSpendable(ctx, memberId)];
  return { payableFen, goodsFen, balanceFen: principalFen + bonusFen, points };
}
