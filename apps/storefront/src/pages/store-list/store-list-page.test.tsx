// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aPhoneAt } from '../../../test/a-position.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';

const store = (organizationId: string, shopName: string) => ({
  organizationId,
  shopName,
  squareLogo: '1/logo.png',
  note: '',
  status: 'OPEN' as const,
});
const [here, there, nowhere] = [store('11', '滨江店'), store('12', '天目里店'), store('13', '云上店')];
const answers: Answers = {
  'shop.institution.list': () => [nowhere, there, here],
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
    expect(screen.getByText('已按距离从近到远排列')).toBeTruthy();
    // The mall's maps count differently from the phone.
    expect(sentTo('shop.institution.distanceList').map(({ input }) => input)).toEqual([
      { point: { lat: expect.closeTo(30.206, 3), lng: expect.closeTo(120.2167, 3) } },
    ]);
  });

  test('nobody is asked for a position before the tap', async () => {
    aPhoneAt('denied');
    const { sentTo } = await open();
    await screen.findByText('按距离排序');
    expect([screen.queryByText(/没有定位权限/), sentTo('shop.institution.distanceList')]).toEqual([null, []]);
  });

  test.each([
    ['denied', /没有定位权限/],
    ['unavailable', /暂时定位不到/],
    [null, /暂时定位不到/],
  ] as const)('a position that is %s is told, and the list stays', async (trouble, words) => {
    aPhoneAt(trouble);
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
    await screen.findByText('距离没有算出来，请再试一次');
    expect(names()).toEqual(['云上店', '天目里店', '滨江店']);
    await sort();
    await waitFor(() => expect(names()).toEqual(['滨江店', '天目里店', '云上店']));
  });

  test('one store alone has no order', async () => {
    await open({ 'shop.institution.list': () => [here] });
    await screen.findByText('滨江店');
    expect(screen.queryByText('按距离排序')).toBeNull();
  });
});
