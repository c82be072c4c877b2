import { maskPhone } from '@qianpu/kit/phone';
import type { AccountDetail, AccountRow, LoggedIn } from './member.types.ts';

/** User info (spec 3); the phone leaves the server masked. */
const viewUser = (account: AccountRow) => ({
  id: account.id,
  openId: '',
  unionId: '',
  channelAuthInfoViews: [],
  nickName: account.nick_name,
  headIcon: account.head_icon,
  level: account.level,
  labelRecordViews: [],
  cardStatus: 0,
  phone: maskPhone(account.phone),
});

export const viewUserDetail = (account: AccountDetail) => ({
  ...viewUser(account),
  birthday: account.birthday,
  gender: account.gender as 'unknown' | 'female' | 'male',
  hasPayPassword: account.has_pay_password,
});

export const viewLogin = ({ token, loginId, account }: LoggedIn) => ({ token, loginId, user: viewUser(account) });

export const viewSession = (row: { id: string; channel: string; created_at: Date; seen_at: Date }, ownId: string) => ({
  id: row.id,
  channel: row.channel as 'h5' | 'mobile-mall' | 'mini' | 'pc',
  createdAt: row.created_at.getTime(),
  seenAt: row.seen_at.getTime(),
  isCurrent: row.id === ownId,
});
