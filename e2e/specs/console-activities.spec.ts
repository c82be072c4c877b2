import type { Page } from '@playwright/test';
import { consoleScreen, openConsolePage, signInAs } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/mall-test.ts';

test.use(consoleScreen);
test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;

/** "2026-11-20 10:00" of the merchant's clock, so many days from now. */
const minuteIn = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ');

type Deed = (page: Page) => Promise<void>;

interface Walk {
  readonly kind: string;
  readonly rule: Deed;
  readonly goods: Deed;
  /** What the last step says of the rule. */
  readonly said: RegExp;
}

const toStep = (page: Page, step: string) => page.getByRole('button', { name: `下一步：${step}` }).click();

/** Goods that other walks write are not on every shelf. */
const ofOtherWalks = /键盘商品|棉麻布鞋/;

/** Takes goods the search offers, without those that are taken already. */
async function addGoods(page: Page, label: string, count = 1): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    await page.getByRole('combobox', { name: label }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasNotText: ofOtherWalks }).first().click();
  }
}

const priceFirst: Deed = async (page) => {
  await addGoods(page, '加商品');
  const price = page.getByRole('textbox', { name: /活动价$/ }).or(page.getByRole('spinbutton', { name: /活动价$/ }));
  await expect(price.first()).toBeEnabled();
  await price.first().fill('99999');
  await expect(page.getByText(/活动价要更低/).first()).toBeVisible();
  await price.first().fill('0.01');
  await expect(page.getByText(/活动价要更低/)).toHaveCount(0);
};

const nothing: Deed = async () => undefined;

const walks: readonly Walk[] = [
  {
    kind: '限时折扣',
    rule: (page) => page.getByLabel('折扣', { exact: true }).fill('8'),
    goods: nothing,
    said: /^8 折$/,
  },
  {
    kind: '限时折扣',
    rule: async (page) => {
      await page.getByText('按规格定价', { exact: true }).click();
    },
    goods: priceFirst,
    said: /^按规格定价$/,
  },
  {
    kind: '满减送',
    rule: async (page) => {
      await page.getByLabel('第 1 档 满').fill('99');
      await page.getByLabel('第 1 档 减多少').fill('10');
      await page.getByRole('button', { name: '加一档' }).click();
      await page.getByLabel('第 2 档 满').fill('199');
      await page.getByLabel('第 2 档 减多少').fill('25');
      await page.getByRole('checkbox', { name: '包邮' }).nth(1).check();
    },
    goods: nothing,
    said: /满 ¥99 减 ¥10；满 ¥199 减 ¥25、包邮/,
  },
  {
    kind: 'N 元任选',
    rule: (page) => page.getByLabel('一套的价钱').fill('9.9'),
    goods: nothing,
    said: /¥9\.9 任选 3 件/,
  },
  {
    kind: '优惠套餐',
    rule: (page) => page.getByLabel('一套的价钱').fill('1'),
    goods: (page) => addGoods(page, '加商品', 2),
    said: /2 种商品一套，¥1/,
  },
  {
    kind: '首单立减',
    rule: (page) => page.getByLabel('首单减多少').fill('1'),
    goods: nothing,
    said: /首单立减 ¥1/,
  },
  { kind: '专享价', rule: nothing, goods: priceFirst, said: /凭链接享受/ },
];

for (const [at, walk] of walks.entries())
  test(`the wizard of ${walk.kind} (${at + 1}) leads from its choice to a published activity and back (rules 10, 13)`, async ({
    page,
    troubles,
  }) => {
    const name = `E2E ${at} ${Date.now().toString(36)}`;
    await signInAs(page, 'owner', '/activities/new');
    await page.getByRole('button', { name: new RegExp(`^${walk.kind}`) }).click();
    await test.step('its name, its shop and its time, which is far enough for nobody to be charged by it', () => writeBasics(page, name));
    await test.step('its rule', () => walk.rule(page));
    await toStep(page, '商品');
    await test.step('its goods', () => walk.goods(page));
    await test.step('what a shopper pays', () => seeReceipt(page));
    await toStep(page, '预览');
    await expect(page.locator('dd').filter({ hasText: walk.said }).first()).toBeVisible();
    await page.getByRole('button', { name: '保存并发布' }).click();
    await expect(page.getByText(`“${name}”已发布`)).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    if (walk.kind === '专享价') await expect(page.locator('code').first()).toContainText(/\/item\/\d+\.html\?privilege=\d+&pt=/);
    await test.step('it is called off', () => callOff(page, name));
    expect(troubles.list).toEqual([]);
  });

async function writeBasics(page: Page, name: string): Promise<void> {
  await toStep(page, '规则');
  await expect(page.getByLabel('活动名称')).toBeFocused();
  await page.getByLabel('活动名称').fill(name);
  for (const [label, days] of [
    ['开始时间', 20],
    ['结束时间', 21],
  ] as const) {
    await page.getByLabel(label).fill(minuteIn(days));
    await page.keyboard.press('Enter');
  }
  await toStep(page, '规则');
  await expect(page.getByRole('navigation', { name: '步骤' }).locator('[aria-current]')).toContainText('规则');
}

async function seeReceipt(page: Page): Promise<void> {
  const phone = page.getByRole('complementary', { name: '买家看到的' });
  await phone.getByText('价格明细', { exact: true }).click();
  await expect(phone.getByText('应付', { exact: true })).toBeVisible();
}

async function callOff(page: Page, name: string): Promise<void> {
  await openConsolePage(page, `/activities?tab=SOON&words=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `${name}：更多操作` }).click();
  await page.getByRole('menuitem', { name: '取消活动' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消活动' }).click();
  await expect(page.getByText(`“${name}”已结束`)).toBeVisible();
}
