import type { Ctx, TxCtx } from '#platform/ctx';
import { deletePlan } from './birthday/birthday.repo.ts';
import { joinBirthday } from './birthday/give-birthday.ts';
import { listCards } from './card/card.repo.ts';
import { deleteCards, moveCards } from './card/personal-card.repo.ts';
import { showOnAccount } from './card/show-account.ts';
import { changeGrowth } from './change-growth.ts';
import { earnPoints } from './change-points.ts';
import { ensureMemberLevel, findMemberLevel } from './member-level.repo.ts';
import { deleteLevels, exportChanges, exportGrowth } from './personal-level.repo.ts';
import { deletePoints, exportPoints } from './personal-points.repo.ts';
import { findPoints } from './points-list.repo.ts';

/** What a member has earned here, and why. */
export const exportLoyalty = async (ctx: Ctx, memberId: string) => ({
  level: await findMemberLevel(ctx, memberId),
  levelChanges: await exportChanges(ctx, memberId),
  growth: await exportGrowth(ctx, memberId),
  points: await exportPoints(ctx, memberId),
  cards: await listCards(ctx, memberId),
});

/** Who has left has earned nothing. What orders have earned stays with their numbers, as the books need it. */
export async function eraseLoyalty(ctx: TxCtx, memberId: string): Promise<void> {
  await deletePlan(ctx, memberId);
  await deleteLevels(ctx, memberId);
  await deletePoints(ctx, memberId);
  await deleteCards(ctx, memberId);
  await showOnAccount(ctx, memberId);
}

/** One account of a person joined another: what it had earned is the other's, as one entry. It has no orders. */
export async function joinLoyalty(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  // In one order, so that no two wait crosswise.
  for (const id of [memberId, joinedId].toSorted()) await ensureMemberLevel(ctx, id);
  const { growth } = await findMemberLevel(ctx, memberId);
  const { points } = await findPoints(ctx, memberId);
  await joinBirthday(ctx, { memberId, joinedId });
  await moveCards(ctx, memberId, joinedId);
  await eraseLoyalty(ctx, memberId);
  await changeGrowth(ctx, { memberId: joinedId, source: 'JOINED', refId: memberId, amount: growth });
  await earnPoints(ctx, { memberId: joinedId, source: 'JOINED', refId: memberId }, points);
  await showOnAccount(ctx, joinedId);
}
