import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx, Member } from '#platform/ctx';
import { viewPoints, viewPointsEntry } from './loyalty.view.ts';
import { findPoints, listEntries } from './points-list.repo.ts';
import { findPointsRule } from './points-rule.repo.ts';

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

export async function showPoints(ctx: Ctx<Member>, { pageNum, pageSize }: Page): Promise<OutputOf<'member.points.list'>> {
  const { memberId } = ctx.actor;
  const rows = await listEntries(ctx, memberId, { limit: pageSize + 1, offset: (pageNum - 1) * pageSize });
  const [own, { pointsPerYuan }] = [await findPoints(ctx, memberId), await findPointsRule(ctx)];
  return {
    list: rows.slice(0, pageSize).map(viewPointsEntry),
    pageNum,
    hasMore: rows.length > pageSize,
    ...viewPoints(own),
    pointsPerYuan,
    serverNow: ctx.now.getTime(),
  };
}
