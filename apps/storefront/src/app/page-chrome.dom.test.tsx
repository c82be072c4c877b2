import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writeStored } from '#session/stored';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage } from '../../test/a-storefront.tsx';
import { answerOf } from '../../test/search-answers.ts';

const goods: Answers = {
  'catalog.search.goods': () => answerOf([]),
  'decoration.navigation.pageConfig': () => ({ appletCustomFlag: 0, navigationJson: '' }),
};
const counted = (count: number): Answers => ({ ...goods, 'cart.badge.count': () => ({ count }) });

const openList = (answers: Answers, isMember: boolean, before?: () => void) =>
  openPage('/classGoodList.html', { answers, isMember, shop: { hasNavigation: true } }, before);
const cartTab = async () => within(await screen.findByRole('navigation', { name: '底部导航' })).findByRole('link', { name: /购物车$/ });

describe('the badge of the cart’s tab (spec 4)', () => {
  test.each([
    [0, '购物车'],
    [1, '1购物车'],
    [9, '9购物车'],
    [10, '10购物车'],
    [99, '99购物车'],
    [100, '99+购物车'],
  ])('a member with %s pieces', async (count, text) => {
    const { sentTo } = await openList(counted(count), true);
    await waitFor(() => expect(sentTo('cart.badge.count')).toHaveLength(1));
    await waitFor(async () => expect((await cartTab()).textContent).toBe(text));
  });

  test('without a token nobody is asked; what the device holds is counted', async () => {
    const guestLine = { cid: '11', goodsId: '2', skuId: '3', quantity: 4, isTicked: true };
    const { sentTo } = await openList(counted(7), false, () => writeStored('guestCart', '1', [guestLine]));
    expect((await cartTab()).textContent).toBe('4购物车');
    expect(sentTo('cart.badge.count')).toEqual([]);
  });
});

const pull = async (pixels: number) => {
  const finger = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });
  fireEvent.touchStart(document.body, finger(0));
  fireEvent.touchMove(document.body, finger(pixels));
  await act(async () => void fireEvent.touchEnd(document.body, { touches: [] }));
};

describe('pulling a page down (spec 2.6)', () => {
  test('reads what it shows anew, and says so', async () => {
    const { sentTo } = await openList(goods, false);
    await cartTab();
    const before = sentTo('catalog.search.goods').length;
    await pull(200);
    await screen.findByText('刷新成功');
    expect(sentTo('catalog.search.goods')).toHaveLength(before + 1);
  });

  test('is for pages that are come back to, not for forms', async () => {
    await openPage('/login.html');
    await pull(200);
    expect(screen.queryByText('刷新成功')).toBeNull();
  });
});
