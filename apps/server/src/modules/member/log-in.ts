import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import { ensureAccount } from './account.repo.ts';
import { consumeCode, spendTry } from './login-code.repo.ts';
import type { Channel, LoggedIn } from './member.types.ts';
import { openSession } from './open-session.ts';
import { hashCode } from './send-login-code.ts';

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
    return openSession(ctx, account, wish.channel);
  });
}
