import { randomBytes } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { isPassword } from '#platform/secrets/password';
import { findAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { hasFactor, putSecret } from './factor.repo.ts';
import { sealFactor } from './factor-secret.ts';
import { giveTryBack, spendTries } from './sign-in-try.repo.ts';
import { factorCounter } from './sign-in-try.rules.ts';
import { factorUri, toBase32 } from './totp.ts';

const SECRET_BYTES = 20;

/** A secret for the caller's own authenticator. It asks for the password: a stolen session must not lock its owner out. */
export async function beginFactor(ctx: Ctx<Staff>, password: string): Promise<{ secret: string; uri: string }> {
  const { staffId } = ctx.actor;
  const counters = factorCounter(staffId);
  const account = await inTx(ctx, async (ctx) => {
    // One that is in force is removed first, with a code of it.
    if (await hasFactor(ctx, staffId)) throw fail('BAD_INPUT', ['factor']);
    if (!(await spendTries(ctx, counters))) throw fail('TOO_OFTEN');
    return findAccount(ctx, staffId);
  });
  if (!account || !(await isPassword(password, account.password_hash))) throw fail('WRONG_PASSWORD');
  const secret = randomBytes(SECRET_BYTES);
  await inTx(ctx, async (ctx) => {
    await giveTryBack(ctx, counters);
    if (!(await putSecret(ctx, staffId, sealFactor(ctx, staffId, secret)))) throw fail('BAD_INPUT', ['factor']);
    await insertAction(ctx, { staffId, call: 'staff.factor.begin', outcome: 'done' });
  });
  return { secret: toBase32(secret), uri: factorUri(secret, `${account.name}@${ctx.mid}`) };
}
