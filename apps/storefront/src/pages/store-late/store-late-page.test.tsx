// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';

const shop = { shopName: '滨江店', hours: '07:00–22:00', phones: ['0571-55550101'] };

describe('a shop that takes no orders for now (spec 8)', () => {
  test('says when it opens, whom to call, and where other shops are', async () => {
    await openPage('/storeLate.html?cid=12', { answers: { 'shop.status.find': () => ({ ...shop, status: 'RESTING' }) } });
    expect(await screen.findByRole('heading', { name: '滨江店休息中' })).toBeTruthy();
    expect(screen.getByText('营业时间 07:00–22:00，开门后再下单')).toBeTruthy();
    expect(screen.getByRole('link', { name: '拨打 0571-55550101' }).getAttribute('href')).toBe('tel:0571-55550101');
    expect(screen.getByRole('link', { name: '选择其他店铺' })).toBeTruthy();
  });

  test('asks about the shop that rests, which may be another than the one on show', async () => {
    const { sentTo } = await openPage('/storeLate.html?cid=12', {
      answers: { 'shop.status.find': () => ({ ...shop, status: 'RESTING' }) },
    });
    await screen.findByRole('heading', { name: '滨江店休息中' });
    expect(sentTo('shop.status.find')[0]?.input).toEqual({ cid: '12' });
  });

  test('leads into the shop once it is open again', async () => {
    await openPage('/storeLate.html', { answers: { 'shop.status.find': () => ({ ...shop, status: 'OPEN' }) } });
    expect(await screen.findByRole('heading', { name: '滨江店营业中' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去首页逛逛' })).toBeTruthy();
  });
});
