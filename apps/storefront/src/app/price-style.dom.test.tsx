import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCard } from '../../test/a-card.ts';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage } from '../../test/a-storefront.tsx';
import { anOrder, anOrderDetail, aPayStatus, aQuote } from '../../test/orders.ts';
import { answerOf } from '../../test/search-answers.ts';

/** Whole yuan, tens of fen and fen: each is written otherwise by the short form. */
const list = [15_900, 5_990, 1_299].map((priceFen, at) =>
  aCard({ id: `${at}`, priceFen, listPriceFen: priceFen + 1_000, hasPriceRange: true }),
);
const answers: Answers = {
  'catalog.product.pageList': () => ({ list, pageNum: 1, hasMore: false }),
  'catalog.product.recommendList': () => ({ list }),
  'catalog.search.goods': () => answerOf(list.map((card) => ({ ...card, marks: [] }))),
  'cart.line.list': () => aCart([aCartLine('1', { priceFen: 15_900 }), aCartLine('2', { priceFen: 5_990 })], { freightFen: 600 }),
  'cart.badge.totalItem': () => ({ count: 2 }),
  'trade.order.confirm': () => aQuote(),
  'trade.order.list': () => ({ list: [anOrder({ payableFen: 8_500 })], pageNum: 1, hasMore: false }),
  'trade.order.counts': () => ({ unpaid: 1, toShip: 0, toReceive: 0, toReview: 0 }),
  'trade.order.detail': () => anOrderDetail(),
  'trade.pay.status': () => aPayStatus({ state: 'PAID', payableFen: 8_500 }),
  'trade.pay.ways': () => [{ way: 'WECHAT_H5', isAvailable: true }],
};

/** Every amount that is an element of its own. */
const amounts = () =>
  [...document.querySelectorAll('span, s, b, dd')].flatMap(
    ({ textContent }) => /^[−-]?(¥[\d,]+(?:\.\d+)?)起?$/.exec(textContent)?.[1] ?? [],
  );
const open = async (path: string) => {
  await openPage(path, { answers, isMember: true });
  await waitFor(() => expect(amounts().length).toBeGreaterThan(0));
};

describe('how amounts are written (spec 9, findings S21, P5)', () => {
  test.each(['/cart.html', '/orderConfirm.html', '/orderList.html', '/orderDetail.html?id=501', '/payResult.html?id=401'])(
    'every amount of %s has two decimals: it adds money up',
    async (path) => {
      await open(path);
      expect(amounts().filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
    },
  );

  test('a page for browsing leaves out zeros at the end', async () => {
    await open('/classGoodList.html');
    await screen.findAllByRole('article');
    expect(amounts().toSorted()).toEqual(['¥12.99', '¥159', '¥169', '¥22.99', '¥59.9', '¥69.9']);
  });
});
