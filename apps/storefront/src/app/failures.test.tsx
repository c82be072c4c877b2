// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallRefusal } from '#api/call-refusal';
import { readStored } from '#session/stored';
import { openPage } from '../../test/a-storefront.tsx';
import { reactionTo } from './failures.ts';

const refusal = (outcome: ConstructorParameters<typeof CallRefusal>[0]) => new CallRefusal(outcome);
const expired = refusal({ kind: 'loginInvalid', code: 10020, reason: '登录已失效，请重新登录' });
const sold = refusal({ kind: 'failed', code: '611002', reason: '部分商品库存不足' });
const call = { isRead: false, isPageOpen: true, isHandled: false };

describe('what a refusal makes the app do (spec 4, 8)', () => {
  test('a write without a login leads to login', () => {
    expect(reactionTo({ ...call, refusal: expired })).toEqual({ kind: 'leaveLogin', isLoginNext: true });
  });

  test('a read of an open page only ends the login: visitors may see the page', () => {
    expect(reactionTo({ ...call, refusal: expired, isRead: true })).toEqual({ kind: 'leaveLogin', isLoginNext: false });
  });

  test('10092 clears the token alone', () => {
    expect(reactionTo({ ...call, refusal: refusal({ kind: 'tokenCleared', code: 10092, reason: '' }) })).toEqual({ kind: 'dropToken' });
  });

  test('a closed shop has a page of its own', () => {
    const late = refusal({ kind: 'storeLate', code: '10090', cid: '11' });
    expect(reactionTo({ ...call, refusal: late, isRead: true })).toEqual({ kind: 'storeLate', cid: '11' });
  });

  test('a refused write is said, unless its page says it; a read’s failure stands where its data would', () => {
    expect(reactionTo({ ...call, refusal: sold })).toEqual({ kind: 'toast', text: '部分商品库存不足' });
    expect(reactionTo({ ...call, refusal: sold, isHandled: true })).toEqual({ kind: 'none' });
    expect(reactionTo({ ...call, refusal: sold, isRead: true })).toEqual({ kind: 'none' });
  });
});

describe('pages that are a member’s own (spec 2.1)', () => {
  test('send a visitor to login, which knows the way back', async () => {
    await openPage('/orderList.html?tab=unpaid');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/orderList.html?tab=unpaid');
  });

  test('send a member whose login has expired there too, and forget it', async () => {
    const answers = { 'trade.order.list': () => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const };
    await openPage('/orderList.html', { isMember: true, answers });
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(readStored('token', '1')).toBeNull();
  });
});

describe('an open page with an expired login (spec 4)', () => {
  test('goes on as a visitor’s', async () => {
    const answers = {
      'cart.line.list': () => ({ kind: 'loginInvalid', code: 10020, reason: 'x' }) as const,
      'shop.institution.list': () => [],
      'catalog.product.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
    };
    await openPage('/cart.html', { isMember: true, answers });
    await waitFor(() => expect(screen.getByText('购物车还空着')).toBeTruthy());
    expect(window.location.pathname).toBe('/shop/cart.html');
    expect(readStored('token', '1')).toBeNull();
  });
});
