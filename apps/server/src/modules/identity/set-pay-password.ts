import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { hashPassword } from '#platform/secrets/password';
import { lockAccount } from './account.repo.ts';
import { insertAlert } from './alert.repo.ts';
import { endOtherLogins } from './end-other-logins.ts';
import { forgiveTries, savePayPassword } from './pay-password.repo.ts';
import { proveCode } from './prove-code.ts';
import { provePayPassword } from './prove-pay-password.ts';
import { recordEvent } from './security-event.repo.ts';
import { ownPhone } from './send-verify-code.ts';
import { consumeCode } from './sms-code.repo.ts';

/** A new payment password for whoever knows the old one. How many other sessions ended. */
export async function changePayPassword(ctx: Ctx<Member>, input: { oldPassword: string; password: string }): Promise<number> {
  const oldHash = await provePayPassword(ctx, input.oldPassword);
  const newHash = await hashPassword(input.password);
  return inTx(ctx, async (ctx) => {
    const { phone } = await lockAccount(ctx, ctx.actor.memberId);
    // Of two who change it at once the second finds the old one gone.
    if (!(await forgiveTries(ctx, ctx.actor.memberId, oldHash))) throw fail('WRONG_PAY_PASSWORD');
    return replace(ctx, newHash, phone);
  });
}

/** The first payment password, or a new one for a forgotten one, with a code sent to the member's own phone. */
export async function setPayPassword(ctx: Ctx<Member>, input: { code: string; password: string }): Promise<number> {
  const phone = await ownPhone(ctx);
  const proven = await proveCode(ctx, { phone, purpose: 'payPassword' }, input.code);
  const newHash = await hashPassword(input.password);
  return inTx(ctx, async (ctx) => {
    // A code of a phone that was given up meanwhile is no code any more.
    const account = await lockAccount(ctx, ctx.actor.memberId);
    if (account.phone !== phone || !(await consumeCode(ctx, { phone, purpose: 'payPassword' }, proven))) throw fail('WRONG_CODE');
    return replace(ctx, newHash, phone);
  });
}

async function replace(ctx: TxCtx<Member>, passwordHash: string, phone: string | null): Promise<number> {
  const { memberId } = ctx.actor;
  await savePayPassword(ctx, memberId, passwordHash);
  await recordEvent(ctx, memberId, 'payPassword');
  if (phone !== null) await insertAlert(ctx, { memberId, phone, kind: 'payPassword' });
  return endOtherLogins(ctx);
}
