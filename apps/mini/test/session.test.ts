import { describe, expect, test } from 'vitest';
import { goOnAfterLogin } from '../src/shell/after-login.ts';
import { takeReturnPath } from '../src/shell/return-path.ts';
import { changeCount, loginForWeb, signIn } from '../src/shell/session.ts';
import { storedToken, storeToken } from '../src/shell/stored-token.ts';
import { answerWith, aWx } from './a-wx.ts';

const login = { token: '1001-abc', loginId: '1', user: { phone: '' } };

describe('the shell’s login (spec 4)', () => {
  test('code 100110 is a login without a phone: its data is used', async () => {
    const { wx } = aWx();
    answerWith(wx, { status: 'error', code: 100110, message: '请绑定手机号', data: login });
    const before = changeCount();
    expect(await signIn()).toEqual({ kind: 'ok', data: login });
    expect(storedToken()).toBe('1001-abc');
    expect(changeCount()).toBe(before + 1);
  });

  test('a web page is given a ticket, and never the token', async () => {
    const { wx } = aWx();
    storeToken('1001-abc');
    answerWith(wx, { code: 0, status: 'success', data: { ticket: 't', expiresInSeconds: 60 } });
    expect(await loginForWeb()).toEqual({ ticket: 't', appId: 'wx1' });
    expect(wx.request.mock.calls[0]?.[0].header).toMatchObject({ token: '1001-abc', mid: '1001' });
  });

  test.each([301101, 10020])('%i ends it', async (code) => {
    const { wx } = aWx();
    storeToken('1001-abc');
    answerWith(wx, { status: 'error', code, message: '' });
    expect(await loginForWeb()).toEqual({});
    expect(storedToken()).toBe('');
  });

  test('no answer ends nothing', async () => {
    const { wx } = aWx();
    storeToken('1001-abc');
    wx.request.mockImplementation(({ fail }: { fail: () => void }) => fail());
    expect(await loginForWeb()).toBeNull();
    expect(storedToken()).toBe('1001-abc');
  });
});

describe('after the login (spec 4)', () => {
  const loginPage = 'pack1/authorizedMiddle/index';

  test('the page below goes on where it was left', () => {
    const { wx } = aWx({ pages: ['pages/home/index', 'classifyPage/productDetail/index', loginPage] });
    goOnAfterLogin('/shop/item/7.html?env=mini');
    expect(wx.navigateBack).toHaveBeenCalledOnce();
    expect(takeReturnPath()).toBe('/shop/item/7.html');
  });

  test('a page of ours that is not below takes the login’s place', () => {
    const { wx } = aWx({ pages: ['pages/home/index', loginPage] });
    goOnAfterLogin('/shop/orderList.html?tab=unpaid');
    expect(wx.redirectTo).toHaveBeenCalledWith({ url: '/pack1/myOrder/index?tab=unpaid' });
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/shopping', ''])('%s is not gone to', (returnUrl) => {
    const { wx } = aWx({ pages: [loginPage] });
    goOnAfterLogin(returnUrl);
    expect(wx.reLaunch).toHaveBeenCalledWith({ url: '/pages/home/index' });
  });
});
