import { createHash } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#i18n/en';
import { platforms } from '#platform/platforms';
import { keepOauthReturn } from '#session/oauth-return';
import { readStored, writeStored } from '#session/stored';
import { later } from '#session/stored-deferred';
import { aMember } from '../../../test/a-member.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';

const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.54';
const { birthday: _birthday, gender: _gender, hasPayPassword: _hasPayPassword, ...user } = aMember;
const login = { token: 'secret', loginId: '9', user };
const unbound = { ...login, user: { ...user, phone: '' } };
const verifier = 'v'.repeat(43);

const answers: Answers = {
  'member.openPlatform.getAppId': () => ({ appId: 'wx0123456789abcdef' }),
  'member.wechat.authorize': () => ({ url: 'https://open.weixin.example/connect/oauth2/authorize#wechat_redirect' }),
  'member.wechat.login': () => login,
  'cart.line.merge': () => ({ totalItem: 2 }),
  'behaviour.footprint.merge': () => ({}),
};
const begun = () => {
  later.write('wechatVerifier', '1', verifier);
  keepOauthReturn({ code: 'code', state: 'state' });
};
const address = '/login.html?returnUrl=%2Fshop%2Fcart.html';
const open = (changes: Answers = {}, before?: () => void) => openPage(address, { answers: { ...answers, ...changes } }, before);
const button = () => screen.findByRole('button', { name: '微信一键登录' });
const tap = async () => {
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(await button()));
};
const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
const left = () => waitFor(() => expect(leave).toHaveBeenCalled());

// Chunks come once: what waits for one in a test that does not act is not drawn again.
beforeAll(async () => {
  await Promise.all([import('../../features/wechat/wechat-entrance.tsx'), import('./bind-phone.tsx')]);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(wechat);
  await act(async () => void (await open()));
});
beforeEach(() => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(wechat));
afterEach(() => {
  keepOauthReturn(null);
  leave.mockClear();
});

describe('the ways to log in (spec 4, 7.5)', () => {
  test.each([
    ['another browser', 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1', platforms.h5],
    ['a mini-program', `${wechat} miniProgram/wx0123456789abcdef`, platforms.h5],
    ['a mini-program’s page', wechat, { ...platforms.h5, env: 'mini' as const }],
  ])('in %s are phone and code alone', async (_where, userAgent, platform) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { sent } = await openPage(address, { answers, platform });
    expect(screen.getByRole('textbox', { name: '手机号' })).toBeTruthy();
    expect(screen.queryByText('微信一键登录')).toBeNull();
    // What is asked for in order to share a page may come meanwhile.
    expect(sent.map(({ name }) => name).filter((name) => name !== 'member.wechat.getJssdk')).toEqual([]);
  });

  test('in WeChat begin with its own, with one agreement for all of them', async () => {
    await open();
    const first = await button();
    const second = screen.getByRole('textbox', { name: '手机号' });
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('其他登录方式')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('are said in English', async () => {
    await openPage(address, { answers, messages: en });
    expect(await screen.findByRole('button', { name: 'Log in with WeChat' })).toBeTruthy();
    expect(screen.getByText('Other ways to log in')).toBeTruthy();
  });

  test('of a merchant without an official account are phone and code alone', async () => {
    await open({ 'member.openPlatform.getAppId': () => ({ appId: null }) });
    await waitFor(() => expect(screen.queryByText('微信一键登录')).toBeNull());
    expect(screen.queryByText('其他登录方式')).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: '手机号' })).toBeTruthy();
  });
});

