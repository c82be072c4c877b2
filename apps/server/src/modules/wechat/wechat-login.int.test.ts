import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWechatOpenGateway } from '#platform/gateways/wechat-open/wechat-open-gateway';
import { logIn } from '../../../test/builders/caller.ts';
import { aMessengerMall, detailOf, type MessengerMall } from '../../../test/builders/messenger-mall.ts';
import { aRound, comeBack, signInByPage } from '../../../test/builders/messenger-shopper.ts';

let house: MessengerMall;
let people = 0;
/** Somebody nobody here has seen. */
let person: string;
beforeAll(async () => {
  house = await aMessengerMall();
});
beforeEach(() => {
  person = `p${people++}`;
});
afterEach(() => house.simulator.plan({}));
afterAll(() => house.close());

describe('sign-in by the official account (spec 4, 7.5)', () => {
  test('makes a member without a phone, answers 100110 with the login, and says the messenger’s names', async () => {
    const { code, user, caller, token } = await house.byPage(person);
    expect(code).toBe(failures.PHONE_UNBOUND.code);
    const openId = await house.openIdOf(house.own.page, person);
    const result = { openId, channelAuthInfoViews: [{ channelInfoId: '2', openId }], nickName: `用户 ${person}`, phone: '', headIcon: '' };
    expect(user).toMatchObject(result);
    expect(user.unionId).not.toBe('');
    expect(await detailOf(caller)).toMatchObject(result);
    expect(await house.payerOf(token)).toEqual({ app: house.own.page.appId, open: openId });
  });

  test('knows the member again, and answers 0 once a phone is bound', async () => {
    const first = await house.byPage(person);
    expect(await house.bindByCode(first, await house.phoneOf(person))).toMatchObject({ code: 0, data: { endedSessions: 0, login: null } });
    const again = await house.byPage(person);
    expect([again.code, again.user.id]).toEqual([0, first.user.id]);
    expect(again.user.phone).toMatch(/^138\*{4}\d{4}$/);
  });

  test('asks the platform once for a code, and for a name only where the shopper was asked', async () => {
    const before = await house.simulator.openBook(house.own.page.appId);
    const silent = await house.byPage(person, 'snsapi_base');
    expect(silent.user).toMatchObject({ nickName: '微信用户', unionId: '' });
    const after = await house.simulator.openBook(house.own.page.appId);
    const pageRequests = (book: typeof before) => book.filter(({ kind }) => kind === 'page').reduce((sum, { count }) => sum + count, 0);
    expect(pageRequests(after) - pageRequests(before)).toBe(1);
    // Told by the next round, in which the shopper is asked.
    expect((await house.byPage(person)).user).toMatchObject({ id: silent.user.id, unionId: expect.stringMatching(/^o/) });
  });

  test('sends the shopper to the platform’s page and back to this host alone', async () => {
    const request = {
      channelInfoId: 2,
      returnUrl: 'http://one.test:8586/shop/login.html?cid=11',
      challenge: 'c'.repeat(43),
      scope: 'base',
    };
    const { data } = await house.visitor().call('member.wechat.authorize', request);
    const url = new URL((data as { url: string }).url);
    expect(url.pathname + url.hash).toBe('/connect/oauth2/authorize#wechat_redirect');
    expect([...url.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: house.own.page.appId,
      redirect_uri: request.returnUrl,
      scope: 'snsapi_base',
    });
    // The platform carries letters and digits, 128 at most.
    expect(url.searchParams.get('state')).toMatch(/^[a-zA-Z0-9]{1,128}$/);
    for (const returnUrl of ['http://two.test/shop/', 'http://one.test@evil.test/', 'http://one.test.evil.test/'])
      expect(await house.visitor().call('member.wechat.authorize', { ...request, returnUrl })).toMatchObject({
        code: failures.BAD_INPUT.code,
      });
  });

  test('ends ten minutes after it began', async () => {
    const visitor = house.visitor();
    const [late, inTime] = [await aRound(visitor), await aRound(visitor)];
    const code = () => house.simulator.messenger.code({ appId: house.own.page.appId, person, use: 'page' });
    await house.mall.moveClock('9 minutes 50 seconds');
    expect(await comeBack(visitor, await code(), inTime)).toMatchObject({ code: failures.PHONE_UNBOUND.code });
    await house.mall.moveClock('11 seconds');
    expect(await comeBack(visitor, await code(), late)).toMatchObject({ code: failures.WECHAT_LOGIN_FAILED.code });
  });

  test('is not there for a merchant without an account', async () => {
    await house.mall.sql('delete from member.wechat_account where mid = 2 and channel = 1');
    const reply = await house.visitor('two.test').call('member.wechat.login', { by: 'mini', code: 'x' });
    expect(reply).toMatchObject({ code: failures.WECHAT_LOGIN_UNAVAILABLE.code });
  });

  test('has no unionId where the platform tells none', async () => {
    const two = { server: house.server, simulator: house.simulator, host: 'two.test', appId: house.foreign.page.appId };
    expect((await signInByPage(two, person)).user).toMatchObject({ unionId: '', openId: await house.openIdOf(house.foreign.page, person) });
  });
});

