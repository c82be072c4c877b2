import type { Page } from '../../e2e/fixtures/browser.ts';
import { demoStaff } from '../../packages/kit/src/demo-staff.ts';
import type { Mall, Series, View } from './view.types.ts';

type Deed = (page: Page, mall: Mall) => Promise<void>;

/** Everything has come that a page asked for. */
async function open(page: Page, mall: Mall, address: string): Promise<void> {
  await page.goto(mall.console + address);
  await page.locator('h1').first().waitFor();
  await page.locator('[role=status][aria-label]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

const signIn =
  (name: (typeof demoStaff)[number]['name']): Deed =>
  async (page, mall) => {
    await page.goto(mall.console);
    await page.evaluate('sessionStorage.clear()');
    await page.goto(mall.console);
    await page.getByRole('button', { name: demoStaff.find((person) => person.name === name)?.nick ?? '' }).click();
    await page.getByRole('navigation').first().waitFor();
  };

const view = (name: string, about: string, address: string, then?: Deed, width = 1440): View => ({
  name: `console-${name}`,
  about,
  width,
  show: async (page, mall) => {
    await open(page, mall, address);
    await then?.(page, mall);
  },
});

/** The page of the first thing in a list. */
const openFirst: Deed = async (page) => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('table').first().waitFor({ state: 'detached' });
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};
const press =
  (name: string): Deed =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').first().waitFor();
  };

const ownersDay: readonly View[] = [
  {
    name: 'console-sign-in',
    about: 'Signing in; in development it offers the demo’s people.',
    width: 1440,
    show: async (page, mall) => {
      await page.goto(mall.console);
      await page.locator('input[type=password]').waitFor();
    },
  },
  {
    name: 'console-today',
    about: 'The first page: what waits, how today goes.',
    width: 1440,
    show: async (page, mall) => {
      await signIn('owner')(page, mall);
      await open(page, mall, '/');
    },
  },
  view('palette', 'Orders, goods and pages are found from anywhere.', '/', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').locator('input')).first().fill('茶');
    await page.waitForLoadState('networkidle');
  }),
  view('orders', 'Orders, by state.', '/orders'),
  view('orders-nothing', 'Filters that hide everything.', '/orders?words=00000000000000'),
  view('order', 'One order.', '/orders', openFirst),
  view('ship-many', 'Shipping by spreadsheet.', '/orders/ship'),
  view('refunds', 'Refunds as the provider reported them.', '/orders/refunds'),
  view('goods', 'Goods.', '/goods'),
  view('goods-edit', 'Editing goods.', '/goods', openFirst),
  view('stock', 'Stock, shop by shop.', '/goods/stock'),
  view('categories', 'Categories.', '/goods/categories'),
  view('reviews', 'Reviews, to answer and to moderate.', '/goods/reviews'),
  view('activities', 'Activities: what runs, when and where.', '/activities'),
  view('activity-new', 'Writing tiers, beside the receipt a shopper would see.', '/activities/new?kind=FULL_REDUCTION', async (page) => {
    await page.getByLabel('活动名称').fill('全场满 199 减 30');
    await page.getByRole('navigation', { name: '步骤' }).getByText('规则').click();
    await page.getByLabel('第 1 档 满').fill('199');
    await page.getByLabel('第 1 档 减多少').fill('30');
    await page.getByText('价格明细', { exact: true }).click();
    await page.getByText('应付', { exact: true }).waitFor();
  }),
  view('activities-calendar', 'What runs when in each shop, and what collides.', '/activities/calendar'),
  view('activities-rules', 'Which kinds of reduction go together, and why not.', '/activities/rules', async (page) => {
    await page.getByRole('button', { name: '限时折扣 和 满减：可以同享' }).hover();
  }),
  view('coupons', 'Coupons: what they give, who has claimed them.', '/coupons'),
  view('coupon', 'One coupon: what it brings, how it reaches shoppers.', '/coupons', openFirst),
  view('coupon-new', 'Writing a coupon, beside what a shopper sees and pays.', '/coupons/new', async (page) => {
    await page.getByLabel('优惠券名称').fill('全场满 199 减 30');
    await page.getByLabel('减多少').fill('30');
    await page.getByLabel('使用门槛').fill('199');
    await page.getByText(/到门槛/).waitFor();
  }),
  view('member', 'One member: level, points, cards, orders.', '/members?sort=mostPaid', openFirst),
  view('levels', 'Levels as one sheet, and what members see of them.', '/members/levels'),
  view('level-prices', 'Prices of a SKU by level.', '/members/level-prices', async (page) => {
    await page.getByRole('combobox', { name: '搜商品名或编码' }).click();
    await page.locator('.ant-select-item-option').first().click();
    await page.getByRole('button', { name: '保存会员价' }).waitFor();
    await page.waitForLoadState('networkidle');
  }),
  view('cards', 'Writing a kind of card, and how it looks.', '/members/cards', async (page, mall) => {
    await press('新建会员卡')(page, mall);
    await page.getByLabel('名称').fill('省钱月卡');
    await page.getByLabel('售价').fill('9.9');
    await page.getByLabel('划线价').fill('19.9');
  }),
  view('points', 'What an order earns members of each level.', '/members/points'),
  {
    name: 'console-chat',
    about: 'The desk of customer service.',
    width: 1440,
    // Its stream stays open: the network is never idle.
    show: async (page, mall) => {
      await page.goto(`${mall.console}/chat`);
      await page.locator('a[href^="/chat/"]').first().click();
      await page.locator('textarea').waitFor();
    },
  },
  view('pages', 'Decorated pages.', '/pages'),
  view('shops', 'Shops.', '/settings/shops'),
  view('payment', 'Accounts money is paid to.', '/settings/payment'),
  view('sms', 'Who sends messages to phones.', '/settings/sms'),
  view('settings', 'Settings of modules.', '/settings/general'),
  view('staff', 'Staff.', '/settings/staff'),
  view('role', 'What a role may do.', '/settings/roles', press('编辑角色')),
  view('audit', 'Who did what.', '/settings/audit'),
];

export const consoleSeries: readonly Series[] = [
  { title: 'The merchant’s console', locale: 'zh-CN', isDesk: true, views: ownersDay },
  {
    title: 'The console in English, at 1280',
    locale: 'en-US',
    isDesk: true,
    views: [
      {
        name: 'console-orders-en',
        about: 'Orders as the warehouse sees them.',
        width: 1280,
        show: async (page, mall) => {
          await signIn('warehouse')(page, mall);
          await open(page, mall, '/orders');
        },
      },
      view('no-right-en', 'A page that is not for the reader.', '/settings/staff', undefined, 1280),
    ],
  },
];
