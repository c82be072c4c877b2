import { sendAlertMessage } from '#modules/sms';
import { type Ctx, inTx } from '#platform/ctx';
import { REMIND_MS } from './account-safety.rules.ts';
import { deleteAlert, findAlert, insertAlert } from './alert.repo.ts';
import { alertText } from './alert.rules.ts';
import type { AlertKind } from './identity.types.ts';
import { startWait } from './phone-change.repo.ts';

/** One message to a phone. What the provider does not take is tried again by a later round; what it may have taken, too. */
export async function sendAlert(ctx: Ctx, id: string): Promise<void> {
  const alert = await inTx(ctx, (ctx) => findAlert(ctx, id));
  if (!alert) return;
  const { phone, change_id: changeId, member_id: memberId } = alert;
  const isOver = changeId !== null && alert.ended_at !== null;
  const kind = alert.kind as AlertKind;
  if (!isOver && (await sendAlertMessage(ctx, phone, alertText(kind), alert.created_at)) !== 'sent') return;
  await inTx(ctx, async (ctx) => {
    await deleteAlert(ctx, id);
    if (isOver || kind !== 'phoneRequested' || changeId === null) return;
    const waiting = await startWait(ctx, changeId);
    if (waiting?.due_at)
      await insertAlert(ctx, { memberId, phone, kind: 'phoneSoon', changeId, at: new Date(waiting.due_at.getTime() - REMIND_MS) });
  });
}
