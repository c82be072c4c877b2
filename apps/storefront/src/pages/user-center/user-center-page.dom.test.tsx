import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { aLevel } from '../../../test/levels.ts';
import { en } from '../../shared/i18n/en.ts';

const answers: Answers = {
  'member.account.detail': () => aMember,
  'trade.order.counts': () => ({ unpaid: 2, toShip: 0, toReceive: 120, toReview: 4 }),
  'ledger.balance.find': () => ({ principalFen: 8_000, bonusFen: 650, heldFen: 0 }),
  'member.level.info': () => aLevel,
  'member.points.list': () => ({ list: [], pageNum: 1, hasMore: false, points: 1_280, debt: 0, ends: [], pointsPerYuan: 1, serverNow: 0 }),
  'marketing.coupon.memberList': () => ({
    list: [],
    pageNum: 1,
    hasMore: false,
    counts: { unused: 6, used: 0, expired: 0, endingSoon: 0 },
  }),
  'behaviour.favourite.count': () => ({ count: 2 }),
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

  test('the level is called as the merchant calls it; where there is none, the way to the profile is said', async () => {
    await open(true);
    expect(await screen.findByText('金卡会员')).toBeTruthy();
    await open(true, { 'member.level.info': () => ({ ...aLevel, level: 0, levels: [], next: null }) });
    expect(await screen.findByText('查看并编辑个人资料')).toBeTruthy();
  });

  test('how far it is to the next level, and the way to what it is worth', async () => {
    await open(true);
    expect(await screen.findByText('还差 1,264 升级为「铂金会员」')).toBeTruthy();
    expect(screen.getByRole('link', { name: /看权益/ }).getAttribute('href')).toBe('/shop/memberCenter.html');
    const { sentTo } = await open(false);
    expect(await screen.findByText('登录后查看等级和权益')).toBeTruthy();
    expect(sentTo('member.level.info')).toEqual([]);
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
      '/shop/memberCard.html',
      '/shop/getCoupons.html',
      '/shop/memberSaving.html',
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

  test('the bell says how many messages are unread; a visitor’s says nothing', async () => {
    await open(true, { 'support.message.unread': () => ({ count: 100 }) });
    expect((await screen.findByRole('link', { name: '消息, 未读 100' })).getAttribute('href')).toBe('/shop/messages.html');
    const { sentTo } = await open(false);
    expect(await screen.findByRole('link', { name: '消息' })).toBeTruthy();
    expect(sentTo('support.message.unread')).toEqual([]);
  });

  test('what the member has stands in figures, each a way there', async () => {
    await open(true);
    const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf(/^¥\s?86\s?\.5\s?余额$/)).toBe('/shop/balanceList.html');
    expect(await hrefOf(/^1,280\s?积分$/)).toBe('/shop/points.html');
    expect(await hrefOf(/^6\s?优惠券$/)).toBe('/shop/myCoupons.html');
    expect(await hrefOf(/^2\s?收藏$/)).toBe('/shop/favourites.html');
  });

  test('a visitor’s figures say nothing, and nothing is asked for them', async () => {
    const { sent } = await open(false);
    for (const name of ['余额', '积分', '优惠券', '收藏']) expect(await screen.findByRole('link', { name })).toBeTruthy();
    const own = ['ledger.balance.find', 'member.points.list', 'marketing.coupon.memberList', 'behaviour.favourite.count'];
    expect(sent.filter(({ name }) => own.includes(name))).toEqual([]);
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
