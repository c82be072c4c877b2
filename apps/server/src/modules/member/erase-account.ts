import { memberEvents } from '#events/member';
import type { UseProof } from '#modules/identity';
import { endLogins, insertAlert, LEAVE_MS, lockAccount, recordEvent } from '#modules/identity';
import type { Member, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { forgetReplies } from '#platform/http/idempotency.repo';
import { emptyAccount, emptyJoined } from './erased-account.repo.ts';
import { deleteDueLeave, deleteLeave, insertLeave } from './leaving.repo.ts';
import { deletePersonalRows } from './personal-data.repo.ts';

const emit = emitter('member', memberEvents);

/** The member wants to leave: in seven days the account is emptied. Every session ends; who logs in again may take it back. */
export async function requestErasure(ctx: TxCtx<Member>, useProof: UseProof): Promise<Date> {
  const { memberId } = ctx.actor;
  const { phone } = await lockAccount(ctx, memberId);
  await useProof(ctx, phone);
  const { erase_at: eraseAt } = await insertLeave(ctx, memberId, new Date(ctx.now.getTime() + LEAVE_MS));
  await recordEvent(ctx, memberId, 'erasureRequested');
  if (phone !== null) await insertAlert(ctx, { memberId, phone, kind: 'erasureRequested' });
  await endLogins(ctx, memberId);
  return eraseAt;
}

/** False when nobody had asked. */
export async function takeBackErase(ctx: TxCtx<Member>): Promise<boolean> {
  const isTaken = await deleteLeave(ctx, ctx.actor.memberId);
  if (isTaken) await recordEvent(ctx, ctx.actor.memberId, 'eraseTakenBack');
  return isTaken;
}

/**
 * The seven days are over: of the account its number is left, which orders and the ledger name. False when it was taken back meanwhile.
 * What other modules keep follows by the event.
 */
export async function eraseIdentity(ctx: TxCtx, memberId: string): Promise<boolean> {
  await lockAccount(ctx, memberId);
  if (!(await deleteDueLeave(ctx, memberId))) return false;
  await emptyAccount(ctx, memberId);
  // Accounts that have joined this one are the same person's.
  for (const id of [memberId, ...(await emptyJoined(ctx, memberId))]) {
    await deletePersonalRows(ctx, id);
    await forgetReplies(ctx, id);
    await emit(ctx, 'member.account.erased', { memberId: id });
  }
  return true;
}