describe('sign-in in the mini-program (spec 4, 7.5)', () => {
  test('makes a member; the official account knows the same person by the unionId', async () => {
    const first = await house.byMini(person);
    const openId = await house.openIdOf(house.own.mini, person);
    expect(first.code).toBe(failures.PHONE_UNBOUND.code);
    expect(first.user).toMatchObject({ openId: '', channelAuthInfoViews: [{ channelInfoId: '1', openId }], nickName: '微信用户' });
    const second = await house.byPage(person);
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.channelAuthInfoViews).toHaveLength(2);
    expect(second.user.openId).toBe(await house.openIdOf(house.own.page, person));
  });

  test('binds the phone the messenger tells, in one tap', async () => {
    const shopper = await house.byMini(person);
    const phone = await house.phoneOf(person);
    expect(await house.bindByMini(shopper, person)).toMatchObject({
      code: 0,
      data: { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, login: null },
    });
    expect((await logIn(house.server, 'one.test', house.simulator, phone)).memberId).toBe(shopper.user.id);
  });

  test('hands its person on with a ticket: the web-view pays as who holds the phone', async () => {
    const shopper = await house.byMini(person);
    const { data } = await shopper.caller.call('member.ticket.issue', { appId: house.own.mini.appId });
    const redeemed = await house.visitor().call('member.ticket.redeem', {
      ticket: (data as { ticket: string }).ticket,
      appId: house.own.mini.appId,
    });
    const { token, user } = redeemed.data as OutputOf<'member.ticket.redeem'>;
    expect(user.id).toBe(shopper.user.id);
    expect(await house.payerOf(token)).toEqual({ app: house.own.mini.appId, open: await house.openIdOf(house.own.mini, person) });
  });

  test('is found by its original id', async () => {
    const ask = async (name: 'member.openPlatform.getOriginId' | 'member.openPlatform.getAppId', input: object, host = 'one.test') =>
      (await house.visitor(host).call(name, input)).data;
    expect(await ask('member.openPlatform.getOriginId', {})).toEqual({ originId: house.own.mini.originId });
    expect(await ask('member.openPlatform.getOriginId', {}, 'two.test')).toEqual({ originId: null });
    expect(await ask('member.openPlatform.getAppId', { channelInfoId: 1 })).toEqual({ appId: house.own.mini.appId });
    expect(await ask('member.openPlatform.getAppId', { channelInfoId: 2 })).toEqual({ appId: house.own.page.appId });
  });
});

describe('when the platform misbehaves (spec 9)', () => {
  const failed = { code: failures.WECHAT_LOGIN_FAILED.code };
  const unavailable = { code: failures.WECHAT_LOGIN_UNAVAILABLE.code };

  test.each([
    ['is busy', { isBusy: true }, unavailable],
    ['has had enough for the day', { callsADay: 0 }, unavailable],
    ['never answers', { areAnswersLost: true }, unavailable],
    ['suspects the shopper', { codesRefusedWith: 40226 }, failed],
    ['tells of somebody who only looks in', { isSnapshot: true }, failed],
  ])('and %s, nobody is signed in', async (_how, wechatOpen, expected) => {
    await house.simulator.plan({ wechatOpen });
    expect(await house.byPage(person)).toMatchObject(expected);
    if (!('isSnapshot' in wechatOpen)) expect(await house.byMini(person)).toMatchObject(expected);
  });

  test.each([
    ['for another app', { phoneApp: 'wx0000000000000000' }],
    ['from another country', { country: '852' }],
  ])('and tells a phone %s, it is not bound', async (_how, wechatOpen) => {
    const shopper = await house.byMini(person);
    await house.simulator.plan({ wechatOpen });
    expect(await house.bindByMini(shopper, person)).toMatchObject(failed);
    expect((await detailOf(shopper.caller)).phone).toBe('');
  });

  test('it is waited for no longer than was said', async () => {
    await house.simulator.plan({ wechatOpen: { delayMs: 5_000 } });
    const hasty = createWechatOpenGateway({ endpoint: house.simulator.endpoint, connectUrl: 'https://open.weixin.qq.com', timeoutMs: 200 });
    expect(await hasty.exchangeMiniCode(house.own.mini, 'x')).toBe('unavailable');
  });
});
