import type { OutputOf } from '@qianpu/contract/types';
import { quote } from '#modules/checkout';
import type { Ctx, Member } from '#platform/ctx';
import type { StoredLine } from './cart.types.ts';
import { viewCart } from './cart.view.ts';

/** The whole cart as it stands now: prices and stock of this moment, sums of what is ticked and can be bought. */
export const showCart = async (ctx: Ctx<Member>, lines: readonly StoredLine[]): Promise<OutputOf<'cart.line.list'>> =>
  viewCart(await quote(ctx, lines));
