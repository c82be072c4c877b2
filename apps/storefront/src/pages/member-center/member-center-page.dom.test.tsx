import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { aLevel } from '../../../test/levels.ts';
import { en } from '../../shared/i18n/en.ts';

const at = Date.parse('2026-11-12T19:22:00+08:00');
const kind = {
  id: '7',
  name: '鲜屿年卡',
  colourFrom: '#4a4038',
  colourTo: '#1f1a16',
  months: 12,
  priceFen: 9_900,
  struckFen: null,
} as const;
const answers: Answers = {
  'member.level.info': () => aLevel,
  'member.account.detail': () => aMember,
  'member.growth.list': () => ({
    list: [
      { id: '2', source: 'REFUND', refId: '5', amount: -20, at },
      { id: '1', source: 'ORDER', refId: '88', amount: 3_756, at },
    ],
    pageNum: 1,
    hasMore: false,
    growth: 3_736,
  }),
  'member.cardLevel.find': () => ({ cards: [{ ...kind, percent: 95, freeFreight: null, pointsTenths: 10, packIds: [] }], levels: [] }),
  'trade.saving.summary': () => ({ year: 2026, years: [2026], orders: 2, savedFen: 12_368, everFen: 20_000, kinds: [], months: [] }),
};
const open = (changes: Answers = {}, messages = undefined as typeof en | undefined) =>
  openPage('/memberCenter.html', { answers: { ...answers, ...changes }, isMember: true, ...(messages && { messages }) });
const slide = (level: string) => screen.getByRole('heading', { name: new RegExp(`^${level}权益`) }).closest('li');
const rightsIn = (level: string) => [...(slide(level)?.querySelectorAll('ul li') ?? [])].map(({ textContent }) => textContent);

describe('the member centre (rules 9.1)', () => {
  test('names the level, until when it is kept, and what is missing to the next', async () => {
    await open();
    const card = (await screen.findByRole('heading', { level: 2, name: '金卡会员' })).closest('section');
    expect(card?.textContent).toContain('有效至 2027-06-30');
    expect(card?.textContent).toContain('成长值 3,736 / 5,000');
    expect(card?.textContent).toContain('还差 1,264 升级为「铂金会员」');
    expect(card?.textContent).toContain('已达到保级要求');
  });

  test('says what is missing to keep it, and at the top that there is nothing above', async () => {
    await open({ 'member.level.info': () => ({ ...aLevel, keptGrowth: 400 }) });
    expect(await screen.findByText('到期前再得 1,100 成长值，可继续保级')).toBeTruthy();
    await open({ 'member.level.info': () => ({ ...aLevel, level: 4, growth: 30_000, next: null }) });
    expect(await screen.findByText('已是最高等级')).toBeTruthy();
  });

  test('shows what each level is worth, and greyed what only higher ones have', async () => {
    await open();
    await screen.findByRole('heading', { name: /^金卡会员权益/ });
    expect(rightsIn('金卡会员')).toEqual(['会员价95 折', '免运费本月还剩 2 单', '积分加倍1.3 倍', '生日积分100 分']);
    expect(rightsIn('普通会员')).toEqual(['会员价银卡会员可得', '免运费银卡会员可得', '积分加倍银卡会员可得', '生日积分银卡会员可得']);
    expect(rightsIn('黑金会员')).toContain('免运费每单都免');
    expect(slide('铂金会员')?.textContent).toContain('5,000 成长值可达');
  });

  test('tells how growth comes, and how it came; an order leads to itself', async () => {
    await open();
    expect(await screen.findByText('每条得 5 点，每天最多 3 条')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /购物.*\+3,756/ })).getAttribute('href')).toBe('/shop/orderDetail.html?id=88');
    expect(screen.getByText('−20')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '去填写' })).getAttribute('href')).toBe('/shop/personalData.html');
    await open({ 'member.account.detail': () => ({ ...aMember, birthday: '1996-05-20' }) });
    expect(await screen.findByText('已完成')).toBeTruthy();
  });

  test('leads to what was saved and to the cards', async () => {
    await open();
    expect((await screen.findByRole('link', { name: /今年已省/ })).getAttribute('href')).toBe('/shop/memberSaving.html');
    expect((await screen.findByRole('link', { name: /鲜屿年卡/ })).textContent).toMatch(/会员价\s95\s折，免运费\s每单都免/);
  });

  test('a level that was lowered is reached by asking, once', async () => {
    let own: typeof aLevel = { ...aLevel, level: 1, next: { level: 2, missing: 0 } };
    const { sentTo } = await open({
      'member.level.info': () => own,
      'member.level.autoUpgrade': () => {
        own = aLevel;
        return { before: 1, after: 2, isChanged: true };
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: '金卡会员' })).toBeTruthy();
    expect(sentTo('member.level.autoUpgrade')).toHaveLength(1);
    expect(sentTo('member.level.info')).toHaveLength(2);
  });

  test('without levels it says so; what does not come can be asked for again', async () => {
    await open({ 'member.level.info': () => ({ ...aLevel, level: 0, levels: [], next: null, levelUntil: null }) });
    expect(await screen.findByText('还没有会员等级')).toBeTruthy();
    expect(screen.queryByText('怎样得成长值')).toBeNull();
    await open({ 'member.level.info': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  test('speaks English; a visitor is sent to log in', async () => {
    await open({}, en);
    expect(await screen.findByText('Earned for another year')).toBeTruthy();
    await openPage('/memberCenter.html', { answers });
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
  });
});
