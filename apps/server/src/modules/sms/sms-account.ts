import { randomInt } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import type { SmsAccount } from '#platform/gateways/sms/sms-gateway';
import { recordAction } from '#platform/note-change';
import type { SealedColumn } from '#platform/secrets/reseal';
import { findSmsAccount, markSmsAccountTested, type SmsAccountRow, upsertSmsAccount } from './sms-account.repo.ts';

type ShownAccount = OutputOf<'member.smsAccount.test'>;

/** Minutes a test's code is said to be good for; nobody asks for it. */
const TEST_MINUTES = 5;
const TAIL = 4;
const sealedAt = (mid: string): string => `sms_account/${mid}`;

export const sealedSmsAccounts: SealedColumn = { table: 'member.sms_account', column: 'sealed_secret', keys: [], placeOf: sealedAt };

const opened = (ctx: Ctx, row: SmsAccountRow): SmsAccount => ({
  secretId: row.secret_id,
  secretKey: ctx.gateways.seal.open(row.sealed_secret, sealedAt(ctx.mid)),
  appId: row.app_id,
  signName: row.sign_name,
  templateId: row.template_id,
  alertTemplateId: row.alert_template_id,
});

function shown(ctx: Ctx, row: SmsAccountRow): ShownAccount {
  const { secretKey, ...account } = opened(ctx, row);
  return {
    ...account,
    keyTail: secretKey.slice(-TAIL),
    testedAt: row.tested_at?.getTime() ?? null,
    changedAt: row.changed_at.getTime(),
  };
}

export async function showSmsAccount(ctx: TxCtx): Promise<ShownAccount | null> {
  const row = await findSmsAccount(ctx);
  return row ? shown(ctx, row) : null;
}

/** What messages go by: the merchant's own account once it has been tested, undefined for the mall's. */
export async function smsAccountInUse(ctx: Ctx): Promise<SmsAccount | undefined> {
  const row = await inTx(ctx, findSmsAccount);
  return row && row.tested_at !== null ? opened(ctx, row) : undefined;
}

/** Its secret comes in once and never goes out again; it counts after a test. */
export const setSmsAccount = (ctx: Ctx<Staff>, { secretKey, ...account }: ParsedOf<'member.smsAccount.set'>): Promise<ShownAccount> =>
  inTx(ctx, async (ctx) => {
    const before = await showSmsAccount(ctx);
    await upsertSmsAccount(ctx, { ...account, sealedSecret: ctx.gateways.seal.close(secretKey, sealedAt(ctx.mid)) });
    const after = await showSmsAccount(ctx);
    if (!after) throw new Error('the account just written is gone');
    await recordAction(ctx, { change: { before, after } });
    return after;
  });

/** A message goes out by the account itself: all of it must be right. */
export async function testSmsAccount(ctx: Ctx<Staff>, phone: string): Promise<ShownAccount> {
  const row = await inTx(ctx, findSmsAccount);
  if (!row) throw fail('NOT_FOUND');
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  if ((await ctx.gateways.sms.sendCode(phone, code, TEST_MINUTES, opened(ctx, row))) !== 'sent') throw fail('SMS_ACCOUNT_WRONG');
  return inTx(ctx, async (ctx) => {
    if (!(await markSmsAccountTested(ctx, row.revision))) throw fail('SETTING_CHANGED');
    await recordAction(ctx);
    const tested = await showSmsAccount(ctx);
    if (!tested) throw fail('SETTING_CHANGED');
    return tested;
  });
}
