import type { Page } from '@playwright/test';
import { buyAtOnce, openShopperPhone } from '../fixtures/buyer.ts';
import { picturesOf, writeGoods } from '../fixtures/console-editor.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { knownPayKeys, openMerchant } from '../fixtures/new-merchant.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.describe.configure({ timeout: 180_000 });

const shop = '滨江一店';
const goods = '龙井明前茶 50 克';

/** Steps stand in the order a merchant takes them; each begins where the one before it ended. */
test('a merchant opens its shop in the console, from the invitation of its owner to the first paid order', async ({
  page,
  browser,
  troubles,
}) => {
  const merchant = `开张 ${Date.now()}`;
  const { mid, invitation } = await openMerchant(merchant);

  await test.step('the owner accepts the invitation and is signed in', () => acceptInvitation(page, invitation, merchant));
  await test.step('who they work for is said', async () => {
    await openSettings(page, '商户信息');
    await expect(page.getByText(mid, { exact: true })).toBeVisible();
    await expect(page.getByLabel('商户名称')).toHaveValue(merchant);
  });
  await test.step('creates the first shop', () => createShop(page));
  await test.step('enters, tests and activates a payment account', () => activatePayAccount(page));
  await test.step('sets what sending costs', () => setFreight(page));
  await test.step('publishes the agreements', () => publishAgreement(page));
  await test.step('makes a category', () => makeCategory(page));
  await test.step('adds goods and puts it on sale', () => addGoods(page));
  await test.step('supplies stock', () => supplyStock(page));
  await test.step('one step is left', async () => {
    await openMenu(page, '工作台', /您好/);
    await expect(page.getByText('还有 1 步')).toBeVisible();
  });
  const order = await test.step('a shopper finds the shop, buys and pays', async () => {
    const address = (await page.getByRole('link', { name: '看店铺' }).getAttribute('href')) ?? '';
    const phone = await openShopperPhone(browser, address);
    await phone.getByRole('link', { name: goods }).first().click();
    return buyAtOnce(phone, async () => undefined);
  });
  await test.step('the owner sees the paid order, and nothing is left to do', async () => {
    await openMenu(page, '订单', '订单');
    const row = page.getByRole('row', { name: new RegExp(order) });
    await expect(row).toContainText('¥47.00');
    await expect(row).toContainText('待发货');
    await openMenu(page, '工作台', /您好/);
    await expect(page.getByText('支付金额').first()).toBeVisible();
    await expect(page.getByText('开店步骤')).toHaveCount(0);
  });
  expect(troubles.list).toEqual([]);
});

/** Within the page, as the owner goes: a new load would do, too, and prove less. */
const openSettings = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  if (!(await menu.getByRole('link', { name, exact: true }).isVisible()))
    await menu.getByRole('link', { name: '设置', exact: true }).click();
  await openMenu(page, name, name);
};

