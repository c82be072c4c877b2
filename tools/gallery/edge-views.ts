import { breakCalls } from './change-answers.ts';
import { h5, open, view, viewAfter } from './open-page.ts';
import type { Series, View } from './view.types.ts';

const logins: readonly View[] = [
  view('login', 'Login.', h5('login.html?cid=101'), { reference: 'login' }),
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

const edges: readonly View[] = [
  view('stores', "The merchant's stores.", h5('instLoadPage.html?cid=101')),
  view('store-closed', 'A store that cannot be entered, with what is known of it.', h5('inaccessibleStore.html?orgId=102')),
  view('stores-desk', "The merchant's stores at a desk.", h5('instLoadPage.html?cid=101'), { width: 1280 }),
  view('store-inaccessible', 'A store that cannot be entered.', h5('inaccessibleStore.html?orgId=false')),
  view('tree-login', 'Choosing the organisation to log in to.', h5('treeLogin.html?cid=101')),
  view('agree', 'The user agreement.', h5('agree.html?cid=101')),
  view('policy', 'The privacy policy.', h5('policy.html?cid=101')),
  view('static-cant-find', 'No merchant is named.', ({ shared }) => `${shared}/shop/cantFind`),
  view('static-cant-find-known', 'A merchant is known: a way to its home, in its colours.', h5('cantFind?cid=102')),
  view('static-not-found', 'The merchant has no store that can be entered.', ({ shared }) => `${shared}/shop/notFond`),
];

const troubles: readonly View[] = [
  {
    name: 'failed',
    about: 'A call without an answer: what failed, and one button.',
    reference: 'states',
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

export const edgeSeries: readonly Series[] = [
  { title: 'Login and the edges', locale: 'zh-CN', views: [...logins, ...edges] },
  { title: 'When something fails', locale: 'zh-CN', views: troubles },
];
