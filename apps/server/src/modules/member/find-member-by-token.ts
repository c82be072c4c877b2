import { type Ctx, inTx, type Member } from '#platform/ctx';
import { SEEN_EVERY_MS } from './login.rules.ts';
import { findSession, touchSession } from './session.repo.ts';
import { hashToken } from './session-token.ts';

/** Whose token this is; null when it is unknown, run out, revoked, another merchant's, or its member is barred. */
export async function findMemberByToken(ctx: Ctx, token: string): Promise<Member | null> {
  const session = await findSession(ctx, hashToken(token));
  if (!session) return null;
  if (ctx.now.getTime() - session.seen_at.getTime() > SEEN_EVERY_MS) await inTx(ctx, (ctx) => touchSession(ctx, session.session_id));
  return { kind: 'member', memberId: session.member_id, sessionId: session.session_id };
}
