import { takeGrants } from '#modules/activity';
import type { TxCtx } from '#platform/ctx';
import { changeGrowth } from './change-growth.ts';
import { earnPoints } from './change-points.ts';
import { ensureMemberLevel } from './member-level.repo.ts';

/** Points and growth that were offered are their members', once. One member after the other, in one order. */
export async function receiveGrants(ctx: TxCtx, which: Parameters<typeof takeGrants>[1]): Promise<void> {
  for (const { id, memberId, what, amount } of await takeGrants(ctx, which)) {
    await ensureMemberLevel(ctx, memberId);
    const cause = { memberId, source: 'GRANT', refId: id } as const;
    if (what === 'GROWTH') await changeGrowth(ctx, { ...cause, amount });
    else await earnPoints(ctx, cause, amount);
  }
}
