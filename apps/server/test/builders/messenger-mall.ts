import type { OutputOf } from '@qianpu/contract/types';
import { setWechatAccount } from '#modules/wechat';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi } from './api.ts';
import { aCaller, aSolvedPuzzle, type Reply, type TestCaller } from './caller.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { type AccountPage, type MessengerShopper, signInByMini, signInByPage } from './messenger-shopper.ts';
import { aSimulator, type TestSimulator } from './simulator.ts';
import { aMiniProgram, aWechatAccount, type TestWechatAccount } from './wechat-account.ts';

interface Apps {
  readonly page: TestWechatAccount;
  readonly mini: TestWechatAccount;
}

export interface MessengerMall {
  readonly mall: TestMall;
  readonly merchant: MadeMerchant;
  readonly server: HttpServer;
  readonly simulator: TestSimulator;
  /** Of merchant 1 at one.test, whose apps the platform knows to be one owner's. */
  readonly own: Apps;
  /** Of merchant 2 at two.test, whose apps it does not. */
  readonly foreign: Apps;
  visitor(host?: string): TestCaller;
  /** Signs a person in at merchant 1. */
  byPage(person: string, scope?: 'snsapi_base' | 'snsapi_userinfo'): Promise<MessengerShopper>;
  byMini(person: string): Promise<MessengerShopper>;
  bindByMini(shopper: Pick<MessengerShopper, 'caller'>, person: string): Promise<Reply>;
  bindByCode(shopper: Pick<MessengerShopper, 'caller'>, phone: string): Promise<Reply>;
  /** How the platform knows a person. */
  openIdOf(app: TestWechatAccount, person: string): Promise<string>;
  phoneOf(person: string): Promise<string>;
  /** Whom a session says holds the phone. */
  payerOf(token: string): Promise<{ app: string | null; open: string | null } | undefined>;
  close(): Promise<void>;
}

export const detailOf = async (caller: TestCaller) =>
  (await caller.call('member.account.detail', {})).data as OutputOf<'member.account.detail'>;
export const isIn = async ({ caller }: { caller: TestCaller }) => (await caller.call('member.account.detail', {})).code === 0;

/** Two merchants with an official account and a mini-program each, and the platform that knows them. */
export async function aMessengerMall(): Promise<MessengerMall> {
  const owner = 'one';
  const own = { page: { ...aWechatAccount(), owner }, mini: { ...aMiniProgram(), owner } };
  const foreign = { page: aWechatAccount(), mini: aMiniProgram() };
  const simulator = await aSimulator({ wechatAccounts: [own.page, own.mini, foreign.page, foreign.mini] });
  const { endpoint } = simulator;
  const mall = await testMall({ smsEndpoint: endpoint, wechatOpenEndpoint: endpoint });
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  for (const app of Object.values(own)) await inTx(mall.ctx('1'), (ctx) => setWechatAccount(ctx, app));
  for (const app of Object.values(foreign)) await inTx(mall.ctx('2'), (ctx) => setWechatAccount(ctx, app));
  const server = anApi(mall);
  const at = ({ appId }: TestWechatAccount): AccountPage => ({ server, host: 'one.test', simulator, appId });
  return {
    mall,
    merchant,
    server,
    simulator,
    own,
    foreign,
    visitor: (host = 'one.test') => aCaller(server, host),
    byPage: (person, scope) => signInByPage(at(own.page), person, scope),
    byMini: (person) => signInByMini(at(own.mini), person),
    bindByMini: async ({ caller }, person) =>
      caller.call('member.phone.updateByMini', { code: await simulator.messenger.code({ appId: own.mini.appId, person, use: 'phone' }) }),
    bindByCode: async ({ caller }, phone) => {
      const captcha = await aSolvedPuzzle(aCaller(server, 'one.test'));
      const sent = await caller.call('member.sms.sendVerifyCode', { purpose: 'phone', phone, captcha });
      if (sent.code !== 0) throw new Error(sent.message);
      return caller.call('member.phone.setWithCode', { phone, code: await simulator.codeFor(phone) });
    },
    openIdOf: async ({ appId }, person) => (await simulator.messenger.person(appId, person)).openId,
    phoneOf: async (person) => (await simulator.messenger.person('', person)).phone,
    payerOf: async (token) =>
      (
        await mall.sql<{ app: string | null; open: string | null }>(
          'select wechat_app_id as app, wechat_open_id as open from member.session where token_hash = sha256($1::bytea)',
          [Buffer.from(token)],
        )
      )[0],
    close: async () => {
      await server.close();
      await mall.close();
      await simulator.close();
    },
  };
}

/** Has a code sent to a member, and reads it where it arrives. */
export async function aVerifyCode(
  { mall, simulator, visitor }: MessengerMall,
  caller: TestCaller,
  input: { readonly purpose: string; readonly phone?: string },
  arrivesAt: string,
): Promise<string> {
  await mall.moveClock('61 seconds');
  const sent = await caller.call('member.sms.sendVerifyCode', { ...input, captcha: await aSolvedPuzzle(visitor()) });
  if (sent.code !== 0) throw new Error(sent.message);
  return simulator.codeFor(arrivesAt);
}
