import type { OutputOf } from '@qianpu/contract/types';
import { groupingIdsOf, quote } from '#modules/checkout';
import type { Ctx, Member } from '#platform/ctx';
import type { StoredLine } from './cart.types.ts';
import { viewCart } from './cart.view.ts';

/** The whole cart as it stands now: prices and stock of this moment, sums of what is ticked and can be bought. */
export async function showCart(ctx: Ctx<Member>, lines: readonly StoredLine[]): Promise<OutputOf<'cart.line.list'>> {
  const quoted = await quote(ctx, lines);
  return viewCart(quoted, (offer) => groupingIdsOf(quoted.basket.promotions, offer));
}
