import type { TxCtx } from '#platform/ctx';
import { emit } from './emit.ts';
import { takeWarnings } from './points-end.repo.ts';

/** Tells that points end soon, once for each end. */
export async function warnMembers(ctx: TxCtx, memberIds: readonly string[]): Promise<void> {
  for (const { memberId, points, endsAt } of await takeWarnings(ctx, memberIds))
    await emit(ctx, 'loyalty.points.ending', { memberId, points, endsAt: endsAt.toISOString() });
}
