import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMyCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';

const open = (answers: Answers) => openPage('/couponExchange.html', { answers, isMember: true });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '兑换码' });
const exchange = async (code: string) => {
  fireEvent.change(await field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: '立即兑换' }));
};

describe('redeeming a code (spec 2.2)', () => {
  test('stands in groups of four as it is typed, and becomes a coupon', async () => {
    const { sentTo } = await open({ 'marketing.coupon.exchangeCode': () => aMyCoupon() });
    await exchange('7k3m9qxa2wtd');
    expect(await screen.findByRole('heading', { name: '兑换成功' })).toBeTruthy();
    expect(sentTo('marketing.coupon.exchangeCode').map(({ input }) => input)).toEqual([{ cid: '11', code: '7K3M-9QXA-2WTD' }]);
    expect(screen.getByRole('link', { name: '去使用' }).getAttribute('href')).toBe('/shop/useCoupon.html?id=6');
    fireEvent.click(screen.getByRole('button', { name: '再兑一张' }));
    expect((await field()).value).toBe('');
  });

  test('a code that is too short is not sent', async () => {
    const { sentTo } = await open({});
    await exchange('7k3m9');
    expect((await field()).value).toBe('7K3M-9');
    expect(screen.getByRole('alert').textContent).toBe('兑换码共 12 位，请检查后再试');
    expect(sentTo('marketing.coupon.exchangeCode')).toEqual([]);
  });

  test('a wrong one is said below the field (616012), and typing takes that back', async () => {
    await open({ 'marketing.coupon.exchangeCode': () => refused('616012', '兑换码无效') });
    await exchange('7k3m9qxa2wtd');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('兑换码无效或已被使用，请核对后再试'));
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(await field(), { target: { value: '7' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('too many tries are said in the mall’s words', async () => {
    await open({ 'marketing.coupon.exchangeCode': () => refused('600429', '操作太频繁，请稍后再试') });
    await exchange('7k3m9qxa2wtd');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('操作太频繁，请稍后再试'));
  });
});
