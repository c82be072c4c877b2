import { fail } from '@qianpu/contract/failure';
import { type Ctx, FORBIDDEN, inTx, type Member, type Visitor } from '#platform/ctx';
import { SEEN_EVERY_MS } from './login.rules.ts';
import { findSession, isTokenForbidden, touchSession } from './session.repo.ts';
import { hashToken } from './session-token.ts';

/**
 * Whose token this is; refuses one that is unknown, run out, revoked, another merchant's, or whose member is forbidden to log in. To a
 * call that `answersForbidden` such a member is a visitor.
 */
export async function findMemberByToken(ctx: Ctx, token: string, answersForbidden = false): Promise<Member | Visitor> {
  const hash = hashToken(token);
  const session = await findSession(ctx, hash);
  // Only who is refused is asked about twice.
  if (!session) {
    if (!(await isTokenForbidden(ctx, hash))) throw fail('LOGIN_INVALID');
    if (answersForbidden) return FORBIDDEN;
    throw fail('LOGIN_FORBIDDEN');
  }
  if (ctx.now.getTime() - session.seen_at.getTime() > SEEN_EVERY_MS) await inTx(ctx, (ctx) => touchSession(ctx, session.session_id));
  return { kind: 'member', memberId: session.member_id, sessionId: session.session_id };
}
