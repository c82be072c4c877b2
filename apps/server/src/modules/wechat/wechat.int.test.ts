import { createHash } from 'node:crypto';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openPod } from '#platform/db/pod';
import { createWechatOpenGateway } from '#platform/gateways/wechat-open/wechat-open-gateway';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { aWechatAccount } from '../../../test/builders/wechat-account.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

/** One per test: the platform's book and our row begin anew with the account. */
const accounts = Array.from({ length: 40 }, aWechatAccount);
function newAccount() {
  const next = accounts.pop();
  if (!next) throw new Error('the platform knows too few accounts');
  return next;
}

const connectUrl = 'https://open.weixin.qq.com';
let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let staff: string;
let account: (typeof accounts)[number];
beforeAll(async () => {
  simulator = await aSimulator({ wechatAccounts: accounts });
  mall = await testMall({ wechatOpenEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1', 'shared.test': null }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
});
beforeEach(async () => {
  account = newAccount();
  // Another login for each test: the clock moves, and logins run out.
  staff = await aStaffToken(mall, '1', ['member.*']);
  expect(await setAccount()).toMatchObject({ code: 0 });
});
afterEach(() => simulator.plan({}));
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

type Signed = OutputOf<'member.wechat.getJssdk'>;
const page = 'http://one.test:8586/shop/item/7.html?cid=11&title=%E8%8B%B9';

const setAccount = (input: object = account) => aCaller(server, 'one.test', { token: staff }).call('member.wechat.setAccount', input);
const sign = (currentUrl = page, { host = 'one.test', from = server } = {}) =>
  aCaller(from, host).call('member.wechat.getJssdk', { channelInfoId: 2, currentUrl, appIdType: '2' });
const requestCount = async (kind: 'token' | 'ticket') =>
  (await simulator.openBook(account.appId)).filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
/** The row as the database has it; times in seconds from now. */
const row = async () =>
  (
    await mall.sql<{ left: number | null; isSilent: boolean }>(
      `select extract(epoch from ticket_until - platform.now())::int as left, coalesce(silent_until > platform.now(), false) as "isSilent"
         from member.wechat_account where mid = 1`,
    )
  )[0];
/** The ticket the platform gives now, asked for by another system of the merchant's. */
async function ticketOfPlatform(): Promise<string> {
  const told = await createWechatOpenGateway({ endpoint: simulator.endpoint, connectUrl }).fetchTicket(account, 'jsapi');
  return told === 'unavailable' ? '' : told.ticket;
}
const unavailable = { code: failures.SHARE_UNAVAILABLE.code };

describe('a page in the messenger is signed (spec 7.2)', () => {
  test('with the ticket the platform gave, for its address without what follows "#"', async () => {
    const { code, data } = await sign(`${page}#reviews`);
    expect(code).toBe(0);
    const { appId, timestamp, nonceStr, signature } = data as Signed;
    const expected = createHash('sha1')
      .update(`jsapi_ticket=${await ticketOfPlatform()}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
      .digest('hex');
    expect({ appId, signature }).toEqual({ appId: account.appId, signature: expected });
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
  });

  test('never twice alike', async () => {
    const [one, other] = [await sign(), await sign()];
    expect((one.data as Signed).nonceStr).not.toBe((other.data as Signed).nonceStr);
  });

  test.each([
    ['another site', 'http://evil.test/shop/'],
    ['another merchant', 'http://two.test/shop/'],
    ['our name before another', 'http://one.test.evil.test/'],
    ['our name as a user', 'http://one.test@evil.test/'],
    ['another scheme', 'ftp://one.test/'],
    ['a script', 'javascript://one.test/%0aalert(1)'],
    ['a space', 'http://one.test/ x'],
    ['no address', 'one.test'],
  ])('not for %s', async (_what, url) => {
    expect(await sign(url)).toMatchObject({ code: failures.BAD_INPUT.code, data: ['currentUrl'] });
  });

  test('not for a merchant without an account', async () => {
    expect(await sign('http://two.test/shop/', { host: 'two.test' })).toMatchObject(unavailable);
    await aCaller(server, 'one.test', { token: staff }).call('member.wechat.removeAccount', {});
    expect(await sign()).toMatchObject(unavailable);
  });
});

describe('the official account (spec 7.5)', () => {
  const appIdOf = async (host: string) => (await aCaller(server, host).call('member.openPlatform.getAppId', { channelInfoId: 2 })).data;

  test('is known by its id to everybody, by its secret to nobody', async () => {
    expect(await appIdOf('one.test')).toEqual({ appId: account.appId });
    expect(await appIdOf('two.test')).toEqual({ appId: null });
    expect(await setAccount()).toMatchObject({ code: 0, data: { appId: account.appId } });
    await sign();
    const stored = JSON.stringify(await mall.sql('select t::text, sealed_secret, sealed_ticket from member.wechat_account t'));
    const everything = stored + JSON.stringify(await mall.sql('select a::text from staff.action a'));
    expect(everything).not.toContain(account.secret);
    expect(everything).not.toContain(await ticketOfPlatform());
  });

  test('a changed one signs from then on', async () => {
    expect((await sign()).data).toMatchObject({ appId: account.appId });
    const next = newAccount();
    await setAccount(next);
    expect((await sign()).data).toMatchObject({ appId: next.appId });
  });
});

describe('the ticket (spec 7.2)', () => {
  /** A process of its own: nothing it remembers is another's. */
  const aProcess = (): HttpServer => {
    const pod = openPod({ name: mall.pod.name, url: mall.url, poolSize: 3, patienceMs: 20_000, onIdleError: () => undefined });
    const api = anApi({ ...mall, engines: { ...mall.engines, tenantDb: async () => pod } });
    onTestFinished(async () => {
      await api.close();
      await pod.close();
    });
    return api;
  };

  test('is asked for once, by fifty at once in ten processes', async () => {
    await simulator.plan({ wechatOpen: { delayMs: 300 } });
    const processes = Array.from({ length: 10 }, aProcess);
    const replies = await Promise.all(Array.from({ length: 50 }, (_, nth) => sign(page, { from: processes[nth % 10] as HttpServer })));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 0));
    expect([await requestCount('token'), await requestCount('ticket')]).toEqual([1, 1]);
  });

  test('is renewed before it ends, once, and nobody waits for it', async () => {
    await sign();
    await mall.moveClock('115 minutes');
    await simulator.plan({ wechatOpen: { delayMs: 1_000 } });
    const processes = Array.from({ length: 4 }, aProcess);
    const began = performance.now();
    const replies = await Promise.all(processes.map((from) => sign(page, { from })));
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(performance.now() - began).toBeLessThan(1_000);
    await expect.poll(async () => (await row())?.left, { timeout: 5_000 }).toBeGreaterThan(7_000);
    expect(await requestCount('ticket')).toBe(2);
  });

  test('that has ended signs nothing', async () => {
    await sign();
    await mall.moveClock('3 hours');
    await simulator.plan({ wechatOpen: { isBusy: true } });
    expect(await sign(page, { from: aProcess() })).toMatchObject(unavailable);
  });

  test('serves to its last minute while the platform is away, which is not asked all the time', async () => {
    await sign();
    await mall.moveClock('115 minutes');
    await simulator.plan({ wechatOpen: { isBusy: true } });
    for (let nth = 0; nth < 5; nth += 1) expect(await sign(page, { from: aProcess() })).toMatchObject({ code: 0 });
    await expect.poll(row).toMatchObject({ isSilent: true });
    expect(await requestCount('token')).toBe(2);
    await simulator.plan({});
    await mall.moveClock('11 seconds');
    expect(await sign(page, { from: aProcess() })).toMatchObject({ code: 0 });
    await expect.poll(async () => (await row())?.left).toBeGreaterThan(7_000);
  });

  test.each([
    ['is busy', { isBusy: true }],
    ['has had enough for the day', { callsADay: 0 }],
    ['hands out tokens that have run out', { areTokensStale: true }],
    ['answers too late', { delayMs: 4_500 }],
  ])('is not there while the platform %s, and that is said', async (_what, wechatOpen) => {
    await simulator.plan({ wechatOpen });
    expect(await sign()).toMatchObject(unavailable);
  });

  test('of a process that died asking is asked for by another', async () => {
    await mall.sql(`update member.wechat_account set asking_until = platform.now() + interval '1 second'`);
    expect(await sign()).toMatchObject({ code: 0 });
  });
});

describe('the open platform (spec 7.2)', () => {
  const reasonsOf = async (who: object) => {
    const reasons: unknown[] = [];
    const log = { warn: ({ reason }: { reason: unknown }) => void reasons.push(reason) };
    const told = await createWechatOpenGateway({ endpoint: simulator.endpoint, connectUrl, log }).fetchTicket(
      { ...account, ...who },
      'jsapi',
    );
    return { told, reasons };
  };

  test('refuses a wrong secret and an unknown account', async () => {
    expect(await reasonsOf({ secret: '0'.repeat(32) })).toEqual({ told: 'unavailable', reasons: [40125] });
    expect(await reasonsOf({ appId: 'wx0000000000000000' })).toEqual({ told: 'unavailable', reasons: [40013] });
  });

  test('is asked a second time when a token has ended, and not a third', async () => {
    await simulator.plan({ wechatOpen: { areTokensStale: true } });
    expect(await reasonsOf({})).toEqual({ told: 'unavailable', reasons: [42001] });
    expect(await requestCount('ticket')).toBe(2);
  });

  test('is spoken to over a closed line only', () => {
    expect(() => createWechatOpenGateway({ endpoint: 'http://api.weixin.qq.com', connectUrl })).toThrow('must be https');
  });
});
