import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { readStored, writeStored } from '#session/stored';
import { later } from '#session/stored-deferred';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';

type Puzzle = Awaited<ReturnType<NonNullable<Answers['member.captcha.generate']>>>;
let puzzle: Puzzle;

beforeAll(async () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  puzzle = (await createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })) as Puzzle;
});

const user = {
  id: '7',
  openId: '',
  unionId: '',
  channelAuthInfoViews: [],
  nickName: '138****6620',
  headIcon: '',
  level: 0,
  labelRecordViews: [],
  cardStatus: 0,
  phone: '138****6620',
};
const { channelAuthInfoViews: _channels, ...stored } = user;
const answers: Answers = {
  'member.captcha.generate': () => puzzle,
  'member.antiBrushSms.send': () => ({ resendSeconds: 60 }),
  'member.account.login': ({ code }) =>
    code === '528193' ? { token: 'secret', loginId: '9', user } : refused('601001', '验证码错误或已失效'),
  'cart.line.merge': () => ({ totalItem: 2 }),
  'behaviour.footprint.merge': () => ({}),
  'cart.line.list': () => ({
    shops: [],
    invalid: [],
    totals: { pieces: 0, goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 },
    totalItem: 0,
  }),
  'catalog.product.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
};

const aPolicy = {
  title: '隐私政策',
  company: '',
  version: '1.0',
  effectiveOn: '2026-11-01',
  sections: [{ heading: '我们收集的信息', paragraphs: ['只收集必要的信息'] }],
  updatedAt: null,
};
const type = (label: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const line = { cid: '11', skuId: '1', goodsId: '51', quantity: 2, isTicked: true };

describe('the heading of the login page (finding S30)', () => {
  test('names the shop, or its merchant where the shop has no name', async () => {
    await openPage('/login.html', { answers });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录滨江店');
    await openPage('/login.html', { answers, messages: en });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in to 滨江店');
    await openPage('/login.html', { answers, shop: { shopName: '' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录鲜屿生活');
  });
});

describe('logging in (spec 4, 7.5)', () => {
  test('sends nothing before phone and agreement are there, and says which is missing', async () => {
    const { sent } = await openPage('/login.html', { answers });
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
    type('手机号', '138057');
    await act(async () => fireEvent.click(screen.getByText('获取验证码')));
    expect(screen.getByText('请输入 11 位手机号')).toBeTruthy();
    expect(screen.getByText('请先阅读并同意协议')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('solves the puzzle, asks for a code, and counts down to the next', async () => {
    const { sentTo } = await openPage('/login.html', { answers });
    type('手机号', '138 0571 6620');
    agree();
    fireEvent.click(screen.getByText('获取验证码'));
    expect(await screen.findByText(/60 秒后可重发|59 秒后可重发/)).toBeTruthy();
    expect(sentTo('member.antiBrushSms.send')[0]?.input).toMatchObject({
      phone: '13805716620',
      captcha: { challenge: puzzle, solution: { counter: 3 } },
    });
  });

  test('a refused code is said beside it', async () => {
    await openPage('/login.html', { answers });
    type('手机号', '13805716620');
    agree();
    type('6 位验证码', '000000');
    expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(readStored('token', '1')).toBeNull();
  });

  test('keeps the login, brings the visitor’s cart along and goes back', async () => {
    const { sentTo } = await openPage('/login.html?returnUrl=%2Fshop%2Fcart.html', { answers }, () =>
      writeStored('guestCart', '1', [line]),
    );
    type('手机号', '13805716620');
    agree();
    type('6 位验证码', '528193');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/cart.html'));
    expect(readStored('token', '1')).toBe('secret');
    expect(readStored('loginId', '1')).toBe('9');
    expect(readStored('userInfo', '1')).toEqual(stored);
    expect(sentTo('cart.line.merge').map((call) => call.input)).toEqual([{ lines: [{ cid: '11', skuId: '1', quantity: 2 }] }]);
    expect(readStored('guestCart', '1')).toBeNull();
  });

  test('brings the visitor’s footprints along, once (finding S31)', async () => {
    const { sentTo } = await openPage('/login.html?returnUrl=%2Fshop%2Fcart.html', { answers }, () =>
      later.write('seenGoods', '1', [{ goodsId: '51', at: Date.now() - 60_000 }]),
    );
    type('手机号', '13805716620');
    agree();
    type('6 位验证码', '528193');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/cart.html'));
    const [call, ...others] = sentTo('behaviour.footprint.merge');
    expect([call?.input, others]).toEqual([{ cid: '11', seen: [{ goodsId: '51', ago: expect.any(Number) }] }, []]);
    expect(later.read('seenGoods', '1')).toBeNull();
  });

  test('footprints that were refused stay on the device (finding S31)', async () => {
    await openPage(
      '/login.html?returnUrl=%2Fshop%2Fcart.html',
      { answers: { ...answers, 'behaviour.footprint.merge': () => refused('600500', 'x') } },
      () => later.write('seenGoods', '1', [{ goodsId: '51', at: 1 }]),
    );
    type('手机号', '13805716620');
    agree();
    type('6 位验证码', '528193');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/cart.html'));
    expect(later.read('seenGoods', '1')).toHaveLength(1);
  });

  test('never leads out of the shop', async () => {
    await openPage('/login.html?returnUrl=https%3A%2F%2Fevil.example%2F', { answers });
    type('手机号', '13805716620');
    agree();
    type('6 位验证码', '528193');
    await waitFor(() => expect(readStored('token', '1')).toBe('secret'));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/'));
  });
});

describe('what is agreed to at login (spec 2.1)', () => {
  test('can be read above the form, which keeps what was typed', async () => {
    const { sentTo } = await openPage('/login.html', {
      answers: { ...answers, 'member.agreement.find': () => aPolicy },
    });
    type('手机号', '13805716620');
    const link = screen.getByRole('link', { name: '《隐私政策》' });
    expect(link.getAttribute('href')).toBe('/shop/policy.html');
    await act(async () => fireEvent.click(link));
    expect(await screen.findByText('只收集必要的信息')).toBeTruthy();
    expect(sentTo('member.agreement.find')[0]?.input).toEqual({ type: 'policy', lang: 'zh-CN' });
    expect((screen.getByLabelText('手机号') as HTMLInputElement).value).toBe('138 0571 6620');
  });
});
