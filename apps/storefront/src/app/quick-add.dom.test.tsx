import type { Product } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Messages } from '#i18n/messages';
import { zhCn } from '#i18n/zh-cn';
import { readStored } from '#session/stored';
import { aCard } from '../../test/a-card.ts';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage, refused } from '../../test/a-storefront.tsx';
import { anItem, aSku } from '../../test/an-item.ts';

const card = aCard({ title: '草莓', priceFen: 990 });
const sku = (id: string, stock = 9) => aSku(id, stock, { specs: [{ name: '规格', value: `盒 ${id}` }] });

const answersWith = (info: Answers['catalog.product.info']): Answers => ({
  'catalog.product.pageList': () => ({
    list: [card],
    pageNum: 1,
    hasMore: false,
  }),
  ...(info && { 'catalog.product.info': info }),
});
const goodsWith = (skus: Product['skus'], changed: Partial<Product> = {}): Product => anItem({ title: card.title, skus, ...changed });

async function tapAdd(answers: Answers, messages = zhCn) {
  await openPage('/classGoodList.html?groupId=9', { answers, messages });
  fireEvent.click(await screen.findByLabelText(messages.addOf('草莓')));
}

describe('the round button of a goods card (spec 2.6)', () => {
  test('puts goods with one SKU into the cart at once', async () => {
    await tapAdd(answersWith(() => goodsWith([sku('1')])));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已加入购物车'));
    expect(readStored('guestCart', '1')).toMatchObject([{ skuId: '1', goodsId: '5', quantity: 1 }]);
  });

  test('puts as many of them there as are sold at once, and lets the shopper see why where there are fewer', async () => {
    const quantity = { min: 3, step: 3, max: null };
    await tapAdd(answersWith(() => goodsWith([sku('1')], { quantity })));
    await waitFor(() => expect(readStored('guestCart', '1')).toMatchObject([{ skuId: '1', quantity: 3 }]));
    await tapAdd(answersWith(() => goodsWith([sku('1', 2)], { quantity })));
    expect(within(await screen.findByRole('dialog')).getByText('3 件起购，每次加 3 件')).toBeTruthy();
  });

  test('lets the shopper choose where there are more, and stays on its page', async () => {
    await tapAdd(answersWith(() => goodsWith([sku('1'), sku('2')])));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByText('盒 2'));
    fireEvent.click(within(sheet).getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(readStored('guestCart', '1')).toMatchObject([{ skuId: '2' }]));
    expect(window.location.pathname).toBe('/shop/classGoodList.html');
  });

  test('shows that the last one is sold', async () => {
    await tapAdd(answersWith(() => goodsWith([sku('1', 0)])));
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '已售罄' })).toBeTruthy();
    expect(readStored('guestCart', '1')).toBeNull();
  });

  test('says so when the goods are gone, and the page stays', async () => {
    await tapAdd(answersWith(() => refused('600404', '没有找到')));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('没有找到'));
    expect(screen.getByText('草莓')).toBeTruthy();
  });

  test.each<[Messages, string]>([
    [zhCn, '网络连接失败，请刷新重试'],
    [en, 'The connection failed. Please try again.'],
  ])('says in the shopper’s language that nobody answered (spec 8)', async (messages, words) => {
    await tapAdd(answersWith(undefined), messages);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  });
});
