import type { TxCtx } from '#platform/ctx';
import { deleteLines, listLines, lockCart } from './cart.repo.ts';
import { ofMember } from './of-member.ts';

/** Who has left wants nothing. */
export async function eraseCart(ctx: TxCtx, memberId: string): Promise<void> {
  const own = ofMember(ctx, memberId);
  await lockCart(own);
  await deleteLines(own, await listLines(own));
}
