import type { OutputOf } from '@qianpu/contract/types';
import { randomId } from '#lib/random-id';
import { readStored, writeStored } from './stored.ts';
import type { UserInfo } from './stored.types.ts';
import { useStored } from './use-stored.ts';

export interface Session {
  readonly isMember: boolean;
  readonly user: UserInfo | null;
}

/** Who is at the phone. A page the server rendered comes to life as a visitor's. */
export function useSession(): Session {
  const isMember = useStored('token') !== null;
  const user = useStored('userInfo');
  return { isMember, user: isMember ? user : null };
}

export function startSession(mid: string, { token, loginId, user }: OutputOf<'member.account.login'>): void {
  writeStored('userInfo', mid, user);
  writeStored('loginId', mid, loginId);
  writeStored('token', mid, token);
}

/** The login is over: token and app id go (spec 4), and what was known of the member. */
export function endSession(mid: string): void {
  for (const name of ['token', 'loginId', 'appId', 'userInfo'] as const) writeStored(name, mid, null);
}

/** Every device has a label for what a visitor leaves behind, from the first visit on. */
export function labelVisitor(mid: string): void {
  if (readStored('visitorId', mid) === null) writeStored('visitorId', mid, `g${randomId()}`);
}
