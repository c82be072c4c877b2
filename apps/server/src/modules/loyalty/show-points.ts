import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findAccount } from '#modules/identity';
import type { Ctx, Member } from '#platform/ctx';
import { nameStaff } from './by-staff.ts';
import { viewPoints, viewPointsEntry } from './loyalty.view.ts';
import { findPoints, listEntries, listUndone } from './points-list.repo.ts';
import { findPointsRule } from './points-rule.repo.ts';

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

export async function showPoints(ctx: Ctx<Member>, { pageNum, pageSize }: Page): Promise<OutputOf<'member.points.list'>> {
  const { memberId } = ctx.actor;
  const rows = await listEntries(ctx, memberId, { limit: pageSize + 1, offset: (pageNum - 1) * pageSize });
  const [own, { pointsPerYuan, pays, pointsForYuan, mostPercent }] = [await findPoints(ctx, memberId), await findPointsRule(ctx)];
  return {
    list: rows.slice(0, pageSize).map(viewPointsEntry),
    pageNum,
    hasMore: rows.length > pageSize,
    ...viewPoints(own),
    pointsPerYuan,
    ...(pays && { payRule: { pointsForYuan, mostPercent } }),
    serverNow: ctx.now.getTime(),
  };
}

/** The same of any member, with who of the staff gave or took and what can be undone. */
export async function showPointsForStaff(
  ctx: Ctx,
  { memberId, pageNum, pageSize }: ParsedOf<'member.points.listForStaff'>,
): Promise<OutputOf<'member.points.listForStaff'>> {
  if (!(await findAccount(ctx, memberId))) throw fail('NOT_FOUND');
  const found = await listEntries(ctx, memberId, { limit: pageSize + 1, offset: (pageNum - 1) * pageSize });
  const rows = found.slice(0, pageSize);
  const taken = rows.filter(({ source_kind, amount }) => source_kind === 'STAFF' && Number(amount) < 0).map(({ id }) => id);
  const undone = await listUndone(ctx, memberId, taken);
  const staffOf = await nameStaff(ctx, rows);
  const list = rows.map((row) => ({
    ...viewPointsEntry(row),
    ...{ note: row.note, staff: staffOf(row), isUndoable: taken.includes(row.id) && !undone.has(row.id) },
  }));
  return { list, pageNum, hasMore: found.length > pageSize, ...viewPoints(await findPoints(ctx, memberId)) };
}
