import type { Page } from '../../e2e/fixtures/browser.ts';
import { codeFor, staffCall } from '../../e2e/fixtures/outside.ts';
import { askForCode, chooseSku, writeAddress } from '../../e2e/fixtures/shopper.ts';
import { h5, open, view } from './open-page.ts';
import type { Mall, Series, View } from './view.types.ts';

/** From the first login to the order that is paid; each view begins where the one before ended. */
const purchase: readonly View[] = [
  {
    name: 'orders-empty',
    about: 'No orders yet.',
    show: async (page, mall) => {
      await logIn(page, mall);
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'order-confirm', about: 'Confirming an order.', show: confirmOrder },
  {
    name: 'pay',
    about: 'The cashier.',
    show: async (page) => {
      await page.getByRole('button', { name: '提交订单' }).click();
      await page.getByRole('button', { name: /^确认支付/ }).waitFor();
    },
  },
  {
    name: 'pay-result',
    about: 'Paid.',
    show: async (page) => {
      await page.getByRole('button', { name: /^确认支付/ }).click();
      await page.getByRole('button', { name: '立即支付' }).click();
      await page.getByRole('heading', { name: '支付成功' }).waitFor();
    },
  },
  {
    name: 'order-detail',
    about: 'An order that waits to be sent.',
    show: async (page) => {
      await page.getByRole('link', { name: '查看订单' }).click();
      await page.getByRole('heading', { name: '待发货' }).waitFor();
    },
  },
  view('orders', 'Orders.', h5('orderList.html?cid=101')),
  view('addresses', 'The address book.', h5('addressList.html?cid=101')),
  view('address-new', 'A new address.', h5('addressModify.html?cid=101')),
];

const own: readonly View[] = [
  view('user-center', 'The user centre.', h5('userCenter.html?cid=101')),
  view('user-center-fashion', 'The user centre in the ink theme.', h5('userCenter.html?cid=102')),
  view('personal-data', 'Personal data.', h5('personalData.html?cid=101')),
  view('security-center', 'The security centre.', h5('securityCenter.html?cid=101')),
  view('pay-password', 'Setting the payment password.', h5('setpayPassword.html?cid=101')),
  {
    name: 'customer-service',
    about: 'A conversation with customer service.',
    // its stream of messages never ends, so the network is never idle
    show: async (page, mall) => {
      await page.goto(h5('kf.html?cid=101')(mall));
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

const shut: readonly View[] = [
  {
    name: 'store-resting',
    about: 'A store that takes no orders for now.',
    show: async (page, mall) => {
      await staffCall('shop.status.set', { cid: '103', status: 'RESTING' });
      try {
        await open(page, h5('storeLate.html?cid=103')(mall));
        await page.getByRole('heading', { name: /休息中/ }).waitFor();
      } finally {
        await staffCall('shop.status.set', { cid: '103', status: 'OPEN' });
      }
    },
  },
  // last: nothing is open to this member any more
  {
    name: 'barred',
    about: 'A member who has been barred.',
    show: async (page, mall) => {
      const id = await page.evaluate(() => JSON.parse(localStorage.userInfo_1001 ?? '{}').id);
      await staffCall('member.account.bar', { id });
      await page.goto(h5('cart.html?cid=101')(mall));
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const memberSeries: readonly Series[] = [{ title: 'A member', locale: 'zh-CN', views: [...purchase, ...own, ...shut] }];

async function logIn(page: Page, mall: Mall): Promise<void> {
  await open(page, h5('orderList.html?cid=101')(mall));
  const phone = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await page.getByRole('heading', { name: '我的订单' }).waitFor();
}

async function confirmOrder(page: Page, mall: Mall): Promise<void> {
  await open(page, h5('?cid=101')(mall));
  await page.click('article h3 a >> nth=0');
  await page.getByRole('button', { name: '立即购买' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('button', { name: '立即购买' }).click();
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: /文三路 1 号 2 幢 301/ }).waitFor();
  await page.getByText('地址已保存').waitFor({ state: 'hidden' });
}
