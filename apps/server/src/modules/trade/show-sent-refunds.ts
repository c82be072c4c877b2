import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listSentRefunds } from '#modules/payment';
import { staffNames } from '#modules/staff';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { listOutsideRequests } from './outside-request.repo.ts';

type OutsideRequests = OutputOf<'trade.refund.listOutside'>;

const naming = async (ctx: Ctx, ids: readonly (string | null)[]) => {
  const named = await staffNames(ctx, ids);
  const who = (id: string) => ({ id, name: named.get(id) ?? '' });
  return { who, whoever: (id: string | null) => (id === null ? null : who(id)) };
};

/** Refunds as they were sent to the provider, newest first. */
export async function showSentRefunds(
  ctx: Ctx,
  { cid, pageNum, pageSize, ...only }: ParsedOf<'trade.refund.listSent'>,
): Promise<OutputOf<'trade.refund.listSent'>> {
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
  const { rows, total } = await listSentRefunds(ctx, { ...only, ...page, cids: listedShops(ctx, cid) });
  const people = rows.flatMap(({ askedBy, approvedBy, outside }) => [
    askedBy,
    approvedBy,
    ...(outside ? [outside.by, outside.approvedBy] : []),
  ]);
  const { who, whoever } = await naming(ctx, people);
  const list = rows.slice(0, pageSize).map(({ outside, ...refund }) => ({
    ...refund,
    askedBy: whoever(refund.askedBy),
    approvedBy: whoever(refund.approvedBy),
    outside: outside && { ...outside, by: who(outside.by), approvedBy: who(outside.approvedBy) },
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}

/** What is said to have been paid back past the provider, newest first. */
export async function showOutsideRequests(
  ctx: Ctx,
  { state, cid, pageNum, pageSize }: ParsedOf<'trade.refund.listOutside'>,
): Promise<OutsideRequests> {
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
  const { rows, total } = await listOutsideRequests(ctx, { ...page, state, cids: listedShops(ctx, cid) });
  const { who, whoever } = await naming(
    ctx,
    rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  );
  const list = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    refundId: row.refund_id,
    orderId: row.order_id,
    amountFen: Number(row.amount_fen),
    note: row.note,
    state: row.state as OutsideRequests['list'][number]['state'],
    askedBy: who(row.asked_by),
    askedAt: row.asked_at.getTime(),
    decidedBy: whoever(row.decided_by),
    decidedAt: row.decided_at?.getTime() ?? null,
  }));
  return { list, pageNum, hasMore: rows.length > pageSize, total };
}