describe('leaving for WeChat’s page (spec 7.5)', () => {
  test('asks for the agreement first', async () => {
    const { sentTo } = await open();
    fireEvent.click(await button());
    expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意协议');
    expect(sentTo('member.wechat.authorize')).toEqual([]);
  });

  test('keeps a secret in the tab, tells its hash, and comes back to this page', async () => {
    const { sentTo } = await open();
    await tap();
    await left();
    const stored = later.read('wechatVerifier', '1') ?? '';
    expect(stored).toMatch(/^[\w-]{43}$/);
    expect(sentTo('member.wechat.authorize').map(({ input }) => input)).toEqual([
      {
        channelInfoId: 2,
        returnUrl: `${window.location.origin}/shop${address}`,
        challenge: createHash('sha256').update(stored).digest('base64url'),
        scope: 'userinfo',
      },
    ]);
    expect(leave.mock.calls).toEqual([['https://open.weixin.example/connect/oauth2/authorize#wechat_redirect']]);
  });

  test.each([
    ['is not offered any more where WeChat is unavailable', refused('601010', 'x'), '微信登录暂不可用，请使用手机号登录', false],
    ['can be tried again where the network was away', unreachable, '网络连接失败，请刷新重试', true],
  ])('%s', async (_what, answer, words, isOffered) => {
    await open({ 'member.wechat.authorize': () => answer });
    await tap();
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(screen.queryByText('微信一键登录') !== null).toBe(isOffered);
    expect(screen.getByRole('textbox', { name: '手机号' })).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('coming back from WeChat’s page (spec 3, 4)', () => {
  test('logs in, brings the visitor’s things along and goes on where the shopper was', async () => {
    const line = { cid: '11', skuId: '1', goodsId: '51', quantity: 2, isTicked: true };
    const { sentTo } = await open({}, () => {
      begun();
      writeStored('guestCart', '1', [line]);
      later.write('seenGoods', '1', [{ goodsId: '51', at: Date.now() }]);
    });
    await left();
    expect(sentTo('member.wechat.login').map(({ input }) => input)).toEqual([
      { by: 'page', channel: 'h5', channelInfoId: 2, code: 'code', state: 'state', verifier },
    ]);
    expect(readStored('token', '1')).toBe('secret');
    expect(readStored('userInfo', '1')?.phone).toBe('138****6620');
    expect([sentTo('cart.line.merge'), sentTo('behaviour.footprint.merge')].map((calls) => calls.length)).toEqual([1, 1]);
    expect(readStored('guestCart', '1')).toBeNull();
    expect(leave.mock.calls).toEqual([['/shop/cart.html']]);
    expect(later.read('wechatVerifier', '1')).toBeNull();
  });

  test('never leads out of the shop', async () => {
    await openPage('/login.html?returnUrl=https%3A%2F%2Fevil.example%2F', { answers }, begun);
    await left();
    expect(leave.mock.calls).toEqual([['/shop/']]);
  });

  test.each<readonly [what: string, before: () => void, words: string]>([
    [
      'refused there',
      () => {
        later.write('wechatVerifier', '1', verifier);
        keepOauthReturn({ code: null, state: 'state' });
      },
      '您已取消微信授权，可以重试，或使用手机号登录',
    ],
    ['refused there without a word', () => later.write('wechatVerifier', '1', verifier), '您已取消微信授权，可以重试，或使用手机号登录'],
    ['not begun in this tab', () => keepOauthReturn({ code: 'code', state: 'state' }), '微信登录失败，请重试，或使用手机号登录'],
  ])('%s logs nobody in and says so', async (_what, before, words) => {
    const { sentTo } = await open({}, before);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sentTo('member.wechat.login')).toEqual([]);
    expect(readStored('token', '1')).toBeNull();
    expect(await button()).toBeTruthy();
  });

  test.each([
    ['a code that is late or a foreign state', refused('601009', 'x'), '微信登录失败，请重试，或使用手机号登录'],
    ['a form nobody has given it', refused('600400', 'x'), '微信登录失败，请重试，或使用手机号登录'],
    ['no network', unreachable, '网络连接失败，请刷新重试'],
    ['a member who may not log in', refused('601002', '您的账号已被禁止登录，请联系客服'), '您的账号已被禁止登录，请联系客服'],
  ])('with %s logs nobody in, and can be tried again', async (_what, answer, words) => {
    await open({ 'member.wechat.login': () => answer }, begun);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(readStored('token', '1')).toBeNull();
    expect(await button()).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a login without a phone, code 100110 (spec 4)', () => {
  const passed = { 'member.wechat.login': () => ({ kind: 'passed', result: { code: 100110, data: unbound } }) as const };

  test('is a login, and offers to bind one; whoever will not goes on', async () => {
    await open(passed, begun);
    expect(await screen.findByRole('heading', { name: '绑定手机号' })).toBeTruthy();
    expect(readStored('token', '1')).toBe('secret');
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '暂不绑定' }));
    await left();
    expect(leave.mock.calls).toEqual([['/shop/cart.html']]);
  });

  test.each([
    ['keeps the login where the phone is free', null, 'secret', '139****0001'],
    ['switches to the account that has the phone', { ...login, token: 'theirs' }, 'theirs', '138****6620'],
  ])('%s', async (_what, joined, token, phone) => {
    const { sentTo } = await open(
      { ...passed, 'member.phone.setWithCode': () => ({ endedSessions: 0, phone: '139****0001', login: joined, isWaiting: false }) },
      begun,
    );
    await screen.findByRole('heading', { name: '绑定手机号' });
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13900000001' } });
    fireEvent.change(screen.getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(screen.getByRole('button', { name: '绑定' }));
    await left();
    expect(sentTo('member.phone.setWithCode').map(({ input }) => input)).toEqual([{ phone: '13900000001', code: '528193' }]);
    expect(readStored('token', '1')).toBe(token);
    expect(readStored('userInfo', '1')?.phone).toBe(phone);
    expect(leave.mock.calls).toEqual([['/shop/cart.html']]);
  });

  test('is offered again after a reload', async () => {
    const { channelAuthInfoViews: _views, ...stored } = unbound.user;
    await openPage(address, { answers, isMember: true }, () => writeStored('userInfo', '1', stored));
    expect(await screen.findByRole('heading', { name: '绑定手机号' })).toBeTruthy();
  });
});
