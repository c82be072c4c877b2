import type { Page } from '../../e2e/fixtures/browser.ts';
import { chooseSku } from '../../e2e/fixtures/shopper.ts';
import { changeCalls, holdCalls, soldOut, withLongNames } from './change-answers.ts';
import { cp, h5, open, scrollUpTo, view, viewAfter } from './open-page.ts';
import { fillCart, firstGoods, openFirstGoods } from './shop-in.ts';
import type { Mall, Series, View } from './view.types.ts';

const homes: readonly View[] = [
  view('home-fresh', 'Home of the fresh shop.', h5('?cid=101'), { reference: 'home' }),
  view('home-fashion', 'Home of the fashion shop: the ink theme.', h5('?cid=102'), { reference: 'home-fashion' }),
  view('home-living', 'Home of the living shop.', h5('?cid=103')),
  view('home-mobile-mall', 'The same home in mobile-mall.', cp('home?cid=101')),
  view('home-mini', 'The same home inside a mini-program.', h5('?cid=101&env=mini')),
  view('home-360', 'On a phone of 360.', h5('?cid=101'), { width: 360 }),
  view('home-desk', 'At a desk: a code of the page and the shop beside the column.', h5('?cid=101'), { width: 1280 }),
  view('home-430', 'On a phone of 430.', h5('?cid=101'), { width: 430 }),
];

const goods: readonly View[] = [
  view('all-goods', 'All goods.', h5('classGoodList.html?cid=101')),
  viewAfter('item', 'An item.', h5('?cid=101'), openFirstGoods, { reference: 'item' }),
  {
    name: 'item-sku',
    about: 'Choosing what exactly, and how many.',
    reference: 'sku',
    show: async (page) => {
      await page.getByRole('button', { name: '加入购物车' }).click();
      await chooseSku(page);
    },
  },
  viewAfter('item-chosen', 'An item once a SKU is chosen: price and reference price are its own.', h5('?cid=101'), async (page) => {
    await openFirstGoods(page);
    await page.getByRole('button', { name: '加入购物车' }).click();
    const sheet = await chooseSku(page);
    await sheet.locator('fieldset').first().getByRole('button').last().click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }),
  viewAfter('item-below', 'What stands below: reviews, the shop, the detail.', h5('?cid=101'), async (page) => {
    await openFirstGoods(page);
    await scrollUpTo(page.getByRole('heading', { name: /^评价/ }));
    await page.waitForLoadState('networkidle');
  }),
  viewAfter('item-related', 'What others looked at.', h5('?cid=101'), async (page) => {
    await openFirstGoods(page);
    const related = page.getByRole('region', { name: '看了又看' });
    await related.scrollIntoViewIfNeeded();
    await related.getByRole('article').first().waitFor();
    await scrollUpTo(related);
    await page.waitForLoadState('networkidle');
  }),
  viewAfter('item-menu', 'The ways elsewhere.', h5('?cid=101'), async (page) => {
    await openFirstGoods(page);
    await page.getByRole('button', { name: '更多', exact: true }).click();
  }),
  viewAfter('item-360', 'An item on a phone of 360.', h5('?cid=101'), openFirstGoods, { width: 360 }),
  viewAfter('item-desk', 'An item at a desk.', h5('?cid=101'), openFirstGoods, { width: 1280 }),
  viewAfter('item-430', 'An item on a phone of 430.', h5('?cid=101'), openFirstGoods, { width: 430 }),
  viewAfter('item-fashion', 'An item in the ink theme.', h5('?cid=102'), openFirstGoods),
  viewAfter('item-living', 'An item of the living shop.', h5('?cid=103'), openFirstGoods),
  viewAfter('item-sold-out', 'An item that is sold out.', h5('?cid=101'), async (page) => {
    await changeCalls(page, soldOut);
    await page.click(firstGoods);
    await page.getByText('已售罄').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  }),
];

const carts: readonly View[] = [
  view('cart-empty', 'An empty cart.', h5('cart.html?cid=101'), { reference: 'states' }),
  view('cart-from-item', 'A cart opened from an item: a way back, and no tabs.', h5('cart.html?cid=101&from=item')),
  {
    name: 'cart-visitor',
    about: "A visitor's cart.",
    show: async (page, mall) => {
      await fillCart(page, mall, '101');
      await open(page, h5('cart.html?cid=101')(mall));
    },
  },
  {
    name: 'cart-long-names',
    about: 'Names that are too long.',
    show: async (page, mall) => {
      await changeCalls(page, withLongNames);
      await open(page, h5('cart.html?cid=101')(mall));
      await page.unrouteAll({ behavior: 'wait' });
    },
  },
];

/** A page whose calls stay on their way until the next such view: these are the last of their phone. */
const viewWaiting = (name: string, about: string, at: string, go: (page: Page, mall: Mall) => Promise<unknown>): View => ({
  name,
  about,
  reference: 'states',
  show: async (page, mall) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open(page, h5(at)(mall));
    await holdCalls(page);
    await go(page, mall);
  },
});

const waiting: readonly View[] = [
  viewWaiting('cart-waiting', 'A cart on its way.', '?cid=101', (page, mall) => page.goto(h5('cart.html?cid=101')(mall))),
  viewWaiting('item-waiting', 'An item on its way.', 'classGoodList.html?cid=101', (page) => page.click(firstGoods)),
  viewWaiting('home-waiting', 'Home on its way.', 'nothing-here.html?cid=101', (page) =>
    page.locator('main').getByRole('link').first().click(),
  ),
];

export const goodsSeries: Series = { title: 'Home, goods and cart', locale: 'zh-CN', views: [...homes, ...goods, ...carts, ...waiting] };
