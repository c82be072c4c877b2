import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { SEEN_EVERY_MS } from './login.rules.ts';
import { findSession, isTokenBarred, touchSession } from './session.repo.ts';
import { hashToken } from './session-token.ts';

/** Whose token this is; refuses one that is unknown, run out, revoked, another merchant's, or whose member is barred. */
export async function findMemberByToken(ctx: Ctx, token: string): Promise<Member> {
  const hash = hashToken(token);
  const session = await findSession(ctx, hash);
  // Only who is refused is asked about twice.
  if (!session) throw fail((await isTokenBarred(ctx, hash)) ? 'LOGIN_FORBIDDEN' : 'LOGIN_INVALID');
  if (ctx.now.getTime() - session.seen_at.getTime() > SEEN_EVERY_MS) await inTx(ctx, (ctx) => touchSession(ctx, session.session_id));
  return { kind: 'member', memberId: session.member_id, sessionId: session.session_id };
}
