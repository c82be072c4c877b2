import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
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

  test('a paid one has its price, and nothing offers to buy it', async () => {
    await open(answersOf([freeCard]));
    expect(await screen.findByText('暂未开放线上购买')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '尊享年卡' }).closest('li')?.textContent).toContain('¥99');
    expect(screen.queryByRole('button', { name: /购买|开通/ })).toBeNull();
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
    expect(await screen.findByText('Not sold online yet')).toBeTruthy();
  });
});
