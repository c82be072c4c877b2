import { type BrowserContext, devices, type Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { consoleScreen } from '../fixtures/console.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openMini } from '../fixtures/messenger.ts';
import { openPage } from '../fixtures/open-page.ts';
import { aPayer, giveBalance, givePoints, PAY_PASSWORD, placeUnpaid, setPayPassword } from '../fixtures/purse.ts';
import { enterPayPassword, type Shop } from '../fixtures/shopper.ts';

test.describe.configure({ timeout: 180_000 });
// A phone is sent to the provider; a desk shows a code to scan.
test.use({ userAgent: devices['Pixel 7'].userAgent });

const cashierOf = (tradeId: string) => `${h5}/shop/pay.html?id=${tradeId}`;
const balanceSwitch = (shop: Shop) => shop.getByRole('switch', { name: /^余额/ });
const pointsSwitch = (shop: Shop) => shop.getByRole('switch', { name: /^积分抵扣/ });
const payButton = (shop: Shop) => shop.getByRole('button', { name: /支付 ¥/ });
const passwordSheet = (shop: Shop) => shop.getByRole('dialog', { name: '输入支付密码' });

const isPaid = async (shop: Shop) => expect(shop.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 20_000 });

/** From the result to the order: paid, and by what. */
async function findPaidOrder(shop: Shop, by: string): Promise<void> {
  await shop.getByRole('link', { name: '查看订单' }).click();
  await expect(shop.getByRole('heading', { name: '待发货' })).toBeVisible();
  await expect(shop.getByText(by, { exact: true })).toBeVisible();
}

/** Nothing of the password or its proof is kept on the device. */
async function keepsNothing(page: Page, proof: string): Promise<void> {
  const kept = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(proof).not.toBe('');
  expect(kept).not.toContain(PAY_PASSWORD);
  expect(kept).not.toContain(proof);
}

test('a balance pays all, once its password is set on the way (rules 7.3)', async ({ page, troubles }) => {
  const lookAt = createPageAudit(page, 'cashier-balance');
  const payer = await aPayer(page.context());
  await giveBalance(payer, 5_000);
  const { tradeId } = await placeUnpaid(payer);
  await openPage(page, cashierOf(tradeId));
  await test.step('the balance covers all: no provider is needed', async () => {
    await expect(page.getByText(/ · 1 种 1 件$/)).toBeVisible();
    await lookAt('cashier');
    await balanceSwitch(page).check();
    await expect(page.getByText('已全部抵扣，无需再付')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await lookAt('covered');
  });
  await test.step('without a password there is one to set first, and the way back', async () => {
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '先设置支付密码' })).toBeVisible();
    await lookAt('set-first');
    await page.getByRole('link', { name: '去设置支付密码' }).click();
    await setPayPassword(page, payer.phone);
    await expect(balanceSwitch(page)).toBeChecked();
  });
  await test.step('a wrong password says how many tries are left, the right one pays', async () => {
    await page.getByRole('button', { name: /^余额支付 ¥/ }).click();
    await expect(passwordSheet(page)).toBeVisible();
    await lookAt('password');
    await enterPayPassword(page, '111111');
    await expect(page.getByText(/还可尝试 4 次/)).toBeVisible();
    await lookAt('wrong-password');
    const checked = page.waitForResponse((response) => response.url().includes('/payPassword/') && response.request().method() === 'POST');
    await enterPayPassword(page, PAY_PASSWORD);
    const { data } = (await (await checked).json()) as { data: { proof: string } };
    await isPaid(page);
    await expect(page.getByText('余额', { exact: true })).toBeVisible();
    await lookAt('paid');
    await keepsNothing(page, data.proof);
  });
  await findPaidOrder(page, '余额');
  await test.step('and the balance tells of it', async () => {
    await openPage(page, `${h5}/shop/balanceList.html`);
    await expect(page.getByText('购物支付')).toBeVisible();
    await lookAt('movements');
  });
  expect(troubles.list).toEqual([]);
});

for (const [name, addressOf] of Object.entries({ h5: cashierOf, 'mobile-mall': (id: string) => `${cp}/cp/pay?id=${id}` })) {
  test(`points, a balance and WeChat pay together: ${name} (rules 7.1, 7.2)`, async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, `cashier-mixed-${name}`, { isRepeat: name !== 'h5' });
    const payer = await aPayer(page.context());
    await giveBalance(payer, 1_000);
    await givePoints(payer, 300);
    await openPage(page, `${h5}/shop/setpayPassword.html`);
    await setPayPassword(page, payer.phone);
    const { tradeId, payableFen } = await placeUnpaid(payer);
    const left = `¥${((payableFen - 1_300) / 100).toFixed(2)}`;
    await openPage(page, addressOf(tradeId));
    await pointsSwitch(page).check();
    await balanceSwitch(page).check();
    await expect(page.getByText(`还需付 ${left}`)).toBeVisible();
    await lookAt('cashier');
    await page.getByRole('button', { name: `微信支付 ${left}` }).click();
    await expect(passwordSheet(page)).toBeVisible();
    await enterPayPassword(page, PAY_PASSWORD);
    await page.waitForURL(/cashier/);
    await expect(page.locator('.amount')).toHaveText(left);
    await test.step('who comes back finds what is held still ticked, and needs no password again', async () => {
      await openPage(page, addressOf(tradeId));
      await expect(balanceSwitch(page)).toBeChecked();
      await expect(page.getByText('可用 ¥10.00')).toBeVisible();
      await page.getByRole('button', { name: `微信支付 ${left}` }).click();
      await page.waitForURL(/cashier/);
    });
    await page.getByRole('button', { name: '立即支付' }).click();
    await isPaid(page);
    await expect(page.getByText(`积分 ¥3.00 + 余额 ¥10.00 + 微信支付 ${left}`)).toBeVisible();
    await lookAt('paid');
    await findPaidOrder(page, '积分 + 余额 + 微信支付');
    expect(troubles.list).toEqual([]);
  });
}

