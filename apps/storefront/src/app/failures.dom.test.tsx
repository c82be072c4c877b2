import { outcomeOf } from '@qianpu/contract/outcome';
import type { HostPage } from '@qianpu/jumps/host-page';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CallRefusal } from '#api/call-refusal';
import { jumpTable } from '#navigation/jump-table';
import type { Platform } from '#platform/platform';
import { platforms } from '#platform/platforms';
import { readStored } from '#session/stored';
import { openPage, refused } from '../../test/a-storefront.tsx';
import type { RefusedCall } from './failures.ts';
import { reactionTo } from './failures.ts';

const refusal = (outcome: ConstructorParameters<typeof CallRefusal>[0]) => new CallRefusal(outcome);
const expired = refusal({ kind: 'loginInvalid', code: 10020, reason: '登录已失效，请重新登录' });
const sold = refusal({ kind: 'failed', code: '611002', reason: '部分商品库存不足' });
const nobody = refusal({ kind: 'loginInvalid', code: 10019, reason: '请先登录' });
const call = {
  isRead: false,
  isPageOpen: true,
  isHandled: false,
  hasToken: true,
  isLoggingIn: false,
  afterExpiry: 'reload',
} as const satisfies Partial<RefusedCall>;

describe('a login that has run out (spec 4)', () => {
  test.each<[string, Partial<RefusedCall>, string]>([
    ['h5 and mobile-mall start the page anew', {}, 'reload'],
    ['also when the page only wanted to read', { isRead: true }, 'reload'],
    ['but not while somebody is logging in', { isLoggingIn: true }, 'stay'],
    ['pc leads to login', { afterExpiry: 'loginPage' }, 'login'],
    ['pc leads to login also from a read of an open page', { afterExpiry: 'loginPage', isRead: true }, 'login'],
    ['and leaves it to a page of a member’s own, which sends there by itself', { afterExpiry: 'loginPage', isPageOpen: false }, 'stay'],
    ['mini leads to the login of its host', { afterExpiry: 'hostLogin', isRead: true }, 'login'],
    ['who never was logged in and wants to act is led to login', { refusal: nobody, hasToken: false }, 'login'],
    ['who never was and only looks goes on looking', { refusal: nobody, hasToken: false, isRead: true }, 'stay'],
    ['a page of a member’s own sends there by itself', { refusal: nobody, hasToken: false, isPageOpen: false }, 'stay'],
  ])('%s', (_why, differing, next) => {
    expect(reactionTo({ refusal: expired, ...call, ...differing })).toEqual({ kind: 'leaveLogin', next });
  });

  test.each([301101, 10020, 10019])('%i says so', (code) => {
    const outcome = outcomeOf({ http: 200, body: { code, status: 'error', message: '' } }, { style: 'header', cid: '11', hasToken: true });
    expect(outcome.kind).toBe('loginInvalid');
  });
});

describe('what a refusal makes the app do (spec 8)', () => {
  test('10092 clears the token alone', () => {
    expect(reactionTo({ ...call, refusal: refusal({ kind: 'tokenCleared', code: 10092, reason: '' }) })).toEqual({ kind: 'dropToken' });
  });

  test('a resting shop has a page of its own', () => {
    const late = refusal({ kind: 'storeLate', code: '10090', cid: '11' });
    expect(reactionTo({ ...call, refusal: late, isRead: true })).toEqual({ kind: 'storeLate', cid: '11' });
  });

  test('a refused write is said, unless its page says it; a read’s failure stands where its data would', () => {
    expect(reactionTo({ ...call, refusal: sold })).toEqual({ kind: 'toast', text: '部分商品库存不足' });
    expect(reactionTo({ ...call, refusal: sold, isHandled: true })).toEqual({ kind: 'none' });
    expect(reactionTo({ ...call, refusal: sold, isRead: true })).toEqual({ kind: 'none' });
  });

  test('a login that staff have forbidden is over, whatever was called; the login page says it beside its field', () => {
    const forbidden = refusal({ kind: 'failed', code: '601002', reason: '您的账号已被禁止登录，请联系客服' });
    const over = { kind: 'leaveLogin', next: 'stay', text: '您的账号已被禁止登录，请联系客服' };
    expect(reactionTo({ ...call, refusal: forbidden, isRead: true })).toEqual(over);
    expect(reactionTo({ ...call, refusal: forbidden, isHandled: true })).toEqual({ kind: 'none' });
  });
});

