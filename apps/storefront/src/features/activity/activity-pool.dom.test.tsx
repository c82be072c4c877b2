import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { writeStored } from '#session/stored';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { activityGoods, activityPage, anActivity, aTier } from '../../../test/an-activity.ts';
import { anItem, aSku } from '../../../test/an-item.ts';

const set = anActivity({ name: '任选五件', activityType: 402, terms: { kind: 'N_FOR_PRICE', pieces: 5, priceFen: 9_900 } });
const tiers = anActivity({
  name: '鲜果满减',
  activityType: 403,
  terms: {
    kind: 'FULL_REDUCTION',
    reduction: {
      by: 'TIERS',
      measure: 'FEN',
      tiers: [aTier({ from: 9_900, minusFen: 1_500 }), aTier({ from: 19_900, minusFen: 4_000, isFreightFree: true })],
    },
  },
});
const inCart = aCartLine('1', { quantity: 3, title: '冰糖橙' });
const elsewhere = aCartLine('2', { title: '洗衣液' });
const pool = [activityGoods({ id: inCart.goodsId, title: '冰糖橙' }), activityGoods({ id: '77', title: '鸡蛋' })];

const quoted =
  (reason: object, entry: object = {}): NonNullable<Answers['trade.order.calculate']> =>
  () => {
    const sums = { goodsFen: 5_970, discountFen: 0, freightFen: 0, payableFen: 5_970 };
    const receipt = [
      {
        kind: 'PROMOTION' as const,
        name: '',
        promotionKind: 'N_FOR_PRICE' as const,
        promotionId: '9',
        amountFen: 0,
        isTaken: false,
        reason: { code: 'MISSING' as const, ...reason },
        ...entry,
      },
    ];
    return { shops: [{ cid: '11', shopName: '', lines: [], ...sums, receipt }], totals: { pieces: 3, ...sums } };
  };

const answers = (changes: Answers = {}): Answers => ({
  'marketing.goodsBale.pageList': () => activityPage(set, pool),
  'marketing.fullReduction.goods': () => activityPage(tiers, pool),
  'cart.line.list': () => aCart([inCart, elsewhere]),
  'trade.order.calculate': quoted({ missingPieces: 2 }),
  ...changes,
});
const openSet = (changes?: Answers, isMember = true) =>
  openPage('/NyNjActivityDetail.html?id=9&type=402', { answers: answers(changes), isMember });

