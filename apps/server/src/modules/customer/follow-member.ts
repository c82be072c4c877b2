import { findJoinedAt, isMember, listLabels } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { replaceLabels } from './label.repo.ts';
import { deleteNotes, moveNotes } from './note.repo.ts';
import { countOrder, countRefund, deleteSummary, saveLevel, saveSeen } from './summary.repo.ts';

interface Seen {
  readonly memberId: string;
  readonly seenAt: string;
}

export async function followSeen(ctx: TxCtx, { memberId, seenAt }: Seen): Promise<void> {
  const joinedAt = await findJoinedAt(ctx, memberId);
  if (joinedAt) await saveSeen(ctx, { memberId, joinedAt, seenAt });
}

interface Paid {
  readonly memberId: string;
  readonly paidAt?: string | undefined;
  readonly payableFen?: number | undefined;
}

/** An older version told of an order without its amount: ./mall report rebuild counts it. */
export async function followOrder(ctx: TxCtx, { memberId, paidAt, payableFen }: Paid): Promise<void> {
  if (paidAt === undefined || payableFen === undefined) return;
  const joinedAt = await findJoinedAt(ctx, memberId);
  if (joinedAt) await countOrder(ctx, { memberId, joinedAt }, { paidAt, payableFen });
}

interface Refunded {
  readonly memberId?: string | undefined;
  readonly amountFen: number;
}

export async function followRefund(ctx: TxCtx, { memberId, amountFen }: Refunded): Promise<void> {
  const joinedAt = memberId === undefined ? undefined : await findJoinedAt(ctx, memberId);
  if (memberId !== undefined && joinedAt) await countRefund(ctx, { memberId, joinedAt }, amountFen);
}

interface NewLevel {
  readonly memberId: string;
  readonly changeId: string;
  readonly toLevel: number;
}

export async function followLevel(ctx: TxCtx, { memberId, changeId, toLevel }: NewLevel): Promise<void> {
  const joinedAt = await findJoinedAt(ctx, memberId);
  if (joinedAt) await saveLevel(ctx, { memberId, joinedAt }, { changeId, level: toLevel });
}

/** Who has left: whatever is told of them afterwards finds nobody. Their labels have gone with the account. */
export async function forgetMember(ctx: TxCtx, { memberId }: { readonly memberId: string }): Promise<void> {
  await deleteSummary(ctx, memberId);
  await deleteNotes(ctx, memberId);
}

interface Joined {
  readonly memberId: string;
  readonly joinedId: string;
}

/** Two accounts of one person are one: what colleagues know of the first they know of the other. */
export async function joinMember(ctx: TxCtx, { memberId, joinedId }: Joined): Promise<void> {
  await deleteSummary(ctx, memberId);
  const moved = await listLabels(ctx, memberId);
  await replaceLabels(ctx, memberId, []);
  if (!(await isMember(ctx, joinedId))) return void (await deleteNotes(ctx, memberId));
  await moveNotes(ctx, memberId, joinedId);
  if (moved.length === 0) return;
  const ids = [...(await listLabels(ctx, joinedId)), ...moved].map(({ id }) => id);
  await replaceLabels(ctx, joinedId, [...new Set(ids)]);
}
