import type { TxCtx } from '#platform/ctx';
import { moveFavourites } from './favourite.repo.ts';
import { moveFollows } from './follow.repo.ts';
import { moveFootprints } from './footprint.repo.ts';
import { lockMemberRow } from './member-lock.repo.ts';

/** What an account kept that has joined another is the other's, as far as there is room. */
export async function joinKept(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  await lockMemberRow(ctx, memberId);
  await lockMemberRow(ctx, joinedId);
  await moveFavourites(ctx, memberId, joinedId);
  await moveFollows(ctx, memberId, joinedId);
  await moveFootprints(ctx, memberId, joinedId);
}
