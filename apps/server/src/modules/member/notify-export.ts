import type { Member, TxCtx } from '#platform/ctx';
import { lockAccount } from './account.repo.ts';
import { insertAlert } from './alert.repo.ts';
import type { UseProof } from './prove-holder.ts';
import { recordEvent } from './security-event.repo.ts';

/** The member's data are about to leave: the proof is used up, and the member hears of it. */
export async function notifyExport(ctx: TxCtx<Member>, useProof: UseProof): Promise<void> {
  const { memberId } = ctx.actor;
  const { phone } = await lockAccount(ctx, memberId);
  await useProof(ctx, phone);
  await recordEvent(ctx, memberId, 'exported');
  if (phone !== null) await insertAlert(ctx, { memberId, phone, kind: 'exported' });
}
