import type { Page } from '../../e2e/fixtures/browser.ts';
import { staffCall } from '../../e2e/fixtures/outside.ts';
import { h5, open, view, viewAfter } from './open-page.ts';
import { buyFirstGoods, fillCart, logIn, lookAtFirstGoods, payOrder, saveAddress, submitOrder } from './shop-in.ts';
import type { Mall, Series, View } from './view.types.ts';

/** From the first login to the order that is paid; each view begins where the one before ended. */
const purchase: readonly View[] = [
  {
    name: 'orders-empty',
    about: 'No orders yet.',
    reference: 'states',
    show: async (page, mall) => {
      await logIn(page, mall);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'cart',
    about: 'A cart with goods of three shops.',
    reference: 'cart',
    show: async (page, mall) => {
      for (const cid of ['103', '102', '101']) await fillCart(page, mall, cid);
      await open(page, h5('cart.html?cid=101')(mall));
    },
  },
  {
    name: 'cart-breakdown',
    about: 'What the sum is made of.',
    reference: 'cart-breakdown',
    show: async (page) => {
      await page.getByRole('button', { name: /明细/ }).click();
      await page.getByRole('dialog', { name: '金额明细' }).waitFor();
    },
  },
  view('cart-360', 'The cart on a phone of 360.', h5('cart.html?cid=101'), { width: 360 }),
  view('cart-430', 'The cart on a phone of 430.', h5('cart.html?cid=101'), { width: 430 }),
  {
    name: 'cart-invalid',
    about: 'A cart with goods of a shop that has closed.',
    show: async (page, mall) => {
      await whileShopIs('CLOSED', async () => {
        await open(page, h5('cart.html?cid=101')(mall));
        await page.getByText('失效商品').first().waitFor();
      });
    },
  },
  {
    name: 'order-confirm',
    about: 'Confirming an order.',
    reference: 'confirm',
    show: async (page, mall) => {
      await buyFirstGoods(page, mall, '101');
      await saveAddress(page);
      await page.getByText('地址已保存').waitFor({ state: 'hidden' });
    },
  },
  { name: 'pay', about: 'The cashier.', show: submitOrder },
  { name: 'pay-result', about: 'Paid.', reference: 'pay-result', show: payOrder },
  {
    name: 'order-detail',
    about: 'An order that waits to be sent.',
    reference: 'order-detail',
    show: async (page) => {
      await page.getByRole('link', { name: '查看订单' }).click();
      await page.getByRole('heading', { name: '待发货' }).waitFor();
    },
  },
];

const orders: readonly View[] = [
  {
    name: 'order-shipped',
    about: 'An order on its way.',
    show: async (page) => {
      await staffCall('trade.order.ship', { id: orderOn(page), carrier: '顺丰速运', trackingNo: 'SF1234567890' });
      await page.reload();
      await page.getByRole('heading', { name: '待收货' }).waitFor();
    },
  },
  {
    name: 'order-closed',
    about: 'An order its buyer cancelled.',
    show: async (page, mall) => {
      await buyFirstGoods(page, mall, '103');
      await submitOrder(page);
      await openNewestOrder(page, mall);
      await page.getByRole('button', { name: '取消订单' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
      await page.getByRole('heading', { name: '已关闭' }).waitFor();
      await page.getByText('订单已取消').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'order-unpaid',
    about: 'An order that waits to be paid.',
    show: async (page, mall) => {
      await buyFirstGoods(page, mall, '102');
      await submitOrder(page);
      await payOrder(page);
      await buyFirstGoods(page, mall, '101');
      await submitOrder(page);
      await openNewestOrder(page, mall);
      await page.getByRole('heading', { name: '待付款' }).waitFor();
    },
  },
  {
    name: 'friend-pay',
    about: 'The link by which a friend pays, as its owner sees it.',
    show: async (page) => {
      await page.getByRole('button', { name: '找朋友代付' }).click();
      await page.getByRole('button', { name: '生成代付链接' }).click();
      await page.getByRole('heading', { name: '您发起的代付' }).waitFor();
    },
  },
  view('orders', 'Orders in four states.', h5('orderList.html?cid=101'), { reference: 'orders' }),
  viewAfter('orders-search', 'Looking for an order by a word nobody bought.', h5('orderList.html?cid=101'), async (page) => {
    await page.getByRole('button', { name: '搜索订单' }).click();
    await page.getByRole('searchbox', { name: '搜索订单' }).fill('火星');
    await page.keyboard.press('Enter');
    await page.getByText('没有找到订单').waitFor();
  }),
  viewAfter('order-extend', 'Asked before the time to receive is extended.', h5('orderList.html?cid=101&tab=toReceive'), async (page) => {
    await page.getByRole('button', { name: '延长收货' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '延长收货' }).waitFor();
  }),
];

const addresses: readonly View[] = [
  view('addresses', 'The address book.', h5('addressList.html?cid=101')),
  view('address-new', 'A new address.', h5('addressModify.html?cid=101')),
  {
    name: 'address-region',
    about: 'Choosing a region.',
    show: async (page) => {
      await page.getByRole('button', { name: '所在地区' }).click();
      await page.getByRole('dialog', { name: '选择所在地区' }).getByRole('button', { name: '浙江省' }).click();
    },
  },
];

const own: readonly View[] = [
  view('user-center', 'The user centre.', h5('userCenter.html?cid=101'), { reference: 'user' }),
  view('user-center-fashion', 'The user centre in the ink theme.', h5('userCenter.html?cid=102')),
  view('user-center-living', 'The user centre of the living shop.', h5('userCenter.html?cid=103')),
  view('points-empty', 'No points yet.', h5('points.html?cid=101')),
  {
    name: 'member-center',
    about: 'The member centre of the third level.',
    show: async (page, mall) => {
      const memberId = await memberOn(page);
      await staffCall('member.growth.adjust', { memberId, amount: 3_736, reason: '活动补发' });
      await staffCall('member.points.adjust', { memberId, amount: 1_280, reason: '活动补发' });
      await open(page, h5('memberCenter.html?cid=101')(mall));
    },
  },
  view('member-center-360', 'The member centre on a phone of 360.', h5('memberCenter.html?cid=101'), { width: 360 }),
  view('member-center-en', 'The member centre in English.', h5('memberCenter.html?cid=101&lang=en')),
  view('user-center-level', 'The user centre of the third level.', h5('userCenter.html?cid=101&lang=zh-CN')),
  view('points', 'Points, what ends when, and where they came from.', h5('points.html?cid=101')),
  view('member-card', 'Cards: the free one to be claimed, others with their price.', h5('memberCard.html?cid=101')),
  viewAfter('member-card-claimed', 'The free card has its number.', h5('memberCard.html?cid=101'), async (page) => {
    await page.getByRole('button', { name: '免费领取' }).click();
    await page.getByRole('heading', { name: '更多会员卡' }).waitFor();
  }),
  viewAfter('recharge', 'Packages and an own sum to recharge by.', h5('balanceList.html?cid=101'), async (page) => {
    await page.getByRole('button', { name: '充值', exact: true }).click();
    await page.getByRole('radio').first().waitFor();
  }),
  view('appraisal-nothing', 'Nothing waits for a review.', h5('appraisal.html?cid=101')),
  view('favourites-empty', 'Nothing kept yet.', h5('favourites.html?cid=101')),
  {
    name: 'footprints',
    about: 'Goods that were looked at; those of another shop lead there.',
    show: async (page, mall) => {
      for (const cid of ['101', '102', '103']) await lookAtFirstGoods(page, mall, cid);
      await open(page, h5('footprints.html?cid=101')(mall));
    },
  },
  viewAfter('footprints-edit', 'Letting go of some.', h5('footprints.html?cid=101'), async (page) => {
    await page.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('checkbox').first().check();
  }),
  view('personal-data', 'Personal data.', h5('personalData.html?cid=101')),
  view('security-center', 'The security centre.', h5('securityCenter.html?cid=101')),
  view('pay-password', 'Setting the payment password.', h5('setpayPassword.html?cid=101')),
  viewAfter('service-sheet', 'Whom to ask.', h5('userCenter.html?cid=101'), async (page) => {
    await page.getByRole('button', { name: '客服' }).click();
    await page.getByRole('dialog').getByText('在线客服').waitFor();
  }),
  { name: 'chat', about: 'A conversation with customer service.', show: talk },
];

const shut: readonly View[] = [
  {
    name: 'home-grey',
    about: 'A shop in mourning: no colours.',
    show: async (page, mall) => {
      await whileGrey(mall, async () => {
        await open(page, h5('?cid=103')(mall));
        await page.locator('html[data-grey]').waitFor();
      });
    },
  },
  {
    name: 'store-resting',
    about: 'A store that takes no orders for now.',
    show: async (page, mall) => {
      await whileShopIs('RESTING', async () => {
        await open(page, h5('storeLate.html?cid=103')(mall));
        await page.getByRole('heading', { name: /休息中/ }).waitFor();
      });
    },
  },
  // last: nothing of the shops is open to this member any more
  {
    name: 'barred',
    about: 'A member who has been barred.',
    show: async (page, mall) => {
      await staffCall('member.account.bar', { id: await memberOn(page) });
      await page.goto(h5('cart.html?cid=101')(mall));
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const memberSeries: readonly Series[] = [
  { title: 'A member', locale: 'zh-CN', views: [...purchase, ...orders, ...addresses, ...own, ...shut] },
];

const memberOn = (page: Page): Promise<string> => page.evaluate(() => JSON.parse(localStorage.userInfo_1001 ?? '{}').id);

const orderOn = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

async function openNewestOrder(page: Page, mall: Mall): Promise<void> {
  await open(page, h5('orderList.html?cid=101')(mall));
  await page.getByRole('article').or(page.locator('main li')).getByRole('link').first().click();
  await page.waitForURL(/orderDetail/);
}

async function talk(page: Page, mall: Mall): Promise<void> {
  // its stream of messages never ends, so the network is never idle
  await page.goto(h5('kf.html?cid=101')(mall));
  const say = async (text: string) => {
    await page.getByRole('textbox', { name: '输入消息' }).fill(text);
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await page.getByText('发送中').waitFor({ state: 'hidden' });
  };
  await say('脐橙今天能送到吗？');
  await staffCall('support.chat.reply', { memberId: await memberOn(page), cid: '101', text: '可以的，下午四点前下单，今天就能送到。' });
  await page.locator('li').getByText('下午四点前下单').waitFor();
  await say('好的，谢谢！');
}

async function whileShopIs(status: 'RESTING' | 'CLOSED', look: () => Promise<void>): Promise<void> {
  await staffCall('shop.status.set', { cid: '103', status });
  try {
    await look();
  } finally {
    await staffCall('shop.status.set', { cid: '103', status: 'OPEN' });
  }
}

async function whileGrey({ h5: origin }: Mall, look: () => Promise<void>): Promise<void> {
  const answer = await fetch(`${origin}/api-decoration-web/c/v2/colorStyle/query?cid=103`);
  const { data: style } = (await answer.json()) as { data: object };
  await staffCall('decoration.colorStyle.set', { ...style, cid: '103', index_grey: true });
  try {
    await look();
  } finally {
    await staffCall('decoration.colorStyle.set', { ...style, cid: '103' });
  }
}
