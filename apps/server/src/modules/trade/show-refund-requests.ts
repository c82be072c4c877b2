import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { listRequests } from './refund-request.repo.ts';

type RequestState = 'WAITING' | 'APPROVED' | 'REFUSED';

interface RequestOptions {
  readonly state?: RequestState | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Refunds that wait, or waited, for a second person; newest first. */
export async function showRefundRequests(ctx: Ctx, { state, pageNum, pageSize }: RequestOptions) {
  const found = await listRequests(ctx, { state, cids: listedShops(ctx), offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const list = found.slice(0, pageSize).map((row) => ({
    id: row.id,
    orderId: row.order_id,
    amountFen: Number(row.amount_fen),
    note: row.note,
    state: row.state as RequestState,
    askedBy: row.asked_by,
    askedAt: row.asked_at.getTime(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.getTime() ?? null,
    refundId: row.refund_id,
  }));
  return { list, pageNum, hasMore: found.length > pageSize };
}
