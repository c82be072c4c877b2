import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type ShownMessage = OutputOf<'support.message.list'>['list'][number];

type Ending = Extract<ShownMessage, { kind: 'COUPON_ENDING' }>;

const ending = (id: string, changes: Partial<Ending> = {}): Ending => ({
  id,
  kind: 'COUPON_ENDING',
  ref: '6',
  data: { name: '全场券', endsAt: Date.parse('2026-11-21T23:59:59.999+08:00') },
  createdAt: Date.now(),
  isRead: false,
  ...changes,
});
const noCoupons = () => ({
  list: [],
  pageNum: 1,
  hasMore: false,
  counts: { unused: 0, used: 0, expired: 0, endingSoon: 0 },
});

/** A mall that has told these; what is read stays read. */
function told(messages: readonly ShownMessage[]): Answers {
  let list = [...messages];
  const unread = () => list.filter(({ isRead }) => !isRead).length;
  return {
    'marketing.coupon.memberList': noCoupons,
    'support.message.list': () => ({ list, pageNum: 1, hasMore: false, unread: unread() }),
    'support.message.unread': () => ({ count: unread() }),
    'support.message.read': ({ ids }) => {
      list = list.map((message) => ({ ...message, isRead: message.isRead || !ids || ids.includes(message.id) }));
      return { unread: unread() };
    },
  };
}
const open = (answers: Answers, messages = undefined as typeof en | undefined) =>
  openPage('/messages.html', { isMember: true, answers, ...(messages && { messages }) });

describe('messages (spec 7.2)', () => {
  test('stand below their days, and say in the reader’s language what they are about', async () => {
    const older = ending('1', { createdAt: Date.parse('2025-01-02T08:30:00+08:00'), isRead: true });
    await open(told([ending('2'), older]));
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(['今天', '2025-01-02']);
    expect(screen.getAllByRole('heading', { level: 3, name: '「全场券」快到期了' })).toHaveLength(2);
    expect(screen.getAllByText('11-21 23:59 到期，记得使用')).toHaveLength(2);
    expect(screen.getByText('08:30')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: '未读' })).toHaveLength(1);
    expect(screen.getByText('只保留 90 天的消息')).toBeTruthy();
    await open(told([ending('2')]), en);
    expect(await screen.findByRole('heading', { level: 3, name: '"全场券" expires soon' })).toBeTruthy();
    expect(screen.getByText('Use it before Nov 21, 23:59')).toBeTruthy();
  });

  test('of levels, points and cards lead to their pages', async () => {
    const about = { createdAt: Date.now(), isRead: true };
    const endsAt = Date.parse('2026-12-31T23:59:59+08:00');
    await open(
      told([
        { ...about, id: '4', kind: 'BIRTHDAY', ref: '2026', data: { points: 100 } },
        { ...about, id: '3', kind: 'LEVEL_CHANGED', ref: '1', data: { fromLevel: 1, toLevel: 2, name: '金卡会员' } },
        { ...about, id: '2', kind: 'POINTS_ENDING', ref: '1', data: { points: 300, endsAt } },
        { ...about, id: '1', kind: 'CARD_ENDING', ref: '1', data: { name: '尊享年卡', endsAt } },
      ]),
    );
    await screen.findByText('100 生日积分已到账');
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/祝您生日快乐/)).toBe('/shop/points.html');
    expect(hrefOf(/升级为「金卡会员」/)).toBe('/shop/memberCenter.html');
    expect(hrefOf(/300 积分快到期了/)).toBe('/shop/points.html');
    expect(hrefOf(/「尊享年卡」快到期了/)).toBe('/shop/memberCard.html');
  });

  test('a tap reads one and leads to what it is about', async () => {
    const { sentTo } = await open(told([ending('2'), ending('1')]));
    const [first] = await screen.findAllByRole('link', { name: /快到期了/ });
    fireEvent.click(first!);
    await waitFor(() => expect(window.location.pathname).toBe('/shop/myCoupons.html'));
    expect(sentTo('support.message.read').map(({ input }) => input)).toEqual([{ ids: ['2'] }]);
  });

  test('an answered question leads to the questions of its goods', async () => {
    const data = { goodsId: '5', title: '红颜草莓', question: '甜不甜？' };
    await open(told([{ id: '3', kind: 'QUESTION_ANSWERED', ref: '8', data, createdAt: Date.now(), isRead: false }]));
    const link = await screen.findByRole('link', { name: /您的提问有了回答/ });
    expect(link.textContent).toContain('「甜不甜？」 红颜草莓');
    expect(link.getAttribute('href')).toBe('/shop/goodQuestions.html?id=5');
  });

  test('a change of the balance says how much, and leads there', async () => {
    const data = { amountFen: -250, leftFen: 8_650 };
    await open(told([{ id: '3', kind: 'BALANCE_CHANGED', ref: '8', data, createdAt: Date.now(), isRead: false }]));
    const link = await screen.findByRole('link', { name: /您的余额减少了 ¥2.50/ });
    expect(link.textContent).toContain('可用余额 ¥86.50');
    expect(link.getAttribute('href')).toBe('/shop/balanceList.html');
  });

  test('all are read at once, and then there is nothing left to read', async () => {
    const { sentTo } = await open(told([ending('2'), ending('1')]));
    fireEvent.click(await screen.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '未读' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull());
    expect(sentTo('support.message.read').map(({ input }) => input)).toEqual([{}]);
  });

  test('without any, the page says so and leads on', async () => {
    await open(told([]));
    expect(await screen.findByText('还没有消息')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去首页逛逛' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull();
  });

  test('that do not come can be asked for again', async () => {
    let isUp = false;
    await open({
      ...told([ending('1')]),
      'support.message.list': () => (isUp ? { list: [ending('1')], pageNum: 1, hasMore: false, unread: 1 } : unreachable),
    });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    isUp = true;
    fireEvent.click(retry);
    expect(await screen.findByText('「全场券」快到期了')).toBeTruthy();
  });
});
