import { fail } from '@qianpu/contract/failure';
import { memberEvents } from '#events/member';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import type { AccountRow, AccountStatus, Channel, LoggedIn, WechatPerson } from './identity.types.ts';
import { listLabels } from './label.repo.ts';
import { SESSION_MS } from './login.rules.ts';
import { recordEvent } from './security-event.repo.ts';
import { insertSession } from './session.repo.ts';
import { hashToken, newToken } from './session-token.ts';
import { listIdentities } from './wechat-identity.repo.ts';

const emit = emitter('member', memberEvents);

interface Opening {
  readonly channel: Channel;
  readonly wechat?: WechatPerson | undefined;
}

/** A session of an account that may have one. What opened it must be held until the end, so that forbidding meanwhile ends this session too. */
export async function openSession(ctx: TxCtx, account: AccountRow & AccountStatus, opening: Opening): Promise<LoggedIn> {
  if (account.login_forbidden_at) throw fail('LOGIN_FORBIDDEN');
  const token = newToken(ctx.mid);
  const loginId = ctx.newId();
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
  const { channel, wechat } = opening;
  await insertSession(ctx, { id: loginId, memberId: account.id, tokenHash: hashToken(token), channel, wechat, expiresAt });
  await recordEvent(ctx, account.id, 'login', channel);
  await emit(ctx, 'member.session.seen', { memberId: account.id, seenAt: ctx.now.toISOString() });
  return { token, loginId, account, identities: await listIdentities(ctx, account.id), labels: await listLabels(ctx, account.id) };
}
