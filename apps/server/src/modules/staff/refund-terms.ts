import type { Staff, TxCtx } from '#platform/ctx';
import { capsOf, type RefundCaps } from './refund-cap.rules.ts';
import { listOwnRoles } from './role.repo.ts';
import { findSetting } from './setting.repo.ts';

export interface RefundTerms extends RefundCaps {
  /** Refunds of one order above this sum need a second person; null: none does. */
  readonly secondPersonAboveFen: number | null;
}

/** What the caller may give back alone of orders of a shop. */
export async function refundTermsOf(ctx: TxCtx<Staff>, cid: string): Promise<RefundTerms> {
  const caps = capsOf(await listOwnRoles(ctx, ctx.actor.staffId, cid));
  return { ...caps, secondPersonAboveFen: (await findSetting(ctx)).secondPersonAboveFen };
}
