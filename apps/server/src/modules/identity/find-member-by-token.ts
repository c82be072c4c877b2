import { fail } from '@qianpu/contract/failure';
import { memberEvents } from '#events/member';
import { type Ctx, FORBIDDEN, inTx, type Member, type TxCtx, type Visitor } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { isAnotherDay, SEEN_EVERY_MS } from './login.rules.ts';
import { findSession, isTokenForbidden, touchSession } from './session.repo.ts';
import { hashToken } from './session-token.ts';

const emit = emitter('member', memberEvents);

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
  if (ctx.now.getTime() - session.seen_at.getTime() > SEEN_EVERY_MS) await inTx(ctx, (ctx) => seeAgain(ctx, session));
  return { kind: 'member', memberId: session.member_id, sessionId: session.session_id };
}

interface SeenSession {
  readonly session_id: string;
  readonly member_id: string;
  readonly seen_at: Date;
}

/** Others hear of it once a day: an event for each hour would be dear. */
async function seeAgain(ctx: TxCtx, { session_id, member_id, seen_at }: SeenSession): Promise<void> {
  await touchSession(ctx, session_id);
  if (isAnotherDay(seen_at, ctx.now)) await emit(ctx, 'member.session.seen', { memberId: member_id, seenAt: ctx.now.toISOString() });
}