describe('pages that are a member’s own (spec 2.1)', () => {
  test('send a visitor to login, which knows the way back', async () => {
    await openPage('/orderList.html?tab=unpaid');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/orderList.html?tab=unpaid');
  });

  test('start anew with a member whose login has expired, who is a visitor then', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const answers = { 'trade.order.list': () => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const };
    await openPage('/orderList.html', { isMember: true, answers });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(readStored('token', '1')).toBeNull();
    expect(readStored('farewell', '1')).toBe(true);
  });

  test('do not start anew while the token cannot be put away: it would never end', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    reload.mockClear();
    const stuck = vi.spyOn(document, 'cookie', 'get').mockReturnValue('token_1=stuck');
    const answers = { 'trade.order.list': vi.fn(() => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const) };
    await openPage('/orderList.html', { isMember: true, answers });
    await waitFor(() => expect(answers['trade.order.list']).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).not.toHaveBeenCalled();
    stuck.mockRestore();
  });

  test('lead to login at a desk', async () => {
    const answers = { 'trade.order.list': () => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const };
    await openPage('/orderList.html', { isMember: true, answers, platform: platforms.pc });
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/orderList.html');
  });

  test('ask the host of a mini-program to log in', async () => {
    const opened: HostPage[] = [];
    const openHostPage = async (page: HostPage) => opened.push(page) > 0;
    const answers = { 'trade.order.list': () => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const };
    const mini: Platform = { env: 'mini', jumps: jumpTable, openHostPage, afterExpiry: 'hostLogin' };
    await openPage('/orderList.html?env=mini', { isMember: true, answers, platform: mini });
    await waitFor(() => expect(opened[0]?.mode).toBe('navigateTo'));
    expect(opened[0]?.url).toContain('authorized');
  });
});

describe('a member who may not log in any more (spec 6)', () => {
  test('is a visitor from the next call on, and told why', async () => {
    const answers = { 'trade.order.list': () => refused('601002', '您的账号已被禁止登录，请联系客服') };
    await openPage('/orderList.html', { isMember: true, answers });
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(screen.getByRole('status').textContent).toBe('您的账号已被禁止登录，请联系客服');
    expect(readStored('token', '1')).toBeNull();
  });
});

describe('a member who has been barred from the shop (spec 2.6)', () => {
  const answers = {
    'member.barred.check': ({ cid }: { readonly cid: string }) => ({ isBarred: cid === '11' }),
    'shop.phone.queryList': () => ['0571-88888888'],
  };

  test('sees nothing but a layer that names the way to customer service and to other shops', async () => {
    const { sentTo } = await openPage('/cart.html', { isMember: true, answers });
    const layer = await screen.findByRole('dialog', { name: '暂时不能进店' });
    expect(layer.textContent).toContain('您已被禁止进入店铺，请联系客服');
    await waitFor(() => expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('tel:0571-88888888'));
    expect(screen.getByRole('link', { name: '其他店铺' }).getAttribute('href')).toBe('/shop/instLoadPage.html');
    expect(sentTo('member.barred.check')).toHaveLength(1);
  });

  test.each([
    ['another shop', '/cart.html', { isMember: true, shop: { cid: '12' } }, 1],
    ['the list of shops', '/instLoadPage.html', { isMember: true }, 0],
    ['a visitor', '/cart.html', { isMember: false }, 0],
  ])('lies over nothing at %s', async (_where, path, setting, asked) => {
    const { sentTo } = await openPage(path, { ...setting, answers });
    await waitFor(() => expect(sentTo('member.barred.check')).toHaveLength(asked));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
