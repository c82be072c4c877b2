import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { aKeptCard } from '../../../test/kept-goods.ts';

const page = <T,>(...list: T[]) => ({ list, pageNum: 1, hasMore: false });
const open = (answers: Answers) => openPage('/favourites.html', { answers, isMember: true });
const removeChosen = (count: number) => {
  fireEvent.click(screen.getByRole('button', { name: `删除 (${count})` }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
};

describe('goods a member keeps (spec 2.2)', () => {
  test('lead to their page; what has left the shelf says so and leads nowhere', async () => {
    await open({ 'behaviour.favourite.list': () => page(aKeptCard('5'), aKeptCard('6', { isOnSale: false })) });
    expect((await screen.findByRole('link', { name: '草莓 5' })).getAttribute('href')).toBe('/shop/item/5.html');
    expect(screen.queryByRole('link', { name: '草莓 6' })).toBeNull();
    expect(screen.getByText('这件商品暂时买不到')).toBeTruthy();
  });

  test('what another shop of the merchant sells leads there, at its price (finding S7)', async () => {
    const otherShop = { cid: '12', shopName: '木白家居' };
    await open({ 'behaviour.favourite.list': () => page(aKeptCard('6', { isOnSale: false, otherShop })) });
    expect((await screen.findByRole('link', { name: '草莓 6' })).getAttribute('href')).toBe('/shop/item/6.html?cid=12');
    expect([
      screen.getByText('去木白家居购买').tagName,
      screen.queryByText('已下架'),
      screen.queryByRole('button', { name: /加入/ }),
    ]).toEqual(['P', null, null]);
  });

  test('are let go of after a question', async () => {
    let listed = ['5', '6'];
    const { sentTo } = await open({
      'behaviour.favourite.list': () => page(...listed.map((id) => aKeptCard(id))),
      'behaviour.favourite.remove': ({ goodsIds }) => {
        listed = listed.filter((id) => !goodsIds.includes(id));
        return { count: listed.length };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 草莓 6' }));
    removeChosen(1);
    await waitFor(() => expect(screen.queryByText('草莓 6')).toBeNull());
    expect(sentTo('behaviour.favourite.remove').map(({ input }) => input)).toEqual([{ cid: '11', goodsIds: ['6'] }]);
    expect(screen.getByRole('button', { name: '编辑' })).toBeTruthy();
  });

  test('more than the mall takes at once go in turn', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => String(index + 1));
    let listed = ids;
    const { sentTo } = await open({
      'behaviour.favourite.list': () => page(...listed.map((id) => aKeptCard(id))),
      'behaviour.favourite.remove': ({ goodsIds }) => {
        listed = listed.filter((id) => !goodsIds.includes(id));
        return { count: listed.length };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    removeChosen(25);
    expect(await screen.findByText('还没有收藏')).toBeTruthy();
    expect(sentTo('behaviour.favourite.remove').map(({ input }) => input)).toEqual([
      { cid: '11', goodsIds: ids.slice(0, 20) },
      { cid: '11', goodsIds: ids.slice(20) },
    ]);
  });

  test('a refusal half-way leaves what is still kept, and nothing chosen that is gone', async () => {
    let listed = Array.from({ length: 25 }, (_, index) => String(index + 1));
    await open({
      'behaviour.favourite.list': () => page(...listed.map((id) => aKeptCard(id))),
      'behaviour.favourite.remove': ({ goodsIds }) => {
        if (listed.length < 25) return refused('600500', '没有删除成功');
        listed = listed.filter((id) => !goodsIds.includes(id));
        return { count: listed.length };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    removeChosen(25);
    await waitFor(() => expect(screen.queryByText('草莓 20')).toBeNull());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('没有删除成功'));
    fireEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(screen.getByRole('button', { name: '删除 (0)' })).toBeTruthy();
  });
});