const openMenu = async (page: Page, name: string, title: string | RegExp) => {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

async function acceptInvitation(page: Page, invitation: string, merchant: string): Promise<void> {
  await page.goto(invitation);
  await expect(page.getByText(`加入 ${merchant}`)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.getByLabel('设一个密码').fill('a-long-password-1');
  await page.getByLabel('再输一次').fill('a-long-password-1');
  await page.getByRole('button', { name: '接受邀请并登录' }).click();
  await expect(page.locator('nav').first()).toBeVisible();
}

async function createShop(page: Page): Promise<void> {
  await openSettings(page, '门店');
  await expect(page.getByText('还没有门店')).toBeVisible();
  await page.getByRole('button', { name: '新建门店' }).first().click();
  await expect(page.getByLabel('门店名称')).toBeVisible();
  await page.getByRole('button', { name: '新建门店' }).click();
  // What is missing is said at its field.
  await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();
  await page.getByLabel('门店名称').fill(shop);
  await page.getByLabel('地址').fill('浙江省杭州市滨江区江南大道 228 号');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picturesOf(page, 1));
  await expect(page.getByRole('button', { name: '删除第 1 张' })).toBeVisible();
  await page.getByRole('switch', { name: '按星期填写' }).click();
  await page.getByLabel('周一开门').fill('9:30');
  await page.getByRole('button', { name: '周一的时间用于每天' }).click();
  await page.getByRole('button', { name: '新建门店' }).click();
  const row = page.getByRole('row', { name: new RegExp(shop) });
  await expect(row).toContainText('默认');
  await expect(row).toContainText('09:30–22:00');
}

async function activatePayAccount(page: Page): Promise<void> {
  const keys = knownPayKeys();
  await openSettings(page, '收款与微信');
  await page.getByRole('button', { name: '添加支付账户' }).click();
  const drawer = page.getByRole('dialog', { name: '添加支付账户' });
  await drawer.getByLabel('商户号').fill(keys.mchId);
  await drawer.getByLabel('AppID').fill(keys.appId);
  await drawer.getByLabel('证书序列号').fill(keys.certificateSerial);
  await drawer.getByLabel('APIv3 密钥').fill(keys.apiV3Key);
  const key = { name: 'apiclient_key.pem', mimeType: 'text/plain', buffer: Buffer.from(keys.privateKeyPem) };
  await drawer.locator('input[type=file]').setInputFiles(key);
  await expect(drawer.getByLabel('商户私钥')).toHaveValue(/BEGIN PRIVATE KEY/);
  await drawer.getByRole('button', { name: '保存账户' }).click();
  const row = page.getByRole('row', { name: new RegExp(keys.mchId) });
  await expect(row).toContainText('没有测试');
  await row.getByRole('button', { name: '测试' }).click();
  await row.getByRole('button', { name: '启用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
  await expect(row).toContainText('正在收款');
  // Of the secrets nothing is left in the page.
  expect(await page.content()).not.toContain(keys.apiV3Key);
}

async function setFreight(page: Page): Promise<void> {
  await openSettings(page, '运费');
  await page
    .getByRole('row', { name: new RegExp(shop) })
    .getByRole('button', { name: '改运费' })
    .click();
  const drawer = page.getByRole('dialog', { name: `运费: ${shop}` });
  await drawer.getByLabel('每单运费').fill('8');
  await drawer.getByRole('switch', { name: '满一定金额包邮' }).click();
  await drawer.getByLabel('包邮金额').fill('79');
  await expect(drawer.getByText('买 ¥50.00 的商品，付运费 ¥8.00；买满 ¥79.00 不收运费。')).toBeVisible();
  await drawer.getByRole('button', { name: '保存运费' }).click();
  await expect(page.getByRole('row', { name: new RegExp(shop) })).toContainText('¥79.00');
}

async function publishAgreement(page: Page): Promise<void> {
  await openSettings(page, '协议与隐私');
  await page
    .getByRole('row', { name: /隐私政策.*简体中文/ })
    .getByRole('link', { name: '编辑' })
    .click();
  await page.getByLabel('版本').fill('2026.1');
  await page.getByLabel('正文').fill('我们只用必要的信息。\n# 一、收集\n手机号与地址。');
  await expect(page.getByRole('article').getByRole('heading', { name: '一、收集' })).toBeVisible();
  await page.getByRole('button', { name: '发布 2026.1 版' }).click();
  await expect(page.getByRole('row', { name: /隐私政策.*简体中文/ })).toContainText('2026.1');
}

async function makeCategory(page: Page): Promise<void> {
  await openMenu(page, '商品', '商品');
  await openMenu(page, '分类', '分类');
  await page.getByRole('button', { name: '新建分类' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新建分类' });
  await drawer.getByLabel('名称').fill('绿茶');
  await drawer.locator('input[type=file]').setInputFiles(await picturesOf(page, 1));
  await expect(drawer.getByRole('button', { name: '删除第 1 张' })).toBeVisible();
  await drawer.getByRole('button', { name: '保存分类' }).click();
  await expect(page.getByRole('row', { name: /绿茶/ })).toBeVisible();
}

async function addGoods(page: Page): Promise<void> {
  await openMenu(page, '商品列表', '商品');
  await page.getByRole('button', { name: '发布商品' }).first().click();
  await writeGoods(page, { title: goods, category: '绿茶', pictures: 3 });
  await page.getByLabel('这件商品 售价').fill('39');
  await page.getByRole('switch', { name: `在 ${shop} 出售` }).click();
  await page.getByRole('button', { name: '保存并在 1 家门店上架' }).click();
  await expect(page.getByRole('heading', { level: 1, name: goods })).toBeVisible();
  await expect(page.getByText(/上次保存/)).toBeVisible();
}

async function supplyStock(page: Page): Promise<void> {
  await openMenu(page, '库存', '库存');
  const row = page.getByRole('row', { name: new RegExp(goods) });
  await row.getByRole('button', { name: '入库' }).click();
  const drawer = page.getByRole('dialog', { name: '入库 1 个规格' });
  await drawer.getByRole('spinbutton').fill('20');
  await drawer.getByRole('button', { name: '入库 1 个规格' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('20');
}
