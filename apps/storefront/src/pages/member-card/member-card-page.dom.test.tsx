import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type Card = OutputOf<'member.card.list'>['list'][number];

const free: Card['kind'] = {
  ...{ id: '1', name: '千铺会员', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 0, priceFen: 0, struckFen: null },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, packIds: [] },
};
const yearly: Card['kind'] = {
  ...free,
  ...{ id: '2', name: '尊享年卡', months: 12, priceFen: 9_900, struckFen: 19_900, percent: 95, freeFreight: 4, packIds: ['5'] },
};
const day = (iso: string) => Date.parse(`${iso}T12:00:00+08:00`);
const freeCard: Card = { id: '11', kind: free, number: '886620314455', status: 1, openedAt: 0, endsAt: null, packDue: null };
const yearCard: Card = { ...freeCard, id: '12', kind: yearly, number: null, endsAt: day('2027-06-30'), packDue: day('2026-12-01') };
const answersOf = (list: readonly Card[]): Answers => ({
  'member.card.list': () => ({ list: [...list], serverNow: 0 }),
  'member.cardLevel.find': () => ({ cards: [free, yearly], levels: [] }),
});
const open = (answers: Answers, messages = undefined as typeof en | undefined) =>
  openPage('/memberCard.html', { answers, isMember: true, ...(messages && { messages }) });

const placed = { tradeId: '401', payableFen: 9_900, payBy: Date.now() + 30 * 60_000 };
const payPage = () => waitFor(() => expect(window.location.pathname + window.location.search).toBe('/shop/pay.html?id=401'));

describe('cards of a member (rules 9.2)', () => {
  test('the free one shows its number, the paid one until when it runs and when the next coupons come', async () => {
    await open(answersOf([freeCard, yearCard]));
    expect(await screen.findByText('8866 2031 4455')).toBeTruthy();
    expect(screen.getByText('有效至 2027-06-30')).toBeTruthy();
    expect(screen.getByText('下次送券 2026-12-01')).toBeTruthy();
    expect(screen.getByText('每月 4 单')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '更多会员卡' })).toBeNull();
  });

  test('the free one is there for the asking, once', async () => {
    const own: Card[] = [];
    const { sentTo } = await open({
      ...answersOf([]),
      'member.card.list': () => ({ list: [...own], serverNow: 0 }),
      'member.card.findNumber': () => {
        own.push(freeCard);
        return { number: '886620314455', isNew: true };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '免费领取' }));
    expect(await screen.findByText('8866 2031 4455')).toBeTruthy();
    expect(sentTo('member.card.findNumber')).toHaveLength(1);
  });

  test('a paid one has its price, and is bought at the cashier', async () => {
    const { sentTo } = await open({ ...answersOf([freeCard]), 'member.card.buy': () => placed });
    fireEvent.click(await screen.findByRole('button', { name: '立即开通 尊享年卡' }));
    expect(screen.getByRole('heading', { name: '尊享年卡' }).closest('li')?.textContent).toContain('¥99¥199');
    await payPage();
    expect(sentTo('member.card.buy')[0]?.input).toEqual({ kindId: '2' });
  });

  test('one the member has is renewed, at the present price; a frozen one, or one that is not sold any more, is not', async () => {
    await open({ ...answersOf([yearCard]), 'member.card.buy': () => placed });
    expect(await screen.findByText('续费后延长 12 个月')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '续费 尊享年卡' }));
    await payPage();
    await open(answersOf([{ ...yearCard, status: 3 }]));
    await screen.findByText('已冻结');
    expect(screen.queryByRole('button', { name: /续费/ })).toBeNull();
    await open({ ...answersOf([yearCard]), 'member.cardLevel.find': () => ({ cards: [free], levels: [] }) });
    await screen.findByText('生效中');
    expect(screen.queryByRole('button', { name: /续费/ })).toBeNull();
  });

  test('where another one waits to be paid, that comes first', async () => {
    const { sentTo } = await open({
      ...answersOf([]),
      'member.card.buy': () => refused('611004', '您有 3 笔待付款订单', { ...placed, title: '季卡' }),
      'trade.purchase.cancel': () => ({}),
    });
    const buy = await screen.findByRole('button', { name: '立即开通 尊享年卡' });
    fireEvent.click(buy);
    expect(await screen.findByText('您有一张会员卡待付款')).toBeTruthy();
    expect(screen.getByText('季卡')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '取消购买' }));
    await waitFor(() => expect(screen.queryByText('您有一张会员卡待付款')).toBeNull());
    expect(sentTo('trade.purchase.cancel')[0]?.input).toEqual({ tradeId: '401' });
    fireEvent.click(buy);
    fireEvent.click(await screen.findByRole('button', { name: '继续支付' }));
    await payPage();
  });

  test('what is over or frozen says so', async () => {
    await open(answersOf([{ ...yearCard, status: 3 }]));
    expect(await screen.findByText('已冻结')).toBeTruthy();
    expect(screen.getByText('冻结期间权益暂停，请联系商家')).toBeTruthy();
    await open(answersOf([{ ...yearCard, status: 2, endsAt: day('2026-11-01') }]));
    expect(await screen.findByText('已于 2026-11-01 到期')).toBeTruthy();
  });

  test('without cards the page says so; what does not come can be asked for again; and in English', async () => {
    await open({ ...answersOf([]), 'member.cardLevel.find': () => ({ cards: [], levels: [] }) });
    expect(await screen.findByText('还没有会员卡')).toBeTruthy();
    await open({ ...answersOf([]), 'member.cardLevel.find': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    await open(answersOf([freeCard]), en);
    expect(await screen.findByRole('button', { name: 'Get the card 尊享年卡' })).toBeTruthy();
  });
});
