import type { Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { codeFor } from '../fixtures/outside.ts';
import type { Shop } from '../fixtures/shopper.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';
import { aPerson, holdPhone, openOfficialPage, wechatBrowser } from '../fixtures/wechat.ts';

test.use({ userAgent: wechatBrowser, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.describe.configure({ timeout: 240_000 });

test.describe('how a payment inside the messenger ends (spec 4, 7.2, rules 7.1)', () => {
  test('cancelled and failed the shopper stays and tries again; without an answer the mall tells', async ({ page, context }) => {
    const lookAt = createPageAudit(page, 'pay-inside');
    await holdPhone(context, aPerson());
    const view = await openOfficialPage(page, '/shop/');
    await buyByPhone(view);
    const pay = view.getByRole('button', { name: /^微信(扫码)?支付 ¥/ });
    await expect(view.getByText('在微信中完成付款')).toBeVisible();
    await expect(view.getByText('打开微信完成付款')).toHaveCount(0);

    await test.step('nobody knows the payer: the messenger is asked silently, and its cashier opens by itself', async () => {
      await pay.click();
      await expect(cashierOf(page)).toBeVisible({ timeout: 15_000 });
      await lookAt('cashier');
    });
    await test.step('who cancels is told so, on the page he can pay from', async () => {
      await answer(page, '取消支付');
      await expect(view.getByText('您已取消支付')).toBeVisible();
      await lookAt('cancelled');
    });
    await test.step('a payment that fails is said to have', async () => {
      await pay.click();
      await answer(page, '支付失败');
      await expect(view.getByText('支付没有完成')).toBeVisible();
      await lookAt('failed');
    });
    await test.step('paid without a word: the page finds out by itself', async () => {
      await pay.click();
      await answer(page, '付款但不回答');
      await expect(view.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 20_000 });
      await lookAt('paid');
    });
  });

  test('whoever else holds the phone cannot pay what was opened for its owner', async ({ page, context }) => {
    await holdPhone(context, aPerson());
    const view = await openOfficialPage(page, '/shop/');
    await buyByPhone(view);
    const pay = view.getByRole('button', { name: /^微信(扫码)?支付 ¥/ });
    await pay.click();
    await expect(cashierOf(page)).toBeVisible({ timeout: 15_000 });
    await answer(page, '取消支付');
    await expect(view.getByText('您已取消支付')).toBeVisible();
    await holdPhone(context, aPerson());
    await pay.click();
    const refusal = page.getByRole('dialog', { name: '无法支付' });
    await expect(refusal).toContainText('下单账号与支付账号不一致');
    await refusal.getByRole('button', { name: '知道了' }).click();
    await expect(view.getByText('支付没有完成')).toBeVisible();
  });
});

const cashierOf = (page: Page) => page.getByRole('dialog', { name: '微信支付' });
const answer = (page: Page, button: string) => cashierOf(page).getByRole('button', { name: button, exact: true }).click();

/** An order of somebody who logs in by a code to the phone: the session knows nobody at the messenger. */
async function buyByPhone(view: Shop): Promise<void> {
  await view.locator('article h3 a').first().click();
  await view.getByRole('button', { name: '立即购买' }).click();
  const sheet = await chooseSku(view);
  await sheet.getByRole('button', { name: '立即购买' }).click();
  const phone = await askForCode(view);
  await view.getByLabel('6 位验证码').fill(await codeFor(phone));
  await writeAddress(view);
  await view.getByRole('button', { name: '保存' }).click();
  await expect(view.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
  const pay = view.getByRole('button', { name: /^微信(扫码)?支付 ¥/ });
  // A tap while the price for the new address is on its way is not taken.
  await expect(async () => {
    if (!(await pay.isVisible())) await view.getByRole('button', { name: '提交订单' }).click({ timeout: 1_000 });
    await expect(pay).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}
