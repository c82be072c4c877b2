import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { later } from '#session/stored-deferred';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { anItem, aSku, reviewsOf } from '../../../test/an-item.ts';
import { loadSendToSheet } from '../../features/address/index.ts';

beforeAll(loadSendToSheet);

const terms = { freightFen: 600, freeFromFen: 4_900, shipWithinHours: 48 };
const skus = ['500g', '1kg'].map((value, at) => aSku(`${at + 1}`, 9, { specs: [{ name: '规格', value }] }));
const answers: Answers = {
  'catalog.product.info': () => anItem({ skus }),
  'catalog.review.summary': () => reviewsOf(),
  'checkout.delivery.info': ({ skuId }) => (skuId === '2' ? { ...terms, freightFen: 0 } : terms),
};
const row = () => screen.findByRole('button', { name: /^送至/ });
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));

describe('where an item goes, how soon and for what (M1)', () => {
  test.each([
    [terms, '48 小时内发货运费 ¥6，满 ¥49 免运费'],
    [{ ...terms, freeFromFen: null, shipWithinHours: 100 }, '100 小时内发货运费 ¥6'],
    [{ ...terms, freightFen: 0, shipWithinHours: 168 }, '7 天内发货免运费'],
  ])('%j is said as "%s"', async (said, words) => {
    await openPage('/item/5.html', { answers: { ...answers, 'checkout.delivery.info': () => said } });
    await waitFor(async () => expect((await row()).textContent).toBe(`送至请选择收货地区${words}`));
  });

  test('a visitor chooses a region, which the device keeps', async () => {
    await openPage('/item/5.html', { answers });
    await tap(await row());
    const sheet = within(await screen.findByRole('dialog', { name: '送至' }));
    await tap(sheet.getByRole('button', { name: '上海' }));
    await tap(sheet.getByRole('button', { name: '浦东新区' }));
    expect((await row()).textContent).toContain('上海市浦东新区');
    expect(later.read('sendTo', '1')).toMatchObject({ code: '310115', district: '浦东新区' });
  });

  test("a member's default address stands there; another one is chosen without changing the book", async () => {
    const address = { name: '林知夏', phone: '138****0001', street: '江南大道 288 号', label: '', point: null };
    const book = [
      { ...address, id: '7', regionCode: '330108', province: '浙江省', city: '杭州市', district: '滨江区', isDefault: true },
      { ...address, id: '8', regionCode: '110105', province: '北京市', city: '北京市', district: '朝阳区', isDefault: false },
    ];
    const { sent } = await openPage('/item/5.html', {
      answers: { ...answers, 'member.address.pageList': () => ({ list: book, pageNum: 1, hasMore: false }) },
      isMember: true,
    });
    await waitFor(async () => expect((await row()).textContent).toContain('浙江省杭州市滨江区'));
    await tap(await row());
    const sheet = within(await screen.findByRole('dialog', { name: '送至' }));
    await tap(await sheet.findByRole('button', { name: /朝阳区/ }));
    expect((await row()).textContent).toContain('北京市朝阳区');
    expect(sent.filter(({ name }) => name.startsWith('member.address') && name !== 'member.address.pageList')).toEqual([]);
  });

  test('the freight is that of the chosen SKU', async () => {
    await openPage('/item/5.html', { answers });
    await tap(await screen.findByRole('button', { name: /^选择/ }));
    await tap(await screen.findByRole('button', { name: '1kg' }));
    await waitFor(() => expect(screen.getByText('免运费')).toBeTruthy());
  });
});
