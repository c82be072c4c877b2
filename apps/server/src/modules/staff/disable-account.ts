import { fail } from '@qianpu/contract/failure';
import type { Staff, TxCtx } from '#platform/ctx';
import { lockOpenAccounts, markDisabled } from './account.repo.ts';
import { revokeSessions } from './session.repo.ts';

/**
 * Closes an account; how many sessions ended with it. Nobody locks themselves out, and of two who close each other's account at the
 * same moment one finds their own closed: somebody must stay who can let others in.
 */
export async function disableAccount(ctx: TxCtx<Staff>, id: string): Promise<number> {
  const { staffId } = ctx.actor;
  if (id === staffId) throw fail('BAD_INPUT', ['id']);
  const open = await lockOpenAccounts(ctx, [staffId, id]);
  if (!open.includes(staffId)) throw fail('LOGIN_INVALID');
  if (!open.includes(id)) throw fail('NOT_FOUND');
  await markDisabled(ctx, id);
  return revokeSessions(ctx, id);
}
