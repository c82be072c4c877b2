import type { TestMall } from '../test-mall.ts';
import type { TestPayAccount } from './pay-account.ts';
import type { TestMember } from './populated-mall.ts';
import type { TestSimulator } from './simulator.ts';

/** Where a shopper is inside the messenger: the way to pay there, and who holds the phone. */
export interface Inside {
  readonly way: 'WECHAT_JSAPI' | 'WECHAT_MINI';
  /** One of the simulator's people. */
  readonly person: string;
}

/** The merchant's official account and mini-program, as far as paying needs them; nobody can sign in by them. */
export const openApps = (mall: TestMall, mid: string, { officialAppId, miniAppId }: TestPayAccount) =>
  mall.sql(
    `insert into member.wechat_account (mid, channel, app_id, sealed_secret, changed_at)
     values ($1, 2, $2, '', platform.now()), ($1, 1, $3, '', platform.now())`,
    [mid, officialAppId, miniAppId],
  );

/** Where the session is, and who knows the people there. */
interface Surroundings {
  readonly mall: TestMall;
  readonly simulator: TestSimulator;
  readonly account: TestPayAccount;
}

/** The session as the platform's answer would have left it: signing in has tests of its own. */
export async function putInside(
  { mall, simulator, account }: Surroundings,
  { mid, sessionId }: TestMember,
  inside: Inside,
): Promise<string> {
  const isMini = inside.way === 'WECHAT_MINI';
  const appId = isMini ? account.miniAppId : account.officialAppId;
  const { openId } = await simulator.messenger.person(appId, inside.person);
  await mall.sql('update member.session set wechat_app_id = $3, wechat_open_id = $4, channel = $5 where mid = $1 and id = $2', [
    mid,
    sessionId,
    appId,
    openId,
    isMini ? 'mini' : 'h5',
  ]);
  return openId;
}
