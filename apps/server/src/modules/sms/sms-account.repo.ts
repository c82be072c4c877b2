import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

export const findSmsAccount = (ctx: TxCtx) =>
  db(ctx).selectFrom('member.sms_account').selectAll().where('mid', '=', ctx.mid).executeTakeFirst();
export type SmsAccountRow = NonNullable<Awaited<ReturnType<typeof findSmsAccount>>>;

interface SealedSmsAccount {
  readonly secretId: string;
  readonly sealedSecret: Buffer;
  readonly appId: string;
  readonly signName: string;
  readonly templateId: string;
  readonly alertTemplateId: string;
}

export async function upsertSmsAccount(ctx: TxCtx, account: SealedSmsAccount): Promise<void> {
  const values = {
    secret_id: account.secretId,
    sealed_secret: account.sealedSecret,
    app_id: account.appId,
    sign_name: account.signName,
    template_id: account.templateId,
    alert_template_id: account.alertTemplateId,
    tested_at: null,
    changed_at: ctx.now,
  };
  await db(ctx)
    .insertInto('member.sms_account')
    .values({ mid: ctx.mid, revision: 1, ...values })
    .onConflict((on) => on.column('mid').doUpdateSet((eb) => ({ ...values, revision: eb('member.sms_account.revision', '+', 1) })))
    .execute();
}

/** False when it has been changed since it was tested. */
export async function markSmsAccountTested(ctx: TxCtx, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('member.sms_account')
    .set({ tested_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSmsAccount(ctx: TxCtx): Promise<boolean> {
  const { numDeletedRows } = await db(ctx).deleteFrom('member.sms_account').where('mid', '=', ctx.mid).executeTakeFirst();
  return numDeletedRows > 0n;
}
