import type { Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';
import { chooseSku } from '../fixtures/shopper.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: '底部导航' });
const current = (page: Page) => tabs(page).locator('[aria-current="page"]');

test.describe('the bottom navigation (spec 2.5, 4)', () => {
  test('stands in the HTML of home, and leads on before a script has run', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${h5}/shop/`);
    await tabs(page).getByRole('link', { name: '购物车' }).click();
    await expect(page).toHaveURL(/\/shop\/cart\.html/);
    await context.close();
  });

  test('leads from tab to tab and says which one is open, without an error or a layout shift', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/`);
    await expect(current(page)).toHaveText('首页');
    await tabs(page).getByRole('link', { name: '我的' }).click();
    await expect(page).toHaveURL(/\/shop\/userCenter\.html/);
    await expect(current(page)).toHaveText('我的');
    await tabs(page).getByRole('link', { name: '首页' }).click();
    await expect(current(page)).toHaveText('首页');
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
    expect(troubles.list).toEqual([]);
  });

  test('counts what a visitor puts into the cart, and stays below the cart’s own bar, which has no way back (finding S29)', async ({
    page,
  }) => {
    await openPage(page, `${h5}/shop/`);
    await page.getByRole('button', { name: /^选购/ }).first().click();
    const added = tabs(page).getByRole('link', { name: /购物车\s*$/ });
    const sheet = page.getByRole('dialog', { name: '选择规格' });
    await expect(sheet.or(added.filter({ hasText: '1' }))).toBeVisible();
    if (await sheet.isVisible()) await (await chooseSku(page)).getByRole('button', { name: '加入购物车' }).click();
    await expect(added).toHaveText(/^1/);
    await added.click();
    const checkout = page.getByRole('button', { name: /^结算/ });
    await expect(checkout).toBeVisible();
    await expect(current(page)).toHaveText(/购物车$/);
    await expect(page.getByRole('button', { name: '返回' })).toBeHidden();
    const [button, bar] = await Promise.all([checkout.boundingBox(), tabs(page).getByRole('list').boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('is away in a cart that was opened from an item, where an arrow leads back (finding S29)', async ({ page }) => {
    await openPage(page, `${h5}/shop/`);
    await page.locator('article h3 a[href*="/item/"]').first().click();
    // Home has a link to the cart of its own.
    await expect(page).toHaveURL(/\/shop\/item\//);
    await page.getByRole('link', { name: /^购物车/ }).click();
    await expect(page).toHaveURL(/\/shop\/cart\.html\?from=item/);
    await expect(tabs(page)).toHaveCount(0);
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/\/shop\/item\//);
  });

  test('is away while a keyboard is open', async ({ page }) => {
    await page.goto(`${h5}/shop/userCenter.html`);
    await expect(tabs(page).getByRole('list')).toBeVisible();
    await page.evaluate(() => document.querySelector('main')?.appendChild(document.createElement('input')).focus());
    await expect(tabs(page).getByRole('list')).toBeHidden();
  });
});

test.describe('far down a page (spec 2.6)', () => {
  test('a button leads back to the top, once more than one and a half screens lie above', async ({ page }) => {
    await openPage(page, `${h5}/shop/`);
    const button = page.getByRole('button', { name: '回到顶部' });
    await page.evaluate(() => scrollTo(0, innerHeight * 1.5));
    await untilAtRest(page);
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, innerHeight * 1.5 + 2));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('customer service (spec 2.6, 5)', () => {
  test('opens from an item: by phone, and a visitor who wants to write logs in first', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'customer-service');
    await openPage(page, `${h5}/shop/`);
    await page.locator('article a[href*="/item/"]').first().click();
    await page.getByRole('button', { name: '客服', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '联系客服' });
    await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /^tel:\d/);
    await lookAt('ways');
    await sheet.getByRole('button', { name: /在线客服/ }).click();
    await expect(page).toHaveURL(/\/shop\/login\.html\?returnUrl=%2Fshop%2Fkf\.html/);
    expect(troubles.list).toEqual([]);
  });
});
