import type { TxCtx } from '#platform/ctx';
import { deleteLines, listLines, lockCart, mergeLines } from './cart.repo.ts';
import { ofMember } from './of-member.ts';

/** The cart of an account that has joined another joins its cart, as far as there is room. */
export async function joinCart(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  const [old, stored] = [ofMember(ctx, memberId), ofMember(ctx, joinedId)];
  await lockCart(old);
  await lockCart(stored);
  const lines = await listLines(old);
  if (lines.length === 0) return;
  await mergeLines(stored, lines);
  await deleteLines(old, lines);
}
