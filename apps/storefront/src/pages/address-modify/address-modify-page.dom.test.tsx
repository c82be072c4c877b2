import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aPhoneAt } from '../../../test/a-position.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anAddress } from '../../../test/orders.ts';

const whole = { ...anAddress, phone: '13800006620', point: null };
const answers: Answers = {
  'member.address.add': () => ({ id: '8' }),
  'member.address.edit': () => ({}),
  'member.address.delete': () => ({}),
  'member.address.detail': () => whole,
};
const open = (path: string) => openPage(path, { answers, isMember: true });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the address book (spec 7.5)', () => {
  test('faults are told beside their fields, and nothing is sent', async () => {
    const { sentTo } = await open('/addressModify.html');
    fireEvent.click(await screen.findByText('保存'));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      '请填写收货人姓名',
      '请填写 11 位手机号码',
      '请选择所在地区',
      '请填写详细地址',
    ]);
    expect(sentTo('member.address.add')).toHaveLength(0);
  });

  test('a new address is sent with the code of its district', async () => {
    const { sentTo } = await open('/addressModify.html');
    // too early: nothing of it is sent
    fireEvent.click(await screen.findByText('保存'));
    type('收货人', '林知夏');
    type('手机号码', '138 0000 6620');
    type('详细地址', '江南大道 588 号');
    fireEvent.click(screen.getByText('所在地区'));
    fireEvent.click(await screen.findByRole('button', { name: '浙江省' }));
    fireEvent.click(await screen.findByRole('button', { name: '杭州市' }));
    fireEvent.click(await screen.findByRole('button', { name: '滨江区' }));
    expect(screen.getByText('浙江省杭州市滨江区')).toBeTruthy();
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('地址已保存');
    expect(sentTo('member.address.add').map(({ input }) => input)).toEqual([
      { name: '林知夏', phone: '13800006620', regionCode: '330108', street: '江南大道 588 号', isDefault: false, label: '', point: null },
    ]);
  });

  test('the first one is the default: ticked, and not to be unticked (finding S19)', async () => {
    const book = (list: (typeof anAddress)[]) => () => ({ list, pageNum: 1, hasMore: false });
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '设为默认地址' });
    await openPage('/addressModify.html', { answers: { ...answers, 'member.address.pageList': book([]) }, isMember: true });
    await waitFor(() => expect([box().checked, box().disabled]).toEqual([true, true]));
    const { sentTo } = await openPage('/addressModify.html', {
      answers: { ...answers, 'member.address.pageList': book([anAddress]) },
      isMember: true,
    });
    await waitFor(() => expect(sentTo('member.address.pageList')).toHaveLength(1));
    expect([box().checked, box().disabled]).toEqual([false, false]);
  });

  test('a known one is changed whole, or deleted after a question', async () => {
    const { sentTo } = await open('/addressModify.html?id=7');
    await screen.findByDisplayValue('13800006620');
    type('详细地址', '江南大道 600 号');
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() =>
      expect(sentTo('member.address.edit')[0]?.input).toMatchObject({ id: '7', street: '江南大道 600 号', regionCode: '330108' }),
    );

    const again = await open('/addressModify.html?id=7');
    fireEvent.click(await screen.findByText('删除'));
    await screen.findByText('确定删除该地址？');
    expect(again.sentTo('member.address.delete')).toHaveLength(0);
    fireEvent.click(document.querySelector('dialog[open] footer button:last-child') as HTMLElement);
    await waitFor(() => expect(again.sentTo('member.address.delete')[0]?.input).toEqual({ id: '7' }));
  });
});

describe('an address by where the phone is (spec 7.5)', () => {
  const spot = {
    regionCode: '330108',
    province: '浙江省',
    city: '杭州市',
    district: '滨江区',
    point: { lat: 30.2084, lng: 120.212 },
    address: '浙江省杭州市滨江区云栖路6号',
  };
  const fill = async (answer: NonNullable<Answers['delivery.map.geocode']>) => {
    const page = await openPage('/addressModify.html', { answers: { ...answers, 'delivery.map.geocode': answer }, isMember: true });
    fireEvent.click(await screen.findByText('定位填写'));
    return page;
  };
  afterEach(() => aPhoneAt(null));

  test('region and street are filled in, a door may be added, and the point is kept with it', async () => {
    aPhoneAt({ latitude: 30.21, longitude: 120.21 });
    const { sentTo } = await fill(() => spot);
    await screen.findByDisplayValue('云栖路6号');
    expect(screen.getByText('浙江省杭州市滨江区')).toBeTruthy();
    type('收货人', '林知夏');
    type('手机号码', '13800006620');
    type('详细地址', '云栖路6号 3 幢 502');
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('地址已保存');
    expect(sentTo('member.address.add')[0]?.input).toMatchObject({
      regionCode: '330108',
      street: '云栖路6号 3 幢 502',
      point: spot.point,
    });
  });

  test.each([
    ['denied', '未获得定位权限，请在设置中开启后重试'],
    ['unavailable', '定位失败，请稍后再试'],
  ] as const)('%s: it is said, and nothing is asked or changed', async (failure, words) => {
    aPhoneAt(failure);
    const { sentTo } = await fill(() => spot);
    await screen.findByText(words);
    expect(sentTo('delivery.map.geocode')).toHaveLength(0);
    expect(screen.getByText('省、市、区县')).toBeTruthy();
  });

  test('a place the map does not know, and a map that does not answer, leave the fields to be typed', async () => {
    aPhoneAt({ latitude: 0, longitude: 0 });
    await fill(() => refused('600404', '没有找到'));
    await screen.findByText('未查到当前位置的地址，请手动填写');
    await fill(() => refused('612001', '地图服务暂不可用，请手动填写'));
    await screen.findByText('地图服务暂不可用，请手动填写');
  });
});

