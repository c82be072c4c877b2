import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { isPassword } from '#platform/secrets/password';
import { findLock, forgiveTries, spendTry } from './pay-password.repo.ts';
import { PAY_PASSWORD_TRIES } from './pay-password.rules.ts';

/**
 * Refuses all but the right payment password; the hash it has. The try is spent and kept before the password is looked at; the looking,
 * which is slow on purpose, happens outside of any transaction.
 */
export async function provePayPassword(ctx: Ctx<Member>, password: string): Promise<string> {
  const { memberId } = ctx.actor;
  const spent = await inTx(ctx, (ctx) => spendTry(ctx, memberId));
  if (!spent) throw await whyNoTry(ctx);
  const { password_hash: hash, locked_until: lockedUntil } = spent;
  if (!(await isPassword(password, hash))) {
    throw lockedUntil ? locked(lockedUntil) : fail('WRONG_PAY_PASSWORD', { triesLeft: PAY_PASSWORD_TRIES - spent.failed_tries });
  }
  if (!(await inTx(ctx, (ctx) => forgiveTries(ctx, memberId, hash)))) throw fail('WRONG_PAY_PASSWORD');
  return hash;
}

async function whyNoTry(ctx: Ctx<Member>) {
  const row = await inTx(ctx, (ctx) => findLock(ctx, ctx.actor.memberId));
  return row?.locked_until ? locked(row.locked_until) : fail('PAY_PASSWORD_UNSET');
}

const locked = (until: Date) => fail('PAY_PASSWORD_LOCKED', { lockedUntil: until.getTime() });
