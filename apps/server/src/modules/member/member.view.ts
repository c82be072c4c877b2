import { maskPhone } from './login.rules.ts';
import type { AccountRow } from './member.types.ts';

/** User info (spec 3); the phone leaves the server masked. */
export const viewUser = (account: AccountRow) => ({
  id: account.id,
  nickName: account.nick_name,
  headIcon: account.head_icon,
  level: account.level,
  phone: maskPhone(account.phone),
});

export const viewSession = (row: { id: string; channel: string; created_at: Date; seen_at: Date }, ownId: string) => ({
  id: row.id,
  channel: row.channel as 'h5' | 'mobile-mall' | 'mini' | 'pc',
  createdAt: row.created_at.getTime(),
  seenAt: row.seen_at.getTime(),
  isCurrent: row.id === ownId,
});
