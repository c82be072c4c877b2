import type { OutputOf } from '@qianpu/contract/types';
import { randomId } from '#lib/random-id';
import { readStored, writeAll, writeStored } from './stored.ts';
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

type Login = OutputOf<'member.account.login'>;

/** What is known of a member, and goes before another one comes. */
const unknown = { loginId: null, userInfo: null, userInfoDetail: null, VipLevel: null, isOpenResell: null } as const;

/** The login is over: token and app id go (spec 4), and what was known of the member. */
export const nobody = { token: null, appId: null, ...unknown } as const;

/** Token and loginId are kept apart from the user info (spec 3). */
export const startSession = (mid: string, { token, loginId, user }: Login): void =>
  writeAll(mid, { ...unknown, loginDraft: null, userInfo: userInfoOf(user), loginId, token });

export const endSession = (mid: string): void => writeAll(mid, nobody);

/** Of the accounts elsewhere, the messenger's ("2") supplies the openId. */
function userInfoOf({ channelAuthInfoViews, ...user }: Login['user']): UserInfo {
  const messenger = channelAuthInfoViews.find(({ channelInfoId, openId }) => channelInfoId === '2' && openId);
  return { ...user, openId: messenger?.openId ?? user.openId };
}

/** Every device has a label for what a visitor leaves behind, from the first visit on. */
export function labelVisitor(mid: string): void {
  if (readStored('visitorId', mid) === null) writeStored('visitorId', mid, `g${randomId()}`);
}
