import { createHash, randomBytes } from 'node:crypto';
import type { OutputOf } from '@qianpu/contract/types';
import type { HttpServer } from '#platform/http/http-server';
import { aCaller, type Reply, type TestCaller } from './caller.ts';
import type { TestSimulator } from './simulator.ts';

type Login = OutputOf<'member.wechat.login'>;

/** What a page of ours keeps and gets when it sends a shopper to the platform. */
export interface SignInRound {
  readonly state: string;
  readonly verifier: string;
}

/** Begins a sign-in as a page does. */
export async function aRound(caller: TestCaller, host = 'one.test'): Promise<SignInRound> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const returnUrl = `http://${host}/shop/login.html`;
  const { data } = await caller.call('member.wechat.authorize', { channelInfoId: 2, returnUrl, challenge, scope: 'userinfo' });
  const { url } = data as { url: string };
  return { state: new URL(url).searchParams.get('state') ?? '', verifier };
}

/** Comes back from the platform's page with a code. */
export const comeBack = (caller: TestCaller, code: string, round: SignInRound): Promise<Reply> =>
  caller.call('member.wechat.login', { by: 'page', channel: 'h5', channelInfoId: 2, code, ...round });

export interface MessengerShopper {
  readonly code: Reply['code'];
  readonly token: string;
  readonly user: Login['user'];
  readonly caller: TestCaller;
}

/** Signs a person in on a page of the official account. */
export async function signInByPage(at: AccountPage, person: string, scope: 'snsapi_base' | 'snsapi_userinfo' = 'snsapi_userinfo') {
  const visitor = aCaller(at.server, at.host);
  const round = await aRound(visitor, at.host);
  const code = await at.simulator.messenger.code({ appId: at.appId, person, use: 'page', scope });
  return opened(at, await comeBack(visitor, code, round));
}

/** Signs a person in in the mini-program. */
export async function signInByMini(at: AccountPage, person: string) {
  const code = await at.simulator.messenger.code({ appId: at.appId, person, use: 'login' });
  return opened(at, await aCaller(at.server, at.host).call('member.wechat.login', { by: 'mini', code }));
}

export interface AccountPage {
  readonly server: HttpServer;
  readonly host: string;
  readonly simulator: TestSimulator;
  readonly appId: string;
}

function opened({ server, host }: AccountPage, reply: Reply): MessengerShopper {
  const { token, user } = (reply.data ?? { token: '', user: { id: '' } }) as Login;
  return { code: reply.code, token, user, caller: aCaller(server, host, { token }) };
}
