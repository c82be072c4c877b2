import { fail } from '@qianpu/contract/failure';
import type { Staff, TxCtx } from '#platform/ctx';
import { holdAccount, lockOpenAccounts, markDisabled, markEnabled } from './account.repo.ts';
import { requireManageable } from './choose-roles.ts';
import { revokeInvitations } from './invitation.repo.ts';
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
  // Whom they have let in meanwhile comes by somebody else's word, or not at all.
  await revokeInvitations(ctx, { invitedBy: id });
  return revokeSessions(ctx, id);
}

/** Opens it again with the roles it had, which the caller must be able to give. */
export async function enableAccount(ctx: TxCtx<Staff>, id: string): Promise<void> {
  if (!(await holdAccount(ctx, id))) throw fail('NOT_FOUND');
  await requireManageable(ctx, id);
  await markEnabled(ctx, id);
}

/** Signs somebody out: of one session, or of all. */
export async function endSessionsOf(ctx: TxCtx<Staff>, id: string, sessionId: string | undefined): Promise<number> {
  if (!(await holdAccount(ctx, id))) throw fail('NOT_FOUND');
  return revokeSessions(ctx, id, sessionId);
}
