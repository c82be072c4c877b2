import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#session/stored';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { aCoupon } from '../../../test/a-coupon.ts';
import { aGift } from '../../../test/a-gift.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anItem, aSku } from '../../../test/an-item.ts';

// The sheets' chunks, so that nothing waits for them while a test acts.
beforeAll(() => Promise.all([import('./coupons-sheet.tsx'), import('./sku-sheet.tsx')]));

type Cart = OutputOf<'cart.line.list'>;
type Entry = Cart['shops'][number]['receipt'][number];

const around: Answers = { 'cart.badge.count': () => ({ count: 0 }) };
const coupon = (changes: Partial<Entry>): Entry => ({
  kind: 'PROMOTION',
  promotionKind: 'COUPON',
  promotionId: '66',
  name: '全场通用券',
  amountFen: 0,
  isTaken: false,
  reason: { code: 'MISSING', thresholdFen: 9_900, missingFen: 1_920, gainFen: 1_500 },
  ...changes,
});
const withReceipt = (cart: Cart, ...receipt: Entry[]): Cart => ({ ...cart, shops: cart.shops.map((shop) => ({ ...shop, receipt })) });

const openCart = (cart: Cart, answers: Answers = {}) =>
  openPage('/cart.html', { isMember: true, answers: { ...around, 'cart.line.list': () => cart, ...answers } });

/** Taps, and lets what it opens come. */
const tap = (button: HTMLElement) => act(async () => fireEvent.click(button));