test('points and WeChat; too few of them say from how many on (rules 7.4)', async ({ page, troubles }) => {
  const lookAt = createPageAudit(page, 'cashier-points');
  const payer = await aPayer(page.context());
  await givePoints(payer, 60);
  const { tradeId } = await placeUnpaid(payer);
  await openPage(page, cashierOf(tradeId));
  await expect(pointsSwitch(page)).toBeDisabled();
  await expect(page.getByText('满 100 分可用')).toBeVisible();
  await lookAt('too-few');
  await givePoints(payer, 140);
  await page.reload();
  await pointsSwitch(page).check();
  await expect(page.getByText('用 200 分抵 ¥2.00')).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/cashier/);
  await page.getByRole('button', { name: '立即支付' }).click();
  await isPaid(page);
  await findPaidOrder(page, '积分 + 微信支付');
  await openPage(page, `${h5}/shop/points.html`);
  await expect(page.getByText('抵扣订单')).toBeVisible();
  await lookAt('points');
  expect(troubles.list).toEqual([]);
});

test('a phone goes to Alipay and comes back to the result (rules 7.8)', async ({ page, troubles }) => {
  const lookAt = createPageAudit(page, 'cashier-alipay');
  const payer = await aPayer(page.context());
  const { tradeId } = await placeUnpaid(payer);
  await openPage(page, cashierOf(tradeId));
  await page.getByRole('radio', { name: /^支付宝 / }).check();
  await lookAt('chosen');
  await page.getByRole('button', { name: /^支付宝支付 ¥/ }).click();
  await page.waitForURL(/alipay/);
  await page.getByRole('button', { name: '确认付款' }).click();
  await isPaid(page);
  await findPaidOrder(page, '支付宝');
  expect(troubles.list).toEqual([]);
});

test.describe('at a desk', () => {
  test.use({ ...consoleScreen, userAgent: devices['Desktop Chrome'].userAgent });

  test('a code is scanned with Alipay, and the page tells of it', async ({ page, context, troubles }) => {
    const lookAt = createPageAudit(page, 'cashier-desk');
    const payer = await aPayer(context);
    await giveBalance(payer, 1_000);
    const { tradeId } = await placeUnpaid(payer);
    await openPage(page, cashierOf(tradeId));
    await lookAt('cashier');
    await page.getByRole('radio', { name: /^支付宝扫码支付/ }).check();
    const opened = page.waitForResponse((response) => response.url().includes('/pay/open'));
    await page.getByRole('button', { name: /^支付宝扫码支付 ¥/ }).click();
    await expect(page.getByRole('img', { name: '请用支付宝扫一扫付款' })).toBeVisible();
    await lookAt('code');
    const { data } = (await (await opened).json()) as { data: { provider: { ticket: { codeUrl: string } } } };
    await scanWithAlipay(context, data.provider.ticket.codeUrl);
    await page.bringToFront();
    await isPaid(page);
    await findPaidOrder(page, '支付宝');
    expect(troubles.list).toEqual([]);
  });
});

async function scanWithAlipay(context: BrowserContext, codeUrl: string): Promise<void> {
  const phone = await context.newPage();
  await phone.goto(codeUrl);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await phone.close();
}

test.describe('in the mini-program', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  test('a balance pays in the page, and Alipay is not offered', async ({ page, browser, troubles }) => {
    const lookAt = createPageAudit(page, 'cashier-mini');
    const context = await browser.newContext();
    const payer = await aPayer(context);
    await giveBalance(payer, 5_000);
    const own = await context.newPage();
    await openPage(own, `${h5}/shop/setpayPassword.html`);
    await setPayPassword(own, payer.phone);
    await context.close();
    const { tradeId } = await placeUnpaid(payer);
    const { shop } = await openMini(page, { path: `/pay.html?id=${tradeId}`, login: '地址里的 token', token: payer.token });
    await balanceSwitch(shop).check();
    await expect(shop.getByText(/支付宝/)).toHaveCount(0);
    await lookAt('cashier');
    await payButton(shop).click();
    await enterPayPassword(shop as unknown as Page, PAY_PASSWORD);
    await isPaid(shop);
    await lookAt('paid');
    expect(troubles.list).toEqual([]);
  });
});
