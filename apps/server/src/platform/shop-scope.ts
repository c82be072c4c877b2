import { fail } from '@qianpu/contract/failure';
import { isInScope } from '@qianpu/contract/staff-scope';
import type { Actor, Ctx } from './ctx.ts';

/** Whether the actor may have to do with a shop: staff where their roles say so; everybody else is held to other rules. */
export const mayTouchShop = (actor: Actor, cid: string): boolean => actor.kind !== 'staff' || isInScope(actor.shops, cid);

/** What belongs to a shop the caller has no role for answers as what is not there. */
export function requireShop({ actor }: Ctx, cid: string): void {
  if (!mayTouchShop(actor, cid)) throw fail('NOT_FOUND');
}

/** The shops a list of staff is limited to, as a parameter of a statement; null: all of the merchant. */
export const listedShops = ({ actor }: Ctx, cid?: string): readonly string[] | null => {
  if (cid !== undefined) return [cid];
  return actor.kind !== 'staff' || actor.shops === 'ALL' ? null : actor.shops;
};
