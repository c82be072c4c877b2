import type { UseProof } from '#modules/identity';
import { insertAlert, lockAccount, recordEvent } from '#modules/identity';
import type { Member, TxCtx } from '#platform/ctx';

/** The member's data are about to leave: the proof is used up, and the member hears of it. */
export async function notifyExport(ctx: TxCtx<Member>, useProof: UseProof): Promise<void> {
  const { memberId } = ctx.actor;
  const { phone } = await lockAccount(ctx, memberId);
  await useProof(ctx, phone);
  await recordEvent(ctx, memberId, 'exported');
  if (phone !== null) await insertAlert(ctx, { memberId, phone, kind: 'exported' });
}
