import type { Ctx, TxCtx } from '#platform/ctx';
import { findBalance, lockBalance } from './balance.repo.ts';
import { joining, voiding } from './balance.rules.ts';
import { post } from './ledger.repo.ts';
import { eraseNotes, listPersonal, moveAdjustments } from './personal-balance.repo.ts';

/** Whether the merchant owes a member what was paid in, or something of theirs is set aside. */
export async function isOwed(ctx: Ctx, memberId: string): Promise<boolean> {
  const { principalFen, heldFen } = await findBalance(ctx, memberId);
  return principalFen + heldFen > 0;
}

/** What a member has, how it came to be so, and what staff have changed. */
export const exportBalance = async (ctx: Ctx, memberId: string) => ({
  ...(await findBalance(ctx, memberId)),
  ...(await listPersonal(ctx, memberId)),
});

/** What one account of a person has is the other's. */
export async function joinBalances(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  await moveAdjustments(ctx, memberId, joinedId);
  const entries = joining(memberId, joinedId, await lockBalance(ctx, memberId));
  if (entries.length > 0) await post(ctx, { kind: 'JOIN', ref: memberId, entries });
}

/** Who has left spends no bonus any more. */
export async function eraseBalance(ctx: TxCtx, memberId: string): Promise<void> {
  await eraseNotes(ctx, memberId);
  const entries = voiding(memberId, await lockBalance(ctx, memberId));
  if (entries.length > 0) await post(ctx, { kind: 'VOID', ref: memberId, entries });
}
