import type { TxCtx } from '#platform/ctx';
import { lockForPhone, updatePhone } from './account.repo.ts';
import { insertAlert } from './alert.repo.ts';
import { endLogins } from './end-other-logins.ts';
import { endDueChange, findChange } from './phone-change.repo.ts';
import { recordEvent } from './security-event.repo.ts';

/** The wait is over and nobody has stopped it: the account is the new phone's, and whoever was logged in is out. */
export async function finishPhoneChange(ctx: TxCtx, id: string): Promise<void> {
  const change = await findChange(ctx, id);
  if (!change) return;
  const { own, holder } = await lockForPhone(ctx, change.member_id, change.phone);
  if (!own?.phone || own.login_forbidden_at) return void (await endDueChange(ctx, id, 'STOPPED'));
  if (holder) return void (await endDueChange(ctx, id, 'TAKEN'));
  // A stop that came first leaves nothing to do.
  if (!(await endDueChange(ctx, id, 'DONE'))) return;
  if (!(await updatePhone(ctx, own.id, change.phone))) throw new Error('the phone was taken this very moment: the next round says so');
  await endLogins(ctx, own.id);
  await insertAlert(ctx, { memberId: own.id, phone: own.phone, kind: 'phoneChanged' });
  await recordEvent(ctx, own.id, 'phoneChanged');
}
