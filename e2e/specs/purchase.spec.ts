import { devices, type Page } from '@playwright/test';
import { type AuditPage, createPageAudit } from '../fixtures/audit-page.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';

const homes = { h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/home` };

// One after another: both walks act as the same staff.
test.describe.configure({ mode: 'default', timeout: 120_000 });
// A phone is sent to WeChat; a desk shows a code to scan.
test.use({ userAgent: devices['Pixel 7'].userAgent });

test.describe('a purchase from the first look to the refund (spec 2.1, 7.2, 7.4, 7.5)', () => {
  for (const [name, home] of Object.entries(homes)) {
    test(name, async ({ page, troubles }) => {
      const lookAt = createPageAudit(page, name, { isRepeat: name !== 'h5' });
      await test.step('a visitor puts goods into the cart', () => fillCart(page, lookAt, home));
      await test.step('and logs in on the way to the checkout', () => logInOnTheWay(page, lookAt));
      await test.step('says where it goes and places the order', () => placeOrder(page, lookAt));
      await test.step('pays', () => pay(page, lookAt));
      const id = await test.step('finds the order', () => openOrder(page, lookAt));
      await test.step('receives it', () => receive(page, lookAt, id));
      await test.step('and gets the money back', () => getRefund(page, lookAt, id));
      await test.step('and looks around', () => lookAround(page, lookAt, home));
      expect(troubles.list).toEqual([]);
    });
  }
});

async function fillCart(page: Page, lookAt: AuditPage, home: string): Promise<void> {
  await openPage(page, home);
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '加入购物车' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('group', { name: '数量' }).getByRole('button').last().click();
  await lookAt('sku');
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  const cart = page.getByRole('link', { name: '购物车，2 件' });
  await expect(cart).toBeVisible();
  await expect(sheet).toBeHidden();
  await lookAt('item');
  await cart.click();
  await expect(page.getByRole('button', { name: '结算 (2)' })).toBeVisible();
  await lookAt('cart-of-a-visitor');
}

async function logInOnTheWay(page: Page, lookAt: AuditPage): Promise<void> {
  await page.getByRole('button', { name: '结算 (2)' }).click();
  const phone = await askForCode(page);
  await lookAt('login');
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
}

async function placeOrder(page: Page, lookAt: AuditPage): Promise<void> {
  await writeAddress(page);
  await lookAt('new-address');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
  await page.getByLabel('留言').fill('请放门口');
  await lookAt('confirm');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
}

async function pay(page: Page, lookAt: AuditPage): Promise<void> {
  await lookAt('pay');
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.waitForURL(/cashier/);
  await lookAt('cashier');
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
  await lookAt('paid');
}

async function openOrder(page: Page, lookAt: AuditPage): Promise<string> {
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  await expect(page.getByText('请放门口')).toBeVisible();
  await lookAt('order-to-ship');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function receive(page: Page, lookAt: AuditPage, id: string): Promise<void> {
  await staffCall('trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
  await page.reload();
  await expect(page.getByRole('heading', { name: '待收货' })).toBeVisible();
  await expect(page.getByText('SF1234567890')).toBeVisible();
  await lookAt('order-on-its-way');
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  await lookAt('order-completed');
}

async function getRefund(page: Page, lookAt: AuditPage, id: string): Promise<void> {
  await staffCall('trade.order.refund', { id, note: '口感不好' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '已退款' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await lookAt('order-refunded');
}

/** The order is in the list, the address in the book, and nothing is left in the cart. */
async function lookAround(page: Page, lookAt: AuditPage, home: string): Promise<void> {
  const base = home.replace(/home$/, '');
  await page.goto(`${base}orderList`);
  await expect(page.getByRole('article').getByText('退款', { exact: true })).toBeVisible();
  await lookAt('orders');
  await page.goto(`${base}addressList`);
  await expect(page.getByRole('heading', { name: '文三路 1 号 2 幢 301' })).toBeVisible();
  await lookAt('addresses');
  await page.goto(`${base}shopping`);
  await expect(page.getByText('购物车还空着')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await lookAt('empty-cart');
}
