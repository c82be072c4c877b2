import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, surroundings } from '../../../test/a-storefront.tsx';
import { anItem, aSku, reviewsOf } from '../../../test/an-item.ts';
import type { GoodsOffers } from '../../features/item/index.ts';
import { goodsOffers } from '../../features/item/index.ts';
import { ItemOffers } from './item-offers.tsx';

beforeAll(() => import('./offers-sheet.tsx'));

const none: GoodsOffers = { promotions: [], activities: [], coupons: [], bestPrice: null, serverNow: 0 };
const best = (fen: number, offFen: number): GoodsOffers['bestPrice'] => ({
  fen,
  how: [{ promotionKind: 'COUPON', name: '全场通用券', offFen }],
});

const openItem = (offers: Answers['marketing.goods.info'], changes: Answers = {}, isMember = false) =>
  openPage('/item/5.html', {
    isMember,
    answers: {
      'catalog.product.info': () => anItem(),
      'catalog.review.summary': () => reviewsOf(),
      'checkout.price.list': () => [],
      'cart.badge.count': () => ({ count: 0 }),
      ...(offers && { 'marketing.goods.info': offers }),
      ...changes,
    },
  });
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));

describe('coupons and promotions of an item (spec 3, 7.6)', () => {
  test('best price beside the price, what brings it in the sheet, and a coupon claimed in place', async () => {
    let isClaimed = false;
    const { sentTo } = await openItem(
      () => ({
        ...none,
        coupons: [aCoupon({ fromFen: 0, claimState: isClaimed ? 'CLAIMED' : 'CLAIMABLE' })],
        bestPrice: best(4_490, 1_500),
      }),
      {
        'marketing.coupon.multipleReceive': () => {
          isClaimed = true;
          return [{ id: '6', result: 'GOT', couponId: '66' }];
        },
      },
      true,
    );
    expect(await screen.findByText('¥44.9')).toBeTruthy();
    await tap(await screen.findByText('领 1 张券'));
    const sheet = within(await screen.findByRole('dialog', { name: '优惠' }));
    expect(sheet.getByText('−¥15')).toBeTruthy();
    await tap(sheet.getByRole('button', { name: '领取 全场通用券' }));
    await sheet.findByRole('button', { name: '已领取 全场通用券' });
    expect(screen.getByText('查看')).toBeTruthy();
    expect(sentTo('marketing.coupon.multipleReceive')).toHaveLength(1);
  });

  test('what the best price has already read does not change the line while it comes to life', async () => {
    const { around, client } = surroundings({ answers: { 'marketing.goods.info': () => none } });
    const line = around(<ItemOffers id="5" />);
    document.body.innerHTML = `<main>${renderToString(line)}</main>`;
    client.setQueryData(goodsOffers(aShop.cid, '5').queryKey, none);
    const mismatches: unknown[] = [];
    const root = document.querySelector('main') as Element;
    await act(async () => hydrateRoot(root, line, { onRecoverableError: (error) => mismatches.push(error) }));
    expect(mismatches).toEqual([]);
    expect(await screen.findByRole('link', { name: '去领券中心看看' })).toBeTruthy();
  });

  test('a visitor’s best price stands until the own one is known', async () => {
    const own = Promise.withResolvers<GoodsOffers>();
    await openItem(() => own.promise, {
      'checkout.price.list': () => [{ goodsId: '5', bestPrice: { fen: 5_000, how: [] }, activity: null, discount: null }],
    });
    expect(await screen.findByText('¥50')).toBeTruthy();
    await act(async () => own.resolve({ ...none, bestPrice: best(4_000, 1_990) }));
    expect(await screen.findByText('¥40')).toBeTruthy();
    expect(screen.queryByText('¥50')).toBeNull();
  });

  test('more pieces cost less each: the steps', async () => {
    const steps = [
      { fromPieces: 2, unitFen: 5_000 },
      { fromPieces: 5, unitFen: 4_500 },
    ];
    await openItem(() => ({
      ...none,
      promotions: [{ promotionKind: 'LADDER', promotionId: 'ladder', activityType: null, name: '', steps }],
    }));
    await tap(await screen.findByText('2 件起 ¥50'));
    const sheet = within(await screen.findByRole('dialog', { name: '优惠' }));
    expect(sheet.getByText('5 件起 ¥45')).toBeTruthy();
  });

  test('goods without any lead to the coupon centre; offers that do not come leave the goods as they are', async () => {
    await openItem(() => none);
    expect((await screen.findByText('去领券中心看看')).closest('a')?.getAttribute('href')).toBe('/shop/getCoupons.html');
    await openItem(() => refused('600404', 'x'));
    await tap(await screen.findByText('优惠券与活动'));
    expect(await screen.findByText('优惠没有加载出来')).toBeTruthy();
    expect(screen.getByText('红颜草莓')).toBeTruthy();
  });

  test('a chosen SKU has a best price of its own', async () => {
    const specs = (value: string) => ({ specs: [{ name: '规格', value }] });
    const item = anItem({ skus: [aSku('1', 9, specs('500g')), aSku('7', 9, specs('1kg'))] });
    const { sentTo } = await openItem(({ skuId }) => ({ ...none, bestPrice: best(skuId === '7' ? 9_000 : 5_000, 100) }), {
      'catalog.product.info': () => item,
    });
    await screen.findByText('¥50');
    await tap(screen.getByRole('button', { name: /^选择/ }));
    await tap(await screen.findByRole('button', { name: '1kg' }));
    await screen.findByText('¥90');
    await waitFor(() => expect(sentTo('marketing.goods.info').at(-1)?.input).toEqual({ cid: '11', spuId: '5', skuId: '7' }));
  });
});
