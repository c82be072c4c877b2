import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findAccount } from '#modules/identity';
import type { Ctx, Member } from '#platform/ctx';
import { nameStaff } from './by-staff.ts';
import { countFreight } from './freight.repo.ts';
import { monthOf } from './freight.rules.ts';
import { listGrowth, sumEarned } from './growth.repo.ts';
import { listLevels } from './level.repo.ts';
import { levelOf, levelUntil } from './level.rules.ts';
import type { Level, MemberLevel } from './loyalty.types.ts';
import { viewChange, viewEntry } from './loyalty.view.ts';
import { findMemberLevel, listChanges } from './member-level.repo.ts';

const CHANGES = 10;
const CHANGES_OF_STAFF = 20;

/** What a member's own page shows of level and growth. */
export async function showLevel(ctx: Ctx<Member>): Promise<OutputOf<'member.level.info'>> {
  const { memberId } = ctx.actor;
  const [own, levels] = [await findMemberLevel(ctx, memberId), await listLevels(ctx)];
  const level = levelOf(own, ctx.now);
  const free = levels.find((one) => one.level === level)?.freeFreight ?? null;
  return {
    ...viewOwn(own, ctx.now),
    levels,
    next: nextOf(own, levels),
    keptGrowth: own.keptFrom ? await sumEarned(ctx, memberId, own.keptFrom, ctx.now) : own.growth,
    freightLeft: levels.length === 0 ? 0 : free && Math.max(0, free - (await countFreight(ctx, memberId, 'LEVEL', monthOf(ctx.now)))),
    changes: (await listChanges(ctx, memberId, CHANGES)).map(viewChange),
    serverNow: ctx.now.getTime(),
  };
}

/** The first level that growth has not reached. */
function nextOf({ growth, level }: MemberLevel, levels: readonly Level[]) {
  const next = levels.find((one) => one.level === level + 1);
  return next ? { level: next.level, missing: Math.max(0, next.growthFrom - growth) } : null;
}

const viewOwn = (own: MemberLevel, now: Date) => ({
  level: levelOf(own, now),
  levelUntil: levelUntil(own, now)?.getTime() ?? null,
  growth: own.growth,
});

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

export async function showGrowth(ctx: Ctx<Member>, { pageNum, pageSize }: Page): Promise<OutputOf<'member.growth.list'>> {
  const { memberId } = ctx.actor;
  const rows = await listGrowth(ctx, memberId, { limit: pageSize + 1, offset: (pageNum - 1) * pageSize });
  const { growth } = await findMemberLevel(ctx, memberId);
  return { list: rows.slice(0, pageSize).map(viewEntry), pageNum, hasMore: rows.length > pageSize, growth };
}

/** A member as staff see them here. */
export async function showMember(ctx: Ctx, memberId: string): Promise<OutputOf<'member.loyalty.find'>> {
  const account = await findAccount(ctx, memberId);
  if (!account) throw fail('NOT_FOUND');
  const own = await findMemberLevel(ctx, memberId);
  const [changes, entries] = [
    await listChanges(ctx, memberId, CHANGES_OF_STAFF),
    await listGrowth(ctx, memberId, { limit: CHANGES_OF_STAFF, offset: 0 }),
  ];
  const staffOf = await nameStaff(ctx, [...changes, ...entries]);
  return {
    ...viewOwn(own, ctx.now),
    nickName: account.nick_name,
    earnedLevel: own.level,
    setUntil: own.setUntil?.getTime() ?? null,
    changes: changes.map((row) => ({ ...viewChange(row), note: row.note, staff: staffOf(row) })),
    growthEntries: entries.map((row) => ({ ...viewEntry(row), note: row.note, staff: staffOf(row) })),
  };
}
