import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { lockForPhone } from './account.repo.ts';
import { insertAlert } from './alert.repo.ts';
import { bindPhone } from './bind-phone.ts';
import type { PhoneBound } from './identity.types.ts';
import { viewPhoneChange } from './identity.view.ts';
import { findOpenChange, insertChange } from './phone-change.repo.ts';
import { recordEvent } from './security-event.repo.ts';

/**
 * A new phone for who has neither the old one nor the payment password: kept until the old phone has been told of it for 72 hours and
 * nobody has stopped it. The new phone has been proven.
 */
export async function askPhoneChange(ctx: TxCtx<Member>, phone: string): Promise<PhoneBound> {
  const { own, holder } = await lockForPhone(ctx, ctx.actor.memberId, phone);
  // Nothing is given up: no wait.
  if (!own || own.phone === null || own.phone === phone) return bindPhone(ctx, phone);
  if (holder) throw fail('PHONE_TAKEN');
  const id = ctx.newId();
  if (!(await insertChange(ctx, { id, memberId: own.id, phone }))) {
    const open = await findOpenChange(ctx, own.id);
    throw fail('CHANGE_WAITING', open ? viewPhoneChange(open) : null);
  }
  await insertAlert(ctx, { memberId: own.id, phone: own.phone, kind: 'phoneRequested', changeId: id });
  await recordEvent(ctx, own.id, 'phoneRequested');
  return { endedSessions: 0, login: undefined, isWaiting: true };
}
