import { chooseSku } from '../../e2e/fixtures/shopper.ts';
import { breakCalls, changeCalls, soldOut, withLongNames } from './change-answers.ts';
import { cp, h5, open, view, viewAfter } from './open-page.ts';
import type { Series, View } from './view.types.ts';

const firstGoods = 'article h3 a >> nth=0';

const homes: readonly View[] = [
  view('home-fresh', 'Home of the fresh shop.', h5('?cid=101')),
  view('home-fashion', 'Home of the fashion shop: the ink theme.', h5('?cid=102')),
  view('home-living', 'Home of the living shop.', h5('?cid=103')),
  view('home-mobile-mall', 'The same home in mobile-mall.', cp('home?cid=101')),
];

const goods: readonly View[] = [
  view('all-goods', 'All goods.', h5('classGoodList.html?cid=101')),
  viewAfter('item', 'An item.', h5('?cid=101'), async (page) => {
    await page.click(firstGoods);
    await page.getByRole('button', { name: '立即购买' }).waitFor();
  }),
  {
    name: 'item-sku',
    about: 'Choosing what exactly, and how many.',
    show: async (page) => {
      await page.getByRole('button', { name: '加入购物车' }).click();
      await chooseSku(page);
    },
  },
  viewAfter('item-sold-out', 'An item that is sold out.', h5('?cid=101'), async (page) => {
    await changeCalls(page, soldOut);
    await page.click(firstGoods);
    await page.getByText('已售罄').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  }),
];

const carts: readonly View[] = [
  view('cart-empty', 'An empty cart.', h5('cart.html?cid=101')),
  viewAfter('cart-visitor', "A visitor's cart.", h5('?cid=101'), async (page, mall) => {
    await page.click(firstGoods);
    await page.getByRole('button', { name: '加入购物车' }).click();
    const sheet = await chooseSku(page);
    await sheet.getByRole('button', { name: '加入购物车' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await open(page, h5('cart.html?cid=101')(mall));
  }),
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

const troubles: readonly View[] = [
  {
    name: 'failed',
    about: 'A call without an answer: what failed, and one button.',
    show: async (page, mall) => {
      await breakCalls(page);
      await page.goto(h5('treeLogin.html?cid=101')(mall));
      // reads try again twice before they give up
      await page.getByRole('alert').first().waitFor({ timeout: 15_000 });
      await page.unrouteAll({ behavior: 'wait' });
    },
  },
  viewAfter('home-offline', 'The network goes away under an open page.', h5('?cid=101'), async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('alert').first().waitFor();
  }),
  {
    name: 'offline',
    about: 'The page without a network.',
    show: async (page, mall) => {
      await page.context().setOffline(false);
      await open(page, h5('offline.html?cid=101')(mall));
      await page.context().setOffline(true);
      await page.getByRole('heading', { name: '网络已断开' }).waitFor();
    },
  },
  {
    name: 'not-found',
    about: 'An address that names nothing.',
    show: async (page, mall) => {
      await page.context().setOffline(false);
      await open(page, h5('nothing-here.html?cid=101')(mall));
    },
  },
];

const edges: readonly View[] = [
  view('stores', "The merchant's stores.", h5('instLoadPage.html?cid=101')),
  view('store-inaccessible', 'A store that cannot be entered.', h5('inaccessibleStore.html?orgId=false')),
  view('tree-login', 'Choosing the organisation to log in to.', h5('treeLogin.html?cid=101')),
  view('agree', 'The user agreement.', h5('agree.html?cid=101')),
  view('policy', 'The privacy policy.', h5('policy.html?cid=101')),
  view('static-cant-find', 'No merchant is named.', ({ shared }) => `${shared}/shop/cantFind`),
  view('static-not-found', 'The merchant has no store that can be entered.', ({ shared }) => `${shared}/shop/notFond`),
];

const logins: readonly View[] = [
  view('login', 'Login.', h5('login.html?cid=101')),
  viewAfter('login-errors', 'Login with what is missing said beside it.', h5('login.html?cid=101'), async (page) => {
    await page.getByRole('textbox', { name: '手机号' }).fill('138057');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  viewAfter('login-agreement', 'An agreement read above the login.', h5('login.html?cid=101'), async (page) => {
    await page.getByRole('link', { name: '《隐私政策》' }).click();
    await page.getByRole('dialog').locator('article').waitFor();
  }),
  view('user-center-visitor', 'The user centre of a visitor.', h5('userCenter.html?cid=101')),
];

const english: readonly View[] = [
  view('home-en', 'Home in English.', h5('?cid=101&lang=en')),
  viewAfter('item-en', 'An item in English.', h5('?cid=101&lang=en'), async (page) => {
    await page.click(firstGoods);
    await page.getByRole('button', { name: 'Buy now' }).waitFor();
  }),
  view('cart-empty-en', 'An empty cart in English.', h5('cart.html?cid=101&lang=en')),
  view('login-en', 'Login in English.', h5('login.html?cid=101&lang=en')),
  view('agree-en', 'The user agreement in English.', h5('agree.html?cid=101&lang=en')),
  view('not-found-en', 'An address that names nothing, in English.', h5('nothing-here.html?cid=101&lang=en')),
  view('store-inaccessible-en', 'A store that cannot be entered, in English.', h5('inaccessibleStore.html?orgId=false&lang=en')),
  view('static-cant-find-en', 'No merchant is named, in English.', ({ shared }) => `${shared}/shop/cantFind?lang=en`),
];

export const visitorSeries: readonly Series[] = [
  { title: 'Home and goods', locale: 'zh-CN', views: [...homes, ...goods, ...carts] },
  { title: 'Login and the edges', locale: 'zh-CN', views: [...logins, ...edges] },
  { title: 'When something fails', locale: 'zh-CN', views: troubles },
  { title: 'English', locale: 'en-US', views: english },
];
