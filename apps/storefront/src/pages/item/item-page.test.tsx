// @vitest-environment happy-dom

import type { Product } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStored } from '#session/stored';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { loadPage } from '../../app/load-page.ts';

// The next page's chunk, so that nothing waits for it while a test acts.
beforeAll(() => loadPage('orderConfirm'));

const sku = (id: string, size: string, stock: number, priceFen = 5_990) => ({
  id,
  specs: [{ name: '规格', value: size }],
  priceFen,
  stock,
});
const strawberry: Product = {
  id: '5',
  title: '红颜草莓',
  sellingPoint: '',
  tags: [],
  priceFen: 5_990,
  listPriceFen: null,
  soldCount: 0,
  pictures: ['1/a.jpg'],
  detail: [],
  skus: [sku('1', '小盒', 0), sku('2', '中盒', 3), sku('3', '大盒', 999, 9_990)],
};
const answers: Answers = {
  'catalog.product.info': () => strawberry,
  'cart.line.add': () => ({ totalItem: 2 }),
  'cart.badge.totalItem': () => ({ count: 2 }),
};

const sheet = () => screen.getByRole('dialog');
async function openSheet(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
}

describe('choosing and buying (spec 2.2, 3)', () => {
  test('a visitor’s goods go into the cart of the device', async () => {
    const { sent } = await openPage('/item/5.html', { answers });
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByText('大盒'));
    fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(within(sheet()).getByText(/合计/).textContent).toBe('合计 ¥199.80');
    fireEvent.click(within(sheet()).getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已加入购物车'));
    expect(readStored('guestCart', '1')).toEqual([{ cid: '11', skuId: '3', goodsId: '5', quantity: 2, isTicked: true }]);
    expect(screen.getByRole('link', { name: '购物车，2 件' })).toBeTruthy();
    expect(sent.filter(({ name }) => name.startsWith('cart.'))).toEqual([]);
  });

  test('a member’s go into the mall’s, once however often the button is tapped', async () => {
    const { sentTo } = await openPage('/item/5.html', { answers, isMember: true });
    await openSheet('加入购物车');
    const add = within(sheet()).getByRole('button', { name: '加入购物车' });
    fireEvent.click(add);
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('cart.line.add').map((call) => call.input)).toEqual([{ cid: '11', skuId: '2', quantity: 1 }]);
  });

  test('a refusal is said, and the sheet stays', async () => {
    await openPage('/item/5.html', {
      answers: { ...answers, 'cart.line.add': () => refused('610001', '购物车已满，请先清理') },
      isMember: true,
    });
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('购物车已满，请先清理'));
    expect(sheet()).toBeTruthy();
  });

  test('what is sold out cannot be chosen, and nobody takes more than there are', async () => {
    await openPage('/item/5.html', { answers });
    await openSheet('立即购买');
    expect(within(sheet()).getByRole('button', { name: '小盒，已售罄' }).hasAttribute('disabled')).toBe(true);
    expect(within(sheet()).getByText('库存 3 件')).toBeTruthy();
    for (const _ of [1, 2, 3, 4]) fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(within(sheet()).getByRole('group', { name: '数量' }).querySelector('b')?.textContent).toBe('3');
  });

  test('"buy now" takes its own lines to order confirm', async () => {
    await openPage('/item/5.html', { answers, isMember: true });
    await openSheet('立即购买');
    fireEvent.click(within(sheet()).getByRole('button', { name: '立即购买' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/orderConfirm.html'));
    expect(readStored('orderConfirm', '1')).toEqual({ lines: [{ cid: '11', skuId: '2', quantity: 1 }] });
    expect(readStored('fromCart', '1')).toBeNull();
  });

  test('goods without stock say so and offer nothing', async () => {
    const gone = { ...strawberry, skus: [sku('1', '小盒', 0)] };
    await openPage('/item/5.html', { answers: { 'catalog.product.info': () => gone } });
    expect((await screen.findByRole('button', { name: '已售罄' })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
  });
});
