import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { type FreightHold, reserveFreight } from './freight.repo.ts';
import { monthOf } from './freight.rules.ts';

/** Orders that are placed take what is left of the month, or the trade is refused: what was seen is gone, the price is another. */
export async function holdFreight(
  ctx: TxCtx,
  { memberId, freight }: { readonly memberId: string; readonly freight: readonly FreightHold[] },
): Promise<void> {
  if (freight.length === 0) return;
  if (!(await reserveFreight(ctx, memberId, monthOf(ctx.now), freight))) throw fail('PRICE_CHANGED');
}
