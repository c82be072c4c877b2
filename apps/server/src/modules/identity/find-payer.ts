import type { Ctx, Member } from '#platform/ctx';
import type { WechatChannel, WechatPerson } from './identity.types.ts';
import { findPerson } from './session.repo.ts';

export interface Payer extends WechatPerson {
  readonly channel: WechatChannel;
}

/**
 * Who pays at the messenger: whom the platform itself named when this session was opened. Undefined outside the messenger, and when
 * the merchant has changed the app since. Reads in the caller's transaction.
 */
export const findPayer = (ctx: Ctx<Member>): Promise<Payer | undefined> => findPerson(ctx, ctx.actor.sessionId);
