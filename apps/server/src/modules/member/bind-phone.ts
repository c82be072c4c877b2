import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { lockForPhone, updatePhone } from './account.repo.ts';
import { endOtherLogins } from './end-other-logins.ts';
import { joinAccount } from './join-account.ts';
import type { PhoneBound } from './member.types.ts';

/**
 * The phone, which has been proven, becomes the account's. Is it another account's, both are one person's: an account that has neither
 * a phone nor an order joins the other; otherwise the phone stays where it is. Whose it is, is said only to who holds it.
 */
export async function bindPhone(ctx: TxCtx<Member>, phone: string): Promise<PhoneBound> {
  const { own, holder } = await lockForPhone(ctx, ctx.actor.memberId, phone);
  if (!own || own.joined_id !== null) throw fail('LOGIN_INVALID');
  if (holder && holder.id !== own.id) {
    if (own.phone !== null || own.has_traded) throw fail('PHONE_TAKEN');
    return joinAccount(ctx, own.id, holder);
  }
  if (!(await updatePhone(ctx, own.id, phone))) throw fail('PHONE_TAKEN');
  // A first phone replaces no key: who came in by the messenger stays.
  return { endedSessions: own.phone === null ? 0 : await endOtherLogins(ctx), login: undefined };
}