describe('the pool of so many pieces for one price (spec 2.2, 2.3: 402)', () => {
  test('what of it is in the cart, what is missing, and what the pieces cost: by the mall’s own receipt', async () => {
    const { sentTo } = await openSet();
    expect(await screen.findByText('再选 2 件，享5件99元')).toBeTruthy();
    expect(screen.getByText('已选 3 件 单买 ¥59.70')).toBeTruthy();
    // the pieces of other goods are no part of it
    expect(sentTo('trade.order.calculate')[0]?.input).toEqual({ lines: [{ cid: '11', skuId: '1', quantity: 3 }] });
    expect(sentTo('marketing.goodsBale.pageList').map(({ input }) => input)).toContainEqual({
      cid: '11',
      id: '9',
      goodsIds: ['51', '52'],
      pageSize: 2,
    });
    const chosen = within(screen.getByRole('list', { name: '已选商品' }));
    expect(chosen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '去购物车' })).toBeTruthy();
  });

  test('pieces are changed on their card, and taken out', async () => {
    const { sentTo } = await openSet({
      'cart.line.edit': () => aCart([{ ...inCart, quantity: 4 }, elsewhere]),
      'cart.line.delete': () => aCart([elsewhere]),
    });
    const stepper = within(await screen.findByRole('group', { name: '冰糖橙 的数量' }));
    fireEvent.click(stepper.getAllByRole('button')[1]!);
    await waitFor(() => expect(sentTo('cart.line.edit')[0]?.input).toEqual({ changes: [{ cid: '11', skuId: '1', quantity: 4 }] }));
    fireEvent.click(await screen.findByRole('button', { name: '删除 冰糖橙' }));
    await waitFor(() => expect(sentTo('cart.line.delete')[0]?.input).toEqual({ lines: [{ cid: '11', skuId: '1' }] }));
    await waitFor(() => expect(screen.queryByRole('list', { name: '已选商品' })).toBeNull());
  });

  test('while the mall is asked about one more goods, those it has told of stay', async () => {
    const { sentTo } = await openSet({
      'cart.line.edit': () => aCart([inCart, elsewhere, aCartLine('3', { title: '鸡蛋' })]),
      'marketing.goodsBale.pageList': ({ goodsIds = [] }) => (goodsIds.length > 2 ? new Promise<never>(() => {}) : activityPage(set, pool)),
    });
    const stepper = within(await screen.findByRole('group', { name: '冰糖橙 的数量' }));
    fireEvent.click(stepper.getAllByRole('button')[1]!);
    await waitFor(() => expect(sentTo('marketing.goodsBale.pageList').at(-1)?.input).toMatchObject({ pageSize: 3 }));
    expect(within(screen.getByRole('list', { name: '已选商品' })).getAllByRole('listitem')).toHaveLength(1);
  });

  test('a visitor is told the pieces and the rule, and no sum', async () => {
    const { sentTo } = await openPage(
      '/NyNjActivityDetail.html?id=9',
      {
        answers: answers({
          'catalog.product.info': () => anItem({ id: '51', title: '冰糖橙', skus: [aSku('1', 99)] }),
          'shop.institution.list': () => [{ organizationId: '11', shopName: '滨江店', squareLogo: '1/a.jpg', note: '', status: 'OPEN' }],
        }),
      },
      () => writeStored('guestCart', '1', [{ cid: '11', skuId: '1', goodsId: '51', quantity: 3, isTicked: true }]),
    );
    expect(await screen.findByText(/已选 3 件/)).toBeTruthy();
    expect(screen.getByText('登录后查看优惠')).toBeTruthy();
    expect(screen.getAllByText('5件99元').length).toBeGreaterThan(0);
    expect(sentTo('trade.order.calculate')).toEqual([]);
    expect(screen.queryByText(/单买/)).toBeNull();
  });

  test('a price that does not come leaves the pieces and the rule', async () => {
    await openSet({ 'trade.order.calculate': () => unreachable });
    expect(await screen.findByText('已选 3 件')).toBeTruthy();
    expect(screen.queryByText(/还差|再选/)).toBeNull();
  });

  test('before it begins and after its end nothing of a price is said', async () => {
    await openSet({ 'marketing.goodsBale.pageList': () => activityPage({ ...set, state: 'SOON', startsAt: set.endsAt - 1_000 }, pool) });
    expect(await screen.findByText('距开始')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull();
    await openSet({ 'marketing.goodsBale.pageList': () => activityPage({ ...set, state: 'OVER' }, pool) });
    expect(await screen.findByText('活动已结束')).toBeTruthy();
    expect(screen.queryByText('鸡蛋')).toBeNull();
  });

  test('that fails to come can be asked for again', async () => {
    await openSet({ 'marketing.goodsBale.pageList': () => unreachable });
    expect(await screen.findByText('页面没有加载出来')).toBeTruthy();
  });
});

describe('the goods of a full reduction (spec 2.2, 2.3: 403)', () => {
  const reduction = quoted({ missingFen: 1_280, thresholdFen: 9_900, gainFen: 1_500 }, { promotionKind: 'FULL_REDUCTION' });

  test.each(['id=9&type=403', 'activityId=9'])('named by %s, have their tiers and the way to the next', async (query) => {
    const { sentTo } = await openPage(`/activeGoodsList.html?${query}`, {
      answers: answers({ 'trade.order.calculate': reduction }),
      isMember: true,
    });
    expect(await screen.findByText('再买 ¥12.80，减 ¥15')).toBeTruthy();
    expect(screen.getByText('满199 减40')).toBeTruthy();
    expect(screen.getByText('包邮')).toBeTruthy();
    expect(sentTo('marketing.fullReduction.goods')[0]?.input).toMatchObject({ id: '9' });
  });

  test('in English', async () => {
    await openPage('/activeGoodsList.html?id=9', {
      answers: answers({ 'trade.order.calculate': reduction }),
      isMember: true,
      messages: en,
    });
    expect(await screen.findByText('Add ¥12.80: ¥15 off')).toBeTruthy();
    expect(screen.getByText('Spend ¥199 ¥40 off')).toBeTruthy();
  });
});
