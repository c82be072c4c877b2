import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listNicknames } from '#modules/identity';
import { staffNames } from '#modules/staff';
import type { Ctx } from '#platform/ctx';
import { listAdjustments } from './adjustment.repo.ts';

type Adjustments = OutputOf<'ledger.adjustment.list'>;
type Adjustment = Adjustments['list'][number];

/** What staff have changed, or wait to have changed; newest first. */
export async function showAdjustments(
  ctx: Ctx,
  { state, memberId, pageNum, pageSize }: ParsedOf<'ledger.adjustment.list'>,
): Promise<Adjustments> {
  const { rows, total } = await listAdjustments(ctx, { state, memberId, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const nicks = await listNicknames(
    ctx,
    shown.map(({ member_id }) => member_id),
  );
  const named = await staffNames(
    ctx,
    shown.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  );
  const who = (id: string) => ({ id, name: named.get(id) ?? '' });
  const list = shown.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    nickName: nicks.get(row.member_id) ?? '',
    principalFen: row.principal_fen,
    bonusFen: row.bonus_fen,
    reason: row.reason as Adjustment['reason'],
    note: row.note,
    state: row.state as Adjustment['state'],
    askedBy: who(row.asked_by),
    askedAt: row.asked_at.getTime(),
    decidedBy: row.decided_by === null ? null : who(row.decided_by),
    decidedAt: row.decided_at?.getTime() ?? null,
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}
