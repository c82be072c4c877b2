import { findAccount } from '#modules/identity';
import type { Ctx, TxCtx } from '#platform/ctx';
import { earnPoints } from '../change-points.ts';
import { emit } from '../emit.ts';
import { listLevels } from '../level.repo.ts';
import { levelOf } from '../level.rules.ts';
import { findMemberLevel } from '../member-level.repo.ts';
import { deletePlan, ensurePlan, updatePlan } from './birthday.repo.ts';
import { nextBirthday, yearOf } from './birthday.rules.ts';

/** The next points follow the birthday the account has by now; a year that has had its points has no others. */
export async function planBirthday(ctx: TxCtx, { memberId }: { readonly memberId: string }): Promise<void> {
  const { givenYear } = await ensurePlan(ctx, memberId);
  const birthday = (await findAccount(ctx, memberId))?.birthday;
  await updatePlan(ctx, memberId, { givenYear, dueAt: birthday ? nextBirthday(birthday, ctx.now, givenYear) : null });
}

/** Points of the birthday that has come, as the level of the day has them: their source is the year, which is counted once. */
export async function giveBirthday(ctx: TxCtx, memberId: string): Promise<void> {
  const { dueAt, givenYear } = await ensurePlan(ctx, memberId);
  if (dueAt === null || dueAt > ctx.now) return;
  const birthday = (await findAccount(ctx, memberId))?.birthday;
  if (!birthday) return void (await updatePlan(ctx, memberId, { dueAt: null, givenYear }));
  const year = yearOf(dueAt);
  const points = await findBirthdayPoints(ctx, memberId);
  const isGiven = (await earnPoints(ctx, { memberId, source: 'BIRTHDAY', refId: String(year) }, points)) !== undefined;
  await updatePlan(ctx, memberId, { dueAt: nextBirthday(birthday, ctx.now, year), givenYear: isGiven ? year : givenYear });
  if (isGiven) await emit(ctx, 'loyalty.birthday.given', { memberId, year, points });
}

/** An account joined another: a year of either has had its points. */
export async function joinBirthday(ctx: TxCtx, { memberId, joinedId }: { readonly memberId: string; readonly joinedId: string }) {
  const given: (number | null)[] = [];
  for (const id of [memberId, joinedId].toSorted()) given.push((await ensurePlan(ctx, id)).givenYear);
  await deletePlan(ctx, memberId);
  const givenYear = given.reduce((last, year) => Math.max(last ?? 0, year ?? 0) || null, null);
  await updatePlan(ctx, joinedId, { dueAt: null, givenYear });
  await planBirthday(ctx, { memberId: joinedId });
}

async function findBirthdayPoints(ctx: Ctx, memberId: string): Promise<number> {
  const level = levelOf(await findMemberLevel(ctx, memberId), ctx.now);
  return (await listLevels(ctx)).find((one) => one.level === level)?.birthdayPoints ?? 0;
}
