import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Lang } from '#platform/ctx';
import { ensureAccount } from './account.repo.ts';
import type { Channel, CodeKey, LoggedIn } from './identity.types.ts';
import { openSession } from './open-session.ts';
import { proveCode } from './prove-code.ts';
import { consumeCode } from './sms-code.repo.ts';

/** A name until the member chooses one, in the language they came in. */
const firstNickName = (lang: Lang, phone: string) => `${lang === 'en' ? 'User ' : '用户'}${phone.slice(-4)}`;

/** The right code is used up together with the session it opens. */
export async function logIn(ctx: Ctx, input: { phone: string; code: string; channel: Channel }): Promise<LoggedIn> {
  const key: CodeKey = { phone: input.phone, purpose: 'login' };
  const proven = await proveCode(ctx, key, input.code);
  return inTx(ctx, async (ctx) => {
    if (!(await consumeCode(ctx, key, proven))) throw fail('WRONG_CODE');
    const account = await ensureAccount(ctx, input.phone, firstNickName(ctx.lang, input.phone));
    return openSession(ctx, account, input);
  });
}
