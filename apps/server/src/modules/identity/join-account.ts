import { memberEvents } from '#events/member';
import { moveAddresses } from '#modules/address';
import type { Member, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { markJoined } from './account.repo.ts';
import { copyBars } from './bar.repo.ts';
import type { AccountRow, AccountStatus, PhoneBound } from './identity.types.ts';
import { spendTickets } from './login-ticket.repo.ts';
import { openSession } from './open-session.ts';
import { findOpening, revokeSessions } from './session.repo.ts';
import { moveIdentities } from './wechat-identity.repo.ts';

const emit = emitter('member', memberEvents);

/**
 * The caller's account joins another of the same person, for good: its ways in and its addresses are the other's, its sessions end and
 * the caller gets one of the other's. What other modules keep follows by the event. Both accounts must be held.
 */
export async function joinAccount(ctx: TxCtx<Member>, ownId: string, other: AccountRow & AccountStatus): Promise<PhoneBound> {
  const opening = await findOpening(ctx, ctx.actor.sessionId);
  await markJoined(ctx, ownId, other.id);
  await moveIdentities(ctx, ownId, other.id);
  await copyBars(ctx, ownId, other.id);
  await moveAddresses(ctx, ownId, other.id);
  // Before the sessions: one that a ticket is just opening is there when they are ended.
  await spendTickets(ctx, ownId);
  const ended = await revokeSessions(ctx, ownId);
  await emit(ctx, 'member.account.joined', { memberId: ownId, joinedId: other.id });
  // The caller's own goes on as the new one.
  return { endedSessions: Math.max(0, ended - 1), login: await openSession(ctx, other, opening), isWaiting: false };
}
