import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import { ensureAccount } from './account.repo.ts';
import { SESSION_MS } from './login.rules.ts';
import { consumeCode, spendTry } from './login-code.repo.ts';
import type { AccountRow, Channel } from './member.types.ts';
import { hashCode } from './send-login-code.ts';
import { insertSession } from './session.repo.ts';
import { hashToken, newToken } from './session-token.ts';

export interface LoggedIn {
  readonly token: string;
  readonly loginId: string;
  readonly account: AccountRow;
}

/**
 * Two transactions on purpose: the try is spent and kept before the code is looked at, so that a wrong guess is counted
 * although it fails; then the right code is used up together with the session it opens.
 */
export async function logIn(ctx: Ctx, wish: { phone: string; code: string; channel: Channel }): Promise<LoggedIn> {
  const given = hashCode(ctx.mid, wish.phone, wish.code);
  const expected = await inTx(ctx, (ctx) => spendTry(ctx, wish.phone));
  if (!expected?.equals(given)) throw fail('WRONG_CODE');

  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, wish.phone, given))) throw fail('WRONG_CODE');
    const account = await ensureAccount(ctx, wish.phone, `用户${wish.phone.slice(-4)}`);
    if (account.login_forbidden_at || account.barred_at) throw fail('LOGIN_FORBIDDEN');
    const token = newToken(ctx.mid);
    const loginId = ctx.newId();
    const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
    await insertSession(ctx, { id: loginId, memberId: account.id, tokenHash: hashToken(token), channel: wish.channel, expiresAt });
    return { token, loginId, account };
  });
}
