import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findMerchant } from '#modules/shop';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import { hashPassword } from '#platform/secrets/password';
import { insertAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { findInvitation, type InvitationRow, listInvitedRoles, markAccepted } from './invitation.repo.ts';
import { isOpen } from './invite.ts';
import { openSession } from './open-session.ts';
import { giveRoles } from './role.repo.ts';
import type { Login } from './staff.types.ts';
import { hashToken } from './staff-token.ts';

async function invitationOf(ctx: TxCtx, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(ctx, hashToken(token));
  if (!invitation) throw fail('NOT_FOUND');
  return invitation;
}

/** What somebody with an invitation reads before they choose a password. */
export const showInvitation = (ctx: Ctx, token: string): Promise<OutputOf<'staff.invitation.find'>> =>
  inTx(ctx, async (ctx) => {
    const invitation = await invitationOf(ctx, token);
    const { name, nick } = invitation;
    const merchantName = (await findMerchant(ctx))?.name ?? '';
    return { merchantName, name, nick, isOpen: isOpen(invitation, ctx.now), expiresAt: invitation.expires_at.getTime() };
  });

/** Makes the account and signs in. Once: whoever comes second, however close, finds it over. */
export async function acceptInvitation(ctx: Ctx, { token, password }: { token: string; password: string }): Promise<Login> {
  const { id, name, nick } = await inTx(ctx, async (ctx) => {
    const invitation = await invitationOf(ctx, token);
    if (!isOpen(invitation, ctx.now)) throw fail('INVITATION_OVER');
    return invitation;
  });
  const passwordHash = await hashPassword(password);
  return inTx(ctx, async (ctx) => {
    const staffId = ctx.newId();
    // The name waits for whoever has it at the same moment; the invitation says who was first.
    if (!(await insertAccount(ctx, { id: staffId, name, nick, passwordHash }))) throw fail('INVITATION_OVER');
    if (!(await markAccepted(ctx, id, staffId))) throw fail('INVITATION_OVER');
    await giveRoles(ctx, staffId, (await listInvitedRoles(ctx, [id])).get(id) ?? []);
    const { sessionId: _, ...login } = await openSession(ctx, staffId);
    await insertAction(ctx, { staffId, call: 'staff.invitation.accept', outcome: 'done', subjectId: id });
    return login;
  });
}
