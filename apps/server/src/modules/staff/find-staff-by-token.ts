import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { markSeen } from './account.repo.ts';
import { findSession, touchSession } from './session.repo.ts';
import { isGuarded } from './staff.rules.ts';
import { hashToken } from './staff-token.ts';

/** Whose token this is; null when it is unknown, run out, revoked, another merchant's, or its account is disabled. */
export async function findStaffByToken(ctx: Ctx, token: string): Promise<Staff | null> {
  const session = await findSession(ctx, hashToken(token));
  if (!session) return null;
  if (session.is_seen_long_ago)
    await inTx(ctx, (ctx) => Promise.all([touchSession(ctx, session.session_id), markSeen(ctx, session.staff_id)]));
  const { staff_id: staffId, session_id: sessionId } = session;
  // Until they have set one up they may do nothing else, whatever their roles say.
  const isFactorMissing = session.is_factor_missing && session.grants.some(({ permissions }) => isGuarded(permissions));
  return { kind: 'staff', staffId, sessionId, grants: isFactorMissing ? [] : session.grants, shops: [], isFactorMissing };
}
