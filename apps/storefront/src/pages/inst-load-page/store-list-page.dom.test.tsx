import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aPhoneAt } from '../../../test/a-position.ts';
import { aStore } from '../../../test/a-store.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';

const [here, there, nowhere] = [aStore('11', '滨江店'), aStore('12', '天目里店'), aStore('13', '云上店')];
const answers: Answers = {
  'shop.store.list': () => [nowhere, there, here],
  'shop.institution.distanceList': () => [
    { ...here, distance: 1_240 },
    { ...there, distance: 12_400 },
    { ...nowhere, distance: null },
  ],
};
const open = (changes: Answers = {}) => openPage('/instLoadPage.html', { answers: { ...answers, ...changes } });
const names = () => screen.getAllByRole('link').flatMap(({ textContent }) => textContent?.match(/..里?店/)?.[0] ?? []);
const sort = async () => fireEvent.click(await screen.findByText('按距离排序'));

describe('stores by distance (spec 7.2)', () => {
  afterEach(() => aPhoneAt(null));

  test('the nearest comes first with how far it is, and one without a place last', async () => {
    aPhoneAt({ latitude: 30.2084, longitude: 120.212 });
    const { sentTo } = await open();
    await sort();
    await screen.findByText('1.2公里');
    expect(names()).toEqual(['滨江店', '天目里店', '云上店']);
    expect(screen.getByText('12.4公里')).toBeTruthy();
    expect(screen.getByText('已按距离由近到远排序')).toBeTruthy();
    // The mall's maps count differently from the phone.
    expect(sentTo('shop.institution.distanceList').map(({ input }) => input)).toEqual([
      { point: { lat: expect.closeTo(30.206, 3), lng: expect.closeTo(120.2167, 3) } },
    ]);
  });

  test('nobody is asked for a position before the tap', async () => {
    aPhoneAt('denied');
    const { sentTo } = await open();
    await screen.findByText('按距离排序');
    expect([screen.queryByText(/未获得定位权限/), sentTo('shop.institution.distanceList')]).toEqual([null, []]);
  });

  test.each([
    ['denied', /未获得定位权限/],
    ['unavailable', /定位失败/],
    [null, /定位失败/],
  ] as const)('a position that is %s is told, and the list stays', async (failure, words) => {
    aPhoneAt(failure);
    const { sentTo } = await open();
    await sort();
    await screen.findByText(words);
    expect(names()).toEqual(['云上店', '天目里店', '滨江店']);
    expect(sentTo('shop.institution.distanceList')).toHaveLength(0);
  });

  test('distances that do not come leave the list, and can be asked for again', async () => {
    aPhoneAt({ latitude: 30.2084, longitude: 120.212 });
    const replies = [() => refused('600400', 'x'), answers['shop.institution.distanceList']];
    await open({ 'shop.institution.distanceList': (input) => replies.shift()?.(input) ?? [] });
    await sort();
    await screen.findByText('距离计算失败，请重试');
    expect(names()).toEqual(['云上店', '天目里店', '滨江店']);
    await sort();
    await waitFor(() => expect(names()).toEqual(['滨江店', '天目里店', '云上店']));
  });

  test('one store alone has no order', async () => {
    await open({ 'shop.store.list': () => [here] });
    await screen.findByText('滨江店');
    expect(screen.queryByText('按距离排序')).toBeNull();
  });
});

describe('what a store shows before somebody goes there (finding M9)', () => {
  const known = aStore('11', '滨江店', {
    isOpen: true,
    hours: '07:00–22:00',
    phones: ['0571-55550101', '400-555-0101'],
    cover: '1/store/front.jpg',
    address: '杭州市滨江区江南大道 228 号',
    point: { lat: 30.2071, lng: 120.2108 },
    rating: { score: 4.8, reviews: 1_204, service: 4.9, logistics: 4.7 },
  });

  test('score and count, state and hours of today, its phone, and its address on the map', async () => {
    await open({ 'shop.store.list': () => [known] });
    expect((await screen.findByRole('link', { name: '滨江店' })).getAttribute('href')).toBe('/shop/?cid=11');
    expect(screen.getByRole('img', { name: '评分 4.8' })).toBeTruthy();
    expect(screen.getByText('1,204 条评价')).toBeTruthy();
    expect([screen.getByText('营业中'), screen.getByText('07:00–22:00')]).toHaveLength(2);
    expect(screen.getByRole('link', { name: '拨打 0571-55550101' }).getAttribute('href')).toBe('tel:0571-55550101');
    const map = screen.getByRole('link', { name: '在地图中查看 杭州市滨江区江南大道 228 号' });
    expect(map.getAttribute('href')).toContain('position=120.2108%2C30.2071');
  });

  test.each([
    [{ isOpen: false, opens: { inDays: 0, at: '09:30' } }, '09:30 开门'],
    [{ isOpen: false, opens: { inDays: 1, at: '09:30' } }, '明天 09:30 开门'],
    [{ isOpen: false, opens: { inDays: 3, at: '09:30' } }, '3 天后 09:30 开门'],
    [{ isOpen: false, status: 'RESTING' as const }, '营业后再下单'],
  ])('a store that is closed says so once, and when it opens: %j', async (changes, words) => {
    await open({ 'shop.store.list': () => [{ ...known, ...changes }] });
    await screen.findByText('休息中');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('营业中')).toBeNull();
  });

  test('what nobody has said is left out', async () => {
    await open({ 'shop.store.list': () => [aStore('11', '滨江店')] });
    await screen.findByRole('link', { name: '滨江店' });
    expect([screen.queryByText(/条评价/), screen.queryByRole('link', { name: /拨打|地图/ })]).toEqual([null, null]);
  });

  test('stores that do not come can be asked for again', async () => {
    const replies = [refused('600400', 'x'), [known]];
    await open({ 'shop.store.list': () => replies.shift() ?? [] });
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    await screen.findByRole('link', { name: '滨江店' });
  });
});
