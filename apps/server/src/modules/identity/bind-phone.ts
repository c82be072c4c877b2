import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { lockForPhone, updatePhone } from './account.repo.ts';
import { insertAlert } from './alert.repo.ts';
import { endOtherLogins } from './end-other-logins.ts';
import type { PhoneBound } from './identity.types.ts';
import { joinAccount } from './join-account.ts';
import { stopChange } from './phone-change.repo.ts';
import type { UseProof } from './prove-holder.ts';
import { recordEvent } from './security-event.repo.ts';

/**
 * The phone, which has been proven, becomes the account's. Is it another account's, both are one person's: an account that has neither
 * a phone nor an order joins the other; otherwise the phone stays where it is. Whose it is, is said only to who holds it. An account
 * that has another phone gives it up only to who proves to be its member.
 */
export async function bindPhone(ctx: TxCtx<Member>, phone: string, useProof?: UseProof): Promise<PhoneBound> {
  const { own, holder } = await lockForPhone(ctx, ctx.actor.memberId, phone);
  if (!own || own.joined_id !== null) throw fail('LOGIN_INVALID');
  const oldPhone = own.phone === phone ? null : own.phone;
  if (oldPhone !== null && !useProof) throw fail('STEP_UP_NEEDED', { ways: ['phone', 'payPassword', 'waiting'] });
  if (holder && holder.id !== own.id) {
    if (own.phone !== null || own.has_traded) throw fail('PHONE_TAKEN');
    return joinAccount(ctx, own.id, holder);
  }
  if (oldPhone !== null) await useProof?.(ctx, oldPhone);
  if (!(await updatePhone(ctx, own.id, phone))) throw fail('PHONE_TAKEN');
  await recordEvent(ctx, own.id, 'phoneChanged');
  if (oldPhone !== null) {
    await stopChange(ctx, own.id);
    await insertAlert(ctx, { memberId: own.id, phone: oldPhone, kind: 'phoneChanged' });
  }
  // A first phone replaces no key: who came in by the messenger stays.
  return { endedSessions: own.phone === null ? 0 : await endOtherLogins(ctx), login: undefined, isWaiting: false };
}
