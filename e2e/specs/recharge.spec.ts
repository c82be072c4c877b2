import { devices, type Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { phoneScreen } from '../fixtures/phone.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';

const { userAgent } = devices['Pixel 7'];
// A phone is sent to the provider's cashier.
test.use({ userAgent });
test.describe.configure({ timeout: 120_000 });

const at = (path: string) => `${h5}/shop/${path}?cid=101`;

/** On the mall's cashier page: by WeChat, at the provider's own cashier, and back. */
async function payThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^微信支付/ }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
}

test('a balance is recharged by a package, and the result leads to it (rules 8.2)', async ({ page, context, troubles }) => {
  const lookAt = createPageAudit(page, 'recharge');
  await enterAsMember(context);
  await openPage(page, at('balanceList.html'));
  const open = page.getByRole('button', { name: '充值', exact: true });

  await test.step('the sheet offers packages and an own sum', async () => {
    await open.click();
    await page.getByRole('radio', { name: /¥100\b/ }).check();
    await lookAt('packages');
    await page.getByRole('button', { name: '充值 ¥100，到账 ¥105' }).click();
    await expect(page.getByRole('button', { name: /^微信支付/ })).toBeVisible();
  });

  await test.step('what waits to be paid comes first', async () => {
    await openPage(page, at('balanceList.html'));
    await open.click();
    await expect(page.getByText('您有一笔待付款的充值')).toBeVisible();
    await lookAt('unpaid');
    await page.getByRole('button', { name: '继续支付' }).click();
    await payThere(page);
  });

  await test.step('the result says what came', async () => {
    await expect(page.getByRole('heading', { name: '充值成功' })).toBeVisible();
    await expect(page.getByText('充值 ¥100.00 + 赠送 ¥5.00')).toBeVisible();
    await lookAt('result');
    await page.getByRole('link', { name: '查看余额' }).click();
    await expect(page.getByText('本金 ¥100.00，赠送 ¥5.00')).toBeVisible();
    await expect(page.getByText('余 105.00')).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});

test('a card is bought and runs (rules 9.2)', async ({ page, context, troubles }) => {
  const lookAt = createPageAudit(page, 'card');
  await enterAsMember(context);
  await openPage(page, at('memberCard.html'));
  await lookAt('cards');
  await page
    .getByRole('button', { name: /^立即开通/ })
    .first()
    .click();
  await payThere(page);
  await expect(page.getByRole('heading', { name: '开通成功' })).toBeVisible();
  await expect(page.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await page.getByRole('link', { name: '查看会员卡' }).click();
  await expect(page.getByRole('button', { name: /^续费/ })).toBeVisible();
  await lookAt('own');
  expect(troubles.list).toEqual([]);
});

/** Places an order and leaves it unpaid. */
async function placeOrder(page: Page): Promise<void> {
  await openPage(page, at(''));
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '立即购买' }).click();
  const sheet = await chooseSku(page);
  await sheet.getByRole('button', { name: '立即购买' }).click();
  await writeAddress(page);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^微信支付/ })).toBeVisible();
}

test('a friend pays by the link its owner has shared (rules 7.6)', async ({ page, context, browser, troubles }) => {
  const lookAt = createPageAudit(page, 'friend-pay');
  await enterAsMember(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: h5 });
  await placeOrder(page);

  const link = await test.step('the owner makes the link and copies it', async () => {
    await openPage(page, `${h5}/shop/orderList.html?cid=101&tab=unpaid`);
    await page.locator('main a[href*="orderDetail"]').first().click();
    await page.getByRole('button', { name: '找朋友代付' }).click();
    await page.getByLabel('给朋友的话').fill('水果到了分您一半');
    await lookAt('words');
    await page.getByRole('button', { name: '生成代付链接' }).click();
    await expect(page.getByRole('heading', { name: '您发起的代付' })).toBeVisible();
    await lookAt('own');
    await page.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('链接已复制，快发给朋友吧')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const friend = await (await browser.newContext({ ...phoneScreen, userAgent })).newPage();
  await test.step('the friend sees it as a visitor, logs in and pays', async () => {
    await openPage(friend, link);
    await expect(friend.getByText('水果到了分您一半')).toBeVisible();
    await createPageAudit(friend, 'friend-pay-friend')('visitor');
    await friend.getByRole('button', { name: /^帮 TA 付款/ }).click();
    const phone = await askForCode(friend);
    await friend.getByLabel('6 位验证码').fill(await codeFor(phone));
    await expect(friend.getByRole('radio').first()).toBeVisible();
    await createPageAudit(friend, 'friend-pay-friend')('member');
    await friend.getByRole('button', { name: /^帮 TA 付款/ }).click();
    await friend.getByRole('button', { name: '立即支付' }).click();
    await expect(friend.getByRole('heading', { name: /已完成付款$|^代付成功$/ })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('and the owner’s page says so by itself', async () => {
    await page.bringToFront();
    await expect(page.getByRole('heading', { name: /已完成付款$|^代付成功$/ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page.getByText('待发货').first()).toBeVisible();
  });
  expect(troubles.list).toEqual([]);
});
