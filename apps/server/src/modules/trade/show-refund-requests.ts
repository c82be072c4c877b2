import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { staffNames } from '#modules/staff';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { listRequests } from './refund-request.repo.ts';

type Requests = OutputOf<'trade.refund.list'>;

/** Refunds that wait, or waited, for a second person; newest first. */
export async function showRefundRequests(ctx: Ctx, { state, cid, pageNum, pageSize }: ParsedOf<'trade.refund.list'>): Promise<Requests> {
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
  const { rows, total } = await listRequests(ctx, { ...page, state, cids: listedShops(ctx, cid) });
  const named = await staffNames(
    ctx,
    rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  );
  const who = (id: string) => ({ id, name: named.get(id) ?? '' });
  const list = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    orderId: row.order_id,
    cid: row.cid,
    amountFen: Number(row.amount_fen),
    note: row.note,
    state: row.state as Requests['list'][number]['state'],
    askedBy: who(row.asked_by),
    askedAt: row.asked_at.getTime(),
    decidedBy: row.decided_by === null ? null : who(row.decided_by),
    decidedAt: row.decided_at?.getTime() ?? null,
    refundId: row.refund_id,
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}