describe('places while the street is typed (spec 7.5, 9)', () => {
  const place = (nth: number) => ({
    id: String(nth),
    title: `云栖花园 ${nth} 期`,
    regionCode: '330108',
    province: '浙江省',
    city: '杭州市',
    district: '滨江区',
    address: `浙江省杭州市滨江区云栖路${nth}号`,
    point: { lat: 30.2, lng: 120.2 + nth },
    distance: nth,
  });
  const openWithPlaces = (path = '/addressModify.html', found = [1, 2, 3, 4, 5].map(place)) =>
    openPage(path, { answers: { ...answers, 'delivery.map.searchPlace': () => found }, isMember: true });
  const street = () => screen.getByLabelText('详细地址');

  test('are looked for from the second letter on, once one pauses, around the centre of the map', async () => {
    const { sentTo } = await openWithPlaces();
    await screen.findByLabelText('详细地址');
    for (const words of ['云', '云栖', '云栖花']) type('详细地址', words);
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    expect(sentTo('delivery.map.searchPlace').map(({ input }) => input)).toEqual([
      { keyword: '云栖花', near: { lat: 39.90469, lng: 116.40717 } },
    ]);
    type('详细地址', '云');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });

  test('are looked for in the city of the address', async () => {
    const { sentTo } = await openWithPlaces('/addressModify.html?id=7');
    await screen.findByDisplayValue('13800006620');
    type('详细地址', '云栖');
    await screen.findAllByRole('option');
    expect(sentTo('delivery.map.searchPlace')[0]?.input).toEqual({ keyword: '云栖', city: whole.city });
  });

  test('one is chosen by a tap: region, street and point are its own', async () => {
    const { sentTo } = await openWithPlaces('/addressModify.html?id=7');
    await screen.findByDisplayValue('13800006620');
    type('详细地址', '云栖');
    fireEvent.click(await screen.findByText('云栖花园 2 期'));
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() =>
      expect(sentTo('member.address.edit')[0]?.input).toMatchObject({ street: '云栖路2号云栖花园 2 期', point: { lat: 30.2, lng: 122.2 } }),
    );
  });

  test('one is chosen by keys; Escape closes the list and leaves what was typed', async () => {
    await openWithPlaces();
    await screen.findByLabelText('详细地址');
    type('详细地址', '云栖');
    await screen.findAllByRole('option');
    fireEvent.keyDown(street(), { key: 'ArrowUp' });
    const last = screen.getByRole('option', { selected: true });
    expect([last.textContent, street().getAttribute('aria-activedescendant')]).toEqual([expect.stringContaining('云栖花园 4 期'), last.id]);
    fireEvent.keyDown(street(), { key: 'Escape' });
    expect([screen.queryAllByRole('option').length, (street() as HTMLInputElement).value]).toEqual([0, '云栖']);
    type('详细地址', '云栖路');
    await screen.findAllByRole('option');
    fireEvent.keyDown(street(), { key: 'ArrowDown' });
    fireEvent.keyDown(street(), { key: 'Enter' });
    expect((street() as HTMLInputElement).value).toBe('云栖路1号云栖花园 1 期');
  });

  test('a map that does not answer is not missed', async () => {
    await openPage('/addressModify.html', {
      answers: { ...answers, 'delivery.map.searchPlace': () => refused('612001', '地图服务暂不可用，请手动填写') },
      isMember: true,
    });
    await screen.findByLabelText('详细地址');
    type('详细地址', '云栖');
    await new Promise((later) => setTimeout(later, 400));
    expect([screen.queryAllByRole('option').length, screen.queryByText('地图服务暂不可用，请手动填写')]).toEqual([0, null]);
  });
});
