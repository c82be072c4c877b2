import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import { isPassword } from '#platform/secrets/password';
import { forgiveTries, spendTry } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { insertSession } from './session.repo.ts';
import { SESSION_MS } from './staff.rules.ts';
import { hashToken, newToken } from './staff-token.ts';

const CALL = 'staff.account.login';

/**
 * The try is spent and kept before the password is looked at, so that a wrong one is counted although the login fails;
 * the looking, which is slow on purpose, happens outside of any transaction.
 */
export async function logIn(ctx: Ctx, { name, password }: { name: string; password: string }) {
  const account = await inTx(ctx, (ctx) => spendTry(ctx, name));
  const isRight = await isPassword(password, account?.password_hash);
  if (!account) throw fail('WRONG_PASSWORD');
  const { id: staffId, password_hash: passwordHash } = account;
  if (!isRight) {
    await inTx(ctx, (ctx) => insertAction(ctx, { staffId, call: CALL, outcome: 'refused' }));
    throw fail('WRONG_PASSWORD');
  }
  return inTx(ctx, async (ctx) => {
    if (!(await forgiveTries(ctx, staffId, passwordHash))) throw fail('WRONG_PASSWORD');
    const token = newToken(ctx.mid);
    const id = ctx.newId();
    const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
    await insertSession(ctx, { id, staffId, tokenHash: hashToken(token), expiresAt });
    await insertAction(ctx, { staffId, call: CALL, outcome: 'done', subjectId: id });
    return { token, staffId, expiresAt };
  });
}
