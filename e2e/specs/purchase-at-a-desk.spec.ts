import type { Page } from '@playwright/test';
import { type AuditPage, createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor, scanAndPay } from '../fixtures/outside.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';

test.describe('buying at a desk (spec 2.1, 7.2)', () => {
  test.setTimeout(120_000);

  test('a code is scanned with another phone, and the page tells of it; an order that is not paid can be cancelled', async ({
    page,
    context,
    troubles,
  }) => {
    const lookAt = createPageAudit(page, 'desk');
    await test.step('a visitor buys at once and logs in on the way', () => buyAsVisitor(page));
    await test.step('pays by scanning', async () => {
      const codeUrl = await openCode(page, lookAt);
      await scanAndPay(await context.newPage(), codeUrl);
      await page.bringToFront();
      await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
    });
    await test.step('buys again and cancels', () => buyAndCancel(page, lookAt));
    expect(troubles.list).toEqual([]);
  });
});

async function buyAsVisitor(page: Page): Promise<void> {
  await openPage(page, `${h5}/shop/`);
  await page.locator('article h3 a').nth(1).click();
  await buyNow(page);
  const phone = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
}

async function buyNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: '立即购买' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('button', { name: '立即购买' }).click();
}

/** What the code on the screen says. */
async function openCode(page: Page, lookAt: AuditPage): Promise<string> {
  const opened = page.waitForResponse((response) => response.url().includes('/pay/open'));
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await expect(page.getByRole('img', { name: '请用微信扫一扫付款' })).toBeVisible();
  await lookAt('code-to-scan');
  const { data } = (await (await opened).json()) as { data: { provider: { ticket: { codeUrl: string } } } };
  return data.provider.ticket.codeUrl;
}

async function buyAndCancel(page: Page, lookAt: AuditPage): Promise<void> {
  await page.getByRole('link', { name: '回首页' }).click();
  await page.locator('article h3 a').nth(1).click();
  await buyNow(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
  await page.goto(`${h5}/shop/orderList.html?tab=unpaid`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await lookAt('cancel');
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('没有待付款的订单')).toBeVisible();
}