describe('promotions in the cart (spec 4, 7.2)', () => {
  test('a strip tells what is missing, the line its price after promotions, its drop and what is left', async () => {
    const shares = [{ promotionKind: 'LADDER' as const, promotionId: 'ladder', pieces: 3, offFen: 300 }];
    const line = aCartLine('1', { quantity: 3, priceFen: 1_000, addedPriceFen: 1_100, payableFen: 2_700, shares, stock: 5 });
    await openCart(withReceipt(aCart([line], { discountFen: 300 }), coupon({})));
    expect(await screen.findByText('再买 ¥19.20 减 ¥15')).toBeTruthy();
    expect(screen.getByText('多件优惠')).toBeTruthy();
    expect(screen.getByText('¥10.00').tagName).toBe('S');
    expect(screen.getByText('比加入时降 ¥1')).toBeTruthy();
    expect(screen.getByText('仅剩 5 件')).toBeTruthy();
    expect(screen.getByRole('link', { name: '滨江店' }).getAttribute('href')).toBe('/shop/');
  });

  test('lines of an activity stand under its strip, with the way to its goods and what comes with them (rules-2 §4, §10.4)', async () => {
    const reduction = { promotionKind: 'FULL_REDUCTION', promotionId: '77', name: '春日满减' } as const;
    const reached = coupon({
      ...reduction,
      amountFen: -1_000,
      isTaken: true,
      reason: { code: 'TAKEN', thresholdFen: 19_900, missingFen: 500, gainFen: 3_000 },
    });
    const set = coupon({
      promotionKind: 'N_FOR_PRICE',
      promotionId: '78',
      name: '99 元 3 件',
      reason: { code: 'MISSING', missingPieces: 1 },
    });
    const cart = aCart([
      aCartLine('1', { shares: [{ ...reduction, pieces: 1, offFen: 1_000 }] }),
      aCartLine('2', { activityIds: ['78'] }),
      aCartLine('3', { quantity: 3, shares: [{ promotionKind: 'LIMITED_DISCOUNT', promotionId: '79-3', pieces: 2, offFen: 400 }] }),
    ]);
    const gifts = [aGift('77'), aGift('77', { skuId: '82', title: '帆布袋', isSoldOut: true })];
    const withGifts = withReceipt(cart, reached, set);
    await openCart({ ...withGifts, shops: withGifts.shops.map((shop) => ({ ...shop, gifts })) });
    expect(await screen.findByText(/^已减 ¥10/)).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: '去凑单' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/shop/NyNjActivityDetail.html?id=78&type=402', '/shop/activeGoodsList.html?id=77&type=403']);
    const order = ['再买 1 件 享 99 元 3 件', '草莓 2', '草莓 1', '保温杯', '帆布袋', '草莓 3'].map((text) =>
      document.body.innerHTML.indexOf(text),
    );
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
    expect(screen.getByText('限时折扣 2 件')).toBeTruthy();
    expect(screen.getByText('已赠完')).toBeTruthy();
    expect(screen.getAllByText('赠品')).toHaveLength(2);
  });

  test('free freight that is near stands at the foot of the shop (rules-2 §4)', async () => {
    const freight: Entry = {
      kind: 'FREIGHT',
      name: '',
      amountFen: 600,
      isTaken: true,
      reason: { code: 'FREE_FROM', thresholdFen: 9_900, missingFen: 900 },
    };
    await openCart(withReceipt(aCart([aCartLine('1')]), freight));
    expect(await screen.findByText('再买 ¥9.00 免运费')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去凑单' }).getAttribute('href')).toBe('/shop/');
  });

  test('a shop’s coupon is claimed in place, and the cart is read again', async () => {
    let isClaimed = false;
    const cart = aCart([aCartLine('1')]);
    const { sentTo } = await openCart(cart, {
      'cart.line.list': () => (isClaimed ? withReceipt(cart, coupon({ amountFen: -500, isTaken: true, reason: { code: 'TAKEN' } })) : cart),
      'marketing.storeCoupon.list': () => ({
        list: [aCoupon({ claimState: isClaimed ? 'CLAIMED' : 'CLAIMABLE' })],
        pageNum: 1,
        hasMore: false,
      }),
      'marketing.coupon.multipleReceive': () => {
        isClaimed = true;
        return [{ id: '6', result: 'GOT', couponId: '66' }];
      },
    });
    await tap(await screen.findByRole('button', { name: '领券，滨江店' }));
    await tap(await screen.findByRole('button', { name: '领取 全场通用券' }));
    expect(await screen.findByText('已减 ¥5')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '已领取 全场通用券' })).toHaveProperty('disabled', true);
    expect(sentTo('marketing.coupon.multipleReceive')).toMatchObject([{ input: { cid: '11', ids: ['6'] } }]);
  });

  test.each([
    ['nothing to claim', () => ({ list: [], pageNum: 1, hasMore: false }), '暂无可领的优惠券'],
    ['a failure', () => refused('600500', 'x'), '优惠券没有加载出来'],
  ] as const)('the sheet says of %s', async (_what, list, words) => {
    await openCart(aCart([aCartLine('1')]), { 'marketing.storeCoupon.list': list });
    await tap(await screen.findByRole('button', { name: '领券，滨江店' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('another SKU takes a line’s place', async () => {
    const specs = (value: string) => ({ specs: [{ name: '规格', value }] });
    const item = anItem({ id: '51', title: '草莓 1', skus: [aSku('1', 9, specs('500g')), aSku('7', 9, specs('1kg'))] });
    const { sentTo } = await openCart(aCart([aCartLine('1', { quantity: 2 })]), {
      'catalog.product.info': () => item,
      'cart.line.edit': () => aCart([aCartLine('7', { quantity: 2, ...specs('1kg') })]),
    });
    await tap(await screen.findByRole('button', { name: '更换 草莓 1 的规格，已选 500g' }));
    const sheet = await screen.findByRole('dialog', { name: '选择规格' });
    await tap(within(sheet).getByRole('button', { name: '1kg' }));
    await tap(within(sheet).getByRole('button', { name: '确定' }));
    await screen.findByRole('button', { name: '更换 草莓 7 的规格，已选 1kg' });
    expect(sentTo('cart.line.edit')[0]?.input).toEqual({ changes: [{ cid: '11', skuId: '1', quantity: 2, newSkuId: '7' }] });
  });

  test('what is pushed aside, or chosen while editing, is kept as a favourite', async () => {
    const answers: Answers = { 'cart.line.moveToFavourites': ({ lines }) => aCart(lines.length === 1 ? [aCartLine('2')] : []) };
    const { sentTo } = await openCart(aCart([aCartLine('1'), aCartLine('2')]), answers);
    await tap(await screen.findByRole('button', { name: '把 草莓 1 移入收藏' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已移入收藏'));
    expect(screen.queryByText('草莓 1')).toBeNull();
    await tap(screen.getByText('编辑'));
    await tap(screen.getByLabelText('选择 草莓 2'));
    await tap(screen.getByRole('button', { name: '移入收藏' }));
    await waitFor(() => expect(sentTo('cart.line.moveToFavourites')).toHaveLength(2));
    expect(sentTo('cart.line.moveToFavourites').map(({ input }) => input)).toEqual([
      { lines: [{ cid: '11', skuId: '1' }] },
      { lines: [{ cid: '11', skuId: '2' }] },
    ]);
  });

  test('the breakdown lists what is taken off with its reason, and what is not reached', async () => {
    const receipt = [
      coupon({ promotionId: '1', name: '新人券', amountFen: -500, isTaken: true, reason: { code: 'TAKEN' } }),
      coupon({ promotionId: '2', name: '大额券' }),
    ];
    await openCart(withReceipt(aCart([aCartLine('1', { payableFen: 1_490 })], { discountFen: 500 }), ...receipt));
    await tap(await screen.findByText('明细'));
    const sheet = within(screen.getByRole('dialog', { name: '金额明细' }));
    expect(sheet.getByText('商品总额')).toBeTruthy();
    expect(sheet.getByText('新人券')).toBeTruthy();
    expect(sheet.getAllByText('−¥5.00')).toHaveLength(2);
    expect(sheet.getByText('满 ¥99.00 可用，还差 ¥19.20')).toBeTruthy();
    expect(sheet.getByText('未达成')).toBeTruthy();
  });
});

test('a visitor changes a SKU on the device, and logs in to keep favourites (spec 4)', async () => {
  const specs = (value: string) => ({ specs: [{ name: '规格', value }] });
  const answers: Answers = {
    ...around,
    'shop.institution.list': () => [{ organizationId: '11', shopName: '甲', squareLogo: '1/logo.png', note: '', status: 'OPEN' }],
    'catalog.product.info': ({ id }) => anItem({ id, title: '草莓', skus: [aSku('1', 9, specs('500g')), aSku('7', 9, specs('1kg'))] }),
  };
  await openPage('/cart.html', { answers }, () =>
    writeStored('guestCart', '1', [{ cid: '11', skuId: '1', goodsId: '51', quantity: 1, isTicked: true }]),
  );
  await tap(await screen.findByRole('button', { name: '更换 草莓 的规格，已选 500g' }));
  const sheet = await screen.findByRole('dialog', { name: '选择规格' });
  await tap(within(sheet).getByRole('button', { name: '1kg' }));
  await tap(within(sheet).getByRole('button', { name: '确定' }));
  expect(readStored('guestCart', '1')).toMatchObject([{ skuId: '7', quantity: 1 }]);
  await tap(screen.getByRole('button', { name: '把 草莓 移入收藏' }));
  await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
});
