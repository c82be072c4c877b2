import { maskPhone } from '@qianpu/kit/phone';
import { EVERY_SHOP } from './bar.rules.ts';
import type {
  AccountDetail,
  AccountRow,
  Channel,
  LoggedIn,
  MemberLabel,
  PhoneBound,
  SecurityEventKind,
  WechatIdentity,
} from './identity.types.ts';
import type { RestrictedMember } from './restriction.types.ts';

interface UserParts {
  readonly account: AccountRow;
  readonly identities: readonly WechatIdentity[];
  readonly labels: readonly MemberLabel[];
}

/** User info (spec 3); the phone leaves the server masked. */
function viewUser({ account, identities, labels }: UserParts) {
  const channelAuthInfoViews = identities.map(({ channel, openId }) => ({ channelInfoId: String(channel), openId }));
  return {
    id: account.id,
    openId: channelAuthInfoViews.find(({ channelInfoId }) => channelInfoId === '2')?.openId ?? '',
    unionId: identities.find(({ unionId }) => unionId !== null)?.unionId ?? '',
    channelAuthInfoViews,
    nickName: account.nick_name,
    headIcon: account.head_icon,
    level: account.level,
    labelRecordViews: labels.map(({ id, name }) => ({ id, name })),
    cardStatus: account.card_status,
    phone: account.phone === null ? '' : maskPhone(account.phone),
  };
}

export const viewUserDetail = ({ account, ...others }: UserParts & { readonly account: AccountDetail }) => ({
  ...viewUser({ account, ...others }),
  birthday: account.birthday,
  gender: account.gender as 'unknown' | 'female' | 'male',
  hasPayPassword: account.has_pay_password,
});

export const viewLogin = ({ token, loginId, ...user }: LoggedIn) => ({ token, loginId, user: viewUser(user) });

export const viewPhoneBound = (phone: string, { endedSessions, login, isWaiting }: PhoneBound) => ({
  phone: maskPhone(phone),
  endedSessions,
  login: login ? viewLogin(login) : null,
  isWaiting,
});

export const viewPhoneChange = (change: { phone: string; asked_at: Date; due_at: Date | null }) => ({
  phone: maskPhone(change.phone),
  askedAt: change.asked_at.getTime(),
  dueAt: change.due_at?.getTime() ?? null,
});

export const viewSecurityEvent = (row: { kind: string; at: Date; network: string; channel: string | null }) => ({
  kind: row.kind as SecurityEventKind,
  at: row.at.getTime(),
  network: row.network,
  channel: row.channel as Channel | null,
});

interface SessionRow {
  readonly id: string;
  readonly channel: string;
  readonly created_at: Date;
  readonly seen_at: Date;
}

export const viewOpenSession = (row: SessionRow) => ({
  id: row.id,
  channel: row.channel as Channel,
  createdAt: row.created_at.getTime(),
  seenAt: row.seen_at.getTime(),
});

export const viewSession = (row: SessionRow, ownId: string) => ({ ...viewOpenSession(row), isCurrent: row.id === ownId });

export const viewRestricted = ({ id, phone, nick_name, login_forbidden_at, bars }: RestrictedMember) => ({
  id,
  nickName: nick_name,
  phone: phone === null ? '' : maskPhone(phone),
  forbiddenAt: login_forbidden_at?.toISOString() ?? null,
  bars: bars.map(({ cid, at }) => ({ cid: cid === EVERY_SHOP ? null : cid, at: new Date(at).toISOString() })),
});
