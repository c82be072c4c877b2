import type { TxCtx } from '#platform/ctx';
import { putBack, takeAside } from './aside.repo.ts';
import { emitStockChanged } from './emit-stock-changed.ts';
import type { Aside, ShopSku } from './stock.types.ts';

/** Takes pieces out of sale for an activity: all of them, or nothing, and what is short is answered with what is there. */
export async function setAside(ctx: TxCtx, aside: Aside): Promise<readonly (ShopSku & { readonly available: number })[]> {
  if (aside.lines.length === 0) return [];
  const { short, emptied } = await takeAside(ctx, aside);
  await emitStockChanged(ctx, emptied);
  return short;
}

/** What an activity needs no more is on sale again. */
export async function bringBack(ctx: TxCtx, aside: Aside): Promise<void> {
  if (aside.lines.length > 0) await emitStockChanged(ctx, await putBack(ctx, aside));
}
