import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPhoneAt } from '../../../test/a-position.ts';
import { anOpening } from '../../../test/a-store.ts';
import { openPage } from '../../../test/a-storefront.tsx';

const resting = () => anOpening({ status: 'RESTING', isOpen: false });

describe('a shop that takes no orders for now (spec 8)', () => {
  test('says when it opens, whom to call, and where other shops are', async () => {
    await openPage('/storeLate.html?cid=12', { answers: { 'shop.status.find': resting } });
    expect(await screen.findByRole('heading', { name: '滨江店休息中' })).toBeTruthy();
    expect(screen.getByText('营业时间 07:00–22:00，营业后再下单')).toBeTruthy();
    expect(screen.getByRole('link', { name: '拨打 0571-55550101' }).getAttribute('href')).toBe('tel:0571-55550101');
    expect(screen.getByRole('link', { name: '选择其他店铺' })).toBeTruthy();
  });

  test('asks about the shop that rests, which may be another than the one on show', async () => {
    const { sentTo } = await openPage('/storeLate.html?cid=12', {
      answers: { 'shop.status.find': resting },
    });
    await screen.findByRole('heading', { name: '滨江店休息中' });
    expect(sentTo('shop.status.find')[0]?.input).toEqual({ cid: '12' });
  });

  test.each([
    ['RESTING', '店铺休息中', '滨江店休息中'],
    ['OPEN', '店铺营业中', '滨江店营业中'],
  ] as const)('bar, document and heading of a shop that is %s say the same (finding S27)', async (status, bar, heading) => {
    await openPage('/storeLate.html', { answers: { 'shop.status.find': () => anOpening({ status, isOpen: status === 'OPEN' }) } });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toBe(bar);
    await waitFor(() => expect(document.title).toBe(bar));
  });

  test('leads into the shop once it is open again', async () => {
    await openPage('/storeLate.html', { answers: { 'shop.status.find': () => anOpening() } });
    expect(await screen.findByRole('heading', { name: '滨江店营业中' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去首页逛逛' })).toBeTruthy();
  });

  test('outside its hours it is said to be closed everywhere, and takes orders all the same (finding M9)', async () => {
    const closed = anOpening({ isOpen: false, opens: { inDays: 1, at: '07:00' } });
    await openPage('/storeLate.html', { answers: { 'shop.status.find': () => closed } });
    expect(await screen.findByRole('heading', { name: '滨江店休息中' })).toBeTruthy();
    expect([screen.getByText('休息中'), screen.getByText('明天 07:00 开门')]).toHaveLength(2);
    expect(screen.queryByText(/营业中/)).toBeNull();
    expect(screen.getByRole('link', { name: '去首页逛逛' })).toBeTruthy();
  });

  test('how far it is, is asked by a tap only, and stays on the phone (finding M9)', async () => {
    aPhoneAt({ latitude: 30.2084, longitude: 120.212 });
    const near = anOpening({ address: '杭州市滨江区江南大道 228 号', point: { lat: 30.2071, lng: 120.2108 } });
    const { sent } = await openPage('/storeLate.html', { answers: { 'shop.status.find': () => near } });
    fireEvent.click(await screen.findByText('查看距离'));
    await screen.findByText(/距您 \d+米/);
    expect(JSON.stringify(sent)).not.toContain('30.20');
    aPhoneAt(null);
  });
});
