import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

const answers: Answers = {
  'member.account.detail': () => aMember,
  'trade.order.counts': () => ({ unpaid: 2, toShip: 0, toReceive: 120, toReview: 4 }),
  'ledger.balance.find': () => ({ principalFen: 8_000, bonusFen: 650, heldFen: 0 }),
  'catalog.product.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
};
const open = (isMember: boolean, changes: Answers = {}) => openPage('/userCenter.html', { answers: { ...answers, ...changes }, isMember });

describe('the user centre (spec 2.2)', () => {
  test('a visitor finds the way to log in and back, and nothing is asked that is a member’s', async () => {
    const { sent } = await open(false);
    fireEvent.click(await screen.findByRole('button', { name: '登录 / 注册' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/userCenter.html');
    expect(sent.map(({ name }) => name)).not.toContain('member.account.detail');
    expect(sent.map(({ name }) => name)).not.toContain('trade.order.counts');
  });

  test('a member is named, with the orders of each state and how many', async () => {
    await open(true);
    expect((await screen.findByRole('heading', { level: 1, name: '林知夏' })).closest('a')?.getAttribute('href')).toBe(
      '/shop/personalData.html',
    );
    const unpaid = await screen.findByRole('link', { name: /^2\s?待付款$/ });
    expect(unpaid.getAttribute('href')).toBe('/shop/orderList.html?tab=unpaid');
    expect(screen.getByRole('link', { name: '待发货' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /待收货$/ }).textContent).toContain('99+');
  });

  test('a level is shown from the first on', async () => {
    await open(true);
    await screen.findByText('林知夏');
    expect(screen.queryByText(/级会员/)).toBeNull();
    await open(true, { 'member.account.detail': () => ({ ...aMember, level: 3 }) });
    await screen.findByText('3 级会员');
  });

  test('who has no name is shown by the masked phone (spec 5)', async () => {
    await open(true, { 'member.account.detail': () => ({ ...aMember, nickName: '' }) });
    await screen.findByRole('heading', { level: 1, name: '138****6620' });
  });

  test('every entry leads to a page that is built', async () => {
    await open(true);
    const services = (await screen.findByRole('heading', { name: '我的服务' })).closest('section');
    const hrefs = [...(services?.querySelectorAll('a') ?? [])].map((entry) => entry.getAttribute('href'));
    expect(hrefs).toEqual([
      '/shop/myCoupons.html',
      '/shop/balanceList.html',
      '/shop/getCoupons.html',
      '/shop/memberSaving.html',
      '/shop/favourites.html',
      '/shop/footprints.html',
      '/shop/appraisal.html',
      '/shop/addressList.html',
      '/shop/instLoadPage.html',
      '/shop/securityCenter.html',
      '/shop/agree.html',
      '/shop/policy.html',
      '/shop/userCenter.html?lang=en',
    ]);
  });

  test('the bell and the coupons say how many there are; a visitor’s say nothing', async () => {
    await open(true, {
      'support.message.unread': () => ({ count: 100 }),
      'marketing.coupon.memberList': () => ({
        list: [],
        pageNum: 1,
        hasMore: false,
        counts: { unused: 6, used: 0, expired: 0, endingSoon: 0 },
      }),
    });
    expect((await screen.findByRole('link', { name: '消息, 未读 100' })).getAttribute('href')).toBe('/shop/messages.html');
    expect((await screen.findByRole('link', { name: /^6\s?优惠券$/ })).getAttribute('href')).toBe('/shop/myCoupons.html');
    const { sentTo } = await open(false);
    expect(await screen.findByRole('link', { name: '消息' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '优惠券' })).toBeTruthy();
    expect([...sentTo('support.message.unread'), ...sentTo('marketing.coupon.memberList')]).toEqual([]);
  });

  test('the balance stands at its entry; a visitor’s says nothing', async () => {
    await open(true);
    expect((await screen.findByRole('link', { name: '余额 ¥86.5' })).getAttribute('href')).toBe('/shop/balanceList.html');
    const { sentTo } = await open(false);
    expect(await screen.findByRole('link', { name: '余额' })).toBeTruthy();
    expect(sentTo('ledger.balance.find')).toEqual([]);
  });

  test('customer service can be asked for', async () => {
    await open(false, {
      'shop.phone.queryList': () => ['400-800-1234'],
      'support.entrance.find': () => ({ status: 0, contact: null }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '客服' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')?.textContent).toContain('400-800-1234'));
  });

  test('speaks English', async () => {
    await openPage('/userCenter.html', { answers, isMember: true, messages: en });
    await screen.findByText('Services');
    expect(screen.getByRole('link', { name: 'Addresses' })).toBeTruthy();
  });
});
