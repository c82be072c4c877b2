import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#session/stored';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anItem } from '../../../test/an-item.ts';
import { loadPage } from '../../app/load-page.ts';

// The next page's chunk, so that nothing waits for it while a test acts.
beforeAll(() => loadPage('orderConfirm'));

type Cart = OutputOf<'cart.line.list'>;

const noGoods: Answers = {
  'catalog.product.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
  'cart.badge.count': () => ({ count: 0 }),
};

/** An answer that comes when the test says so. */
function held<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve: (value: T) => act(async () => resolve(value)) };
}

const quantity = () => screen.getByRole('group', { name: '草莓 1 的数量' }).querySelector('b')?.textContent;
const tapMore = () => fireEvent.click(within(screen.getByRole('group', { name: '草莓 1 的数量' })).getByLabelText('增加'));

describe('a member’s cart (spec 4)', () => {
  test('shows a change at once, and what the mall made of it when it answers', async () => {
    const answer = held<Cart>();
    const answers = { ...noGoods, 'cart.line.list': () => aCart([aCartLine('1')]), 'cart.line.edit': () => answer.promise };
    const { sentTo } = await openPage('/cart.html', { isMember: true, answers });
    await screen.findByText('草莓 1');
    tapMore();
    await waitFor(() => expect(quantity()).toBe('2'));
    expect(screen.getByRole('button', { name: '结算 (2)' })).toBeTruthy();
    await waitFor(() => expect(sentTo('cart.line.edit')).toHaveLength(1));
    expect(sentTo('cart.line.edit')[0]?.input).toEqual({ changes: [{ cid: '11', skuId: '1', quantity: 2 }] });
    await answer.resolve(aCart([aCartLine('1', { quantity: 2, priceFen: 900 })], { freightFen: 600 }));
    await waitFor(() => expect(screen.getByText('含运费 ¥6.00')).toBeTruthy());
  });

  test('taps that outrun the mall are sent one after the other, and none is lost', async () => {
    const first = held<Cart>();
    let edits = 0;
    const answers: Answers = {
      ...noGoods,
      'cart.line.list': () => aCart([aCartLine('1')]),
      'cart.line.edit': ({ changes }) => {
        edits += 1;
        return edits === 1 ? first.promise : aCart([aCartLine('1', { quantity: changes[0]?.quantity ?? 0 })]);
      },
    };
    await openPage('/cart.html', { isMember: true, answers });
    await screen.findByText('草莓 1');
    tapMore();
    await waitFor(() => expect(quantity()).toBe('2'));
    tapMore();
    await waitFor(() => expect(quantity()).toBe('3'));
    expect(edits).toBe(1);
    await first.resolve(aCart([aCartLine('1', { quantity: 2 })]));
    await waitFor(() => expect(edits).toBe(2));
    expect(quantity()).toBe('3');
  });

  test('counts pieces as they are sold, and leads from a number that is not sold to one that is', async () => {
    const inPairs = { quantityRule: { min: 2, step: 2, max: 6 } };
    const answers: Answers = {
      ...noGoods,
      'cart.line.list': () => aCart([aCartLine('1', { ...inPairs, quantity: 3, state: 'UNFIT' })]),
      'cart.line.edit': ({ changes }) => aCart([aCartLine('1', { ...inPairs, quantity: changes[0]?.quantity ?? 0 })]),
    };
    const { sentTo } = await openPage('/cart.html', { isMember: true, answers });
    fireEvent.click(await screen.findByRole('button', { name: '改为 2 件' }));
    await waitFor(() => expect(screen.queryByText(/不按这个数量出售/)).toBeNull());
    tapMore();
    await waitFor(() => expect(sentTo('cart.line.edit')).toHaveLength(2));
    expect(sentTo('cart.line.edit').map(({ input }) => input)).toEqual(
      [2, 4].map((pieces) => ({ changes: [{ cid: '11', skuId: '1', quantity: pieces }] })),
    );
  });

  test('tells the limit for one person, and leads to what is left of it (A2)', async () => {
    const limit = { pieces: 3, days: 7, left: 2 };
    const answers: Answers = {
      ...noGoods,
      'cart.line.list': () => aCart([aCartLine('1', { limit, quantity: 5, state: 'LIMITED' }), aCartLine('2', { limit })]),
      'cart.line.edit': ({ changes }) => aCart([aCartLine('1', { limit, quantity: changes[0]?.quantity ?? 0 })]),
    };
    const { sentTo } = await openPage('/cart.html', { isMember: true, answers });
    await screen.findByText('每人 7 天内限购 3 件');
    await screen.findByText(/您还可购买 2 件/);
    fireEvent.click(screen.getByRole('button', { name: '改为 2 件' }));
    await waitFor(() => expect(sentTo('cart.line.edit')).toHaveLength(1));
  });

  test('puts back what was refused, and says so', async () => {
    const answers = {
      ...noGoods,
      'cart.line.list': () => aCart([aCartLine('1')]),
      'cart.line.edit': () => refused('611002', '部分商品库存不足'),
    };
    await openPage('/cart.html', { isMember: true, answers });
    await screen.findByText('草莓 1');
    tapMore();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('部分商品库存不足'));
    await waitFor(() => expect(quantity()).toBe('1'));
  });

  test('asks before it deletes what was chosen', async () => {
    const answers = { ...noGoods, 'cart.line.list': () => aCart([aCartLine('1'), aCartLine('2')]), 'cart.line.delete': () => aCart([]) };
    const { sentTo } = await openPage('/cart.html', { isMember: true, answers });
    fireEvent.click(await screen.findByText('编辑'));
    fireEvent.click(screen.getByLabelText('选择 草莓 2'));
    fireEvent.click(screen.getByRole('button', { name: '删除 (1)' }));
    expect(sentTo('cart.line.delete')).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await screen.findByText('购物车还空着');
    expect(sentTo('cart.line.delete')[0]?.input).toEqual({ lines: [{ cid: '11', skuId: '2' }] });
  });

  test('goes to order confirm with the ticked lines, and not with none', async () => {
    const lines = [aCartLine('1', { isTicked: false })];
    await openPage('/cart.html', { isMember: true, answers: { ...noGoods, 'cart.line.list': () => aCart(lines) } });
    fireEvent.click(await screen.findByRole('button', { name: '结算 (0)' }));
    expect(screen.getByRole('status').textContent).toBe('请选择要购买的商品');
    lines[0] = aCartLine('1');
    await openPage('/cart.html', { isMember: true, answers: { ...noGoods, 'cart.line.list': () => aCart(lines) } });
    fireEvent.click(await screen.findByRole('button', { name: '结算 (1)' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/orderConfirm.html'));
    expect(readStored('orderConfirm', '1')).toBeNull();
    expect(readStored('fromCart', '1')).toBe(true);
  });

  test('says that it did not load, and tries again', async () => {
    let tries = 0;
    const answers = {
      ...noGoods,
      'cart.line.list': () => {
        tries += 1;
        return tries === 1 ? refused('600500', 'x') : aCart([aCartLine('1')]);
      },
    };
    await openPage('/cart.html', { isMember: true, answers });
    fireEvent.click(await screen.findByText('重新加载'));
    expect(await screen.findByText('草莓 1')).toBeTruthy();
  });
});

describe('a visitor’s cart (spec 4)', () => {
  const line = { cid: '11', skuId: '1', goodsId: '51', quantity: 1, isTicked: true };
  const answers: Answers = {
    ...noGoods,
    'shop.institution.list': () => [{ organizationId: '11', shopName: '甲', squareLogo: '1/logo.png', note: '', status: 'OPEN' }],
    'catalog.product.info': ({ id }) => (id === '51' ? anItem({ id, title: '草莓 1' }) : refused('600404', '没有找到')),
  };

  test('lives on the device: nothing is asked of the mall’s carts', async () => {
    const { sent } = await openPage('/cart.html', { answers }, () =>
      writeStored('guestCart', '1', [line, { ...line, skuId: '9', goodsId: '52' }]),
    );
    await screen.findByText('草莓 1');
    expect(screen.getByText('1 件已下架')).toBeTruthy();
    tapMore();
    await waitFor(() => expect(quantity()).toBe('2'));
    expect(readStored('guestCart', '1')?.[0]?.quantity).toBe(2);
    expect(sent.filter(({ name }) => name.startsWith('cart.'))).toEqual([]);
  });

  test('checks out through login', async () => {
    await openPage('/cart.html', { answers }, () => writeStored('guestCart', '1', [line]));
    const checkOut = await screen.findByRole('button', { name: '结算 (1)' });
    // The way is drawn as a transition: until its effects have run nobody is sent on.
    await act(async () => fireEvent.click(checkOut));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/orderConfirm.html');
  });
});
