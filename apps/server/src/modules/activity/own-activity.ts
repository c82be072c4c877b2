import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { Ctx, TxCtx } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import { findActivity, lockActivity } from './activity.repo.ts';
import type { ActivityRow } from './activity.types.ts';

/** One of some shops is for who works for all of these; one of every shop for who works for all. */
export const mayTouch = ({ actor }: Ctx, cids: readonly string[]): boolean =>
  cids.length === 0 ? mayTouchShop(actor, ALL_SHOPS) : cids.every((cid) => mayTouchShop(actor, cid));

/** What is of a shop the caller has no role for answers as what is not there. */
function requireOwn(ctx: Ctx, activity: ActivityRow | undefined): ActivityRow {
  if (!activity || !mayTouch(ctx, activity.cids)) throw fail('NOT_FOUND');
  return activity;
}

export const findOwnActivity = async (ctx: Ctx, id: string): Promise<ActivityRow> => requireOwn(ctx, await findActivity(ctx, id));

/** The one that was seen, held until the transaction ends. */
export async function lockOwnActivity(ctx: TxCtx, id: string, revision: number): Promise<ActivityRow> {
  const activity = requireOwn(ctx, await lockActivity(ctx, id));
  if (activity.revision !== revision) throw fail('ACTIVITY_CHANGED', { revision: activity.revision });
  return activity;
}
