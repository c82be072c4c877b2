import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { hashPassword, isPassword } from '#platform/secrets/password';
import { findAccount, holdAccount, lockAccount, updatePassword } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { requireManageable } from './choose-roles.ts';
import { revokeSessions } from './session.repo.ts';
import { forgetTriesAtName, giveTryBack, spendTries } from './sign-in-try.repo.ts';
import { factorCounter } from './sign-in-try.rules.ts';

/** The caller's own, with the old one: a stolen session must not keep its owner out. Their other sessions end. */
export async function changePassword(
  ctx: Ctx<Staff>,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<number> {
  const { staffId, sessionId } = ctx.actor;
  const call = 'staff.account.changePassword';
  const counters = factorCounter(staffId);
  const account = await inTx(ctx, async (ctx) => {
    if (!(await spendTries(ctx, counters))) throw fail('TOO_OFTEN');
    return findAccount(ctx, staffId);
  });
  if (!account || !(await isPassword(oldPassword, account.password_hash))) {
    await inTx(ctx, (ctx) => insertAction(ctx, { staffId, call, outcome: 'refused' }));
    throw fail('WRONG_PASSWORD');
  }
  const passwordHash = await hashPassword(password);
  return inTx(ctx, async (ctx) => {
    if (!(await lockAccount(ctx, staffId, account.password_hash))) throw fail('WRONG_PASSWORD');
    await giveTryBack(ctx, counters);
    await updatePassword(ctx, staffId, passwordHash);
    await insertAction(ctx, { staffId, call, outcome: 'done' });
    return revokeSessions(ctx, staffId, undefined, sessionId);
  });
}

/** Of somebody who forgot theirs; whoever used the old one is signed out. */
export async function setPassword(ctx: Ctx<Staff>, { id, password }: { id: string; password: string }): Promise<number> {
  if (id === ctx.actor.staffId) throw fail('BAD_INPUT', ['id']);
  const passwordHash = await hashPassword(password);
  return inTx(ctx, async (ctx) => {
    const account = await holdAccount(ctx, id);
    if (!account) throw fail('NOT_FOUND');
    await requireManageable(ctx, id);
    await updatePassword(ctx, id, passwordHash);
    await forgetTriesAtName(ctx, account.name);
    await insertAction(ctx, { staffId: ctx.actor.staffId, call: 'staff.account.setPassword', outcome: 'done', subjectId: id });
    return revokeSessions(ctx, id);
  });
}
