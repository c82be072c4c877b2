import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { codeFor, staffCall } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

const homes = { h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/` };
const phone = { userAgent: devices['Pixel 7'].userAgent };
/** A token nobody knows any more. */
const stale = (home: string) => ({ name: 'token_1001', value: `1001-${'x'.repeat(43)}`, url: new URL(home).origin });

test.describe('a login that has run out (spec 4)', () => {
  for (const [env, home] of Object.entries(homes)) {
    test.describe(env, () => {
      test.use(phone);
      test('reloads the page, which is a visitor’s then, and says why', async ({ page, context }) => {
        await context.addCookies([stale(home)]);
        await page.goto(`${home}shopping`, { waitUntil: 'commit' });
        await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
        await expect(page.getByText('购物车还空着')).toBeVisible();
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('token_1001');
        await page.goto(`${home}orderList`);
        await expect(page).toHaveURL(/login/);
      });
    });
  }

  test('leads to login.html with a returnUrl at a desk', async ({ page, context }) => {
    await context.addCookies([stale(h5)]);
    await page.goto(`${h5}/shop/cart.html`);
    await expect(page).toHaveURL(/\/shop\/login\.html\?returnUrl=%2Fshop%2Fcart\.html/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token_1001');
  });
});

/** Logs a new member in at their orders; their id. */
async function logIn(page: Page, home: string): Promise<string> {
  await page.goto(`${home}orderList`);
  const number = await askForCode(page);
  await page.getByLabel('6 位验证码').fill(await codeFor(number));
  await expect(page).toHaveURL((url) => url.pathname.includes('orderList'));
  return page.evaluate(() => JSON.parse(localStorage.userInfo_1001).id);
}

test.describe('a member who may not log in any more (spec 6)', () => {
  test.use(phone);
  test.setTimeout(60_000);
  for (const [env, home] of Object.entries(homes)) {
    test(`${env}: the next call ends the login and says why`, async ({ page, context }) => {
      const id = await logIn(page, home);
      await staffCall('member.login.forbid', { id });
      await page.goto(`${home}shopping`, { waitUntil: 'commit' });
      await expect(page.getByText('您的账号已被禁止登录，请联系客服')).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token_1001');
    });
  }
});

test.describe('a member who is barred from a shop (spec 2.6)', () => {
  test.use(phone);
  test.setTimeout(60_000);
  for (const [env, home] of Object.entries(homes)) {
    test(`${env}: a layer lies over that shop alone, with the way to customer service and to other shops`, async ({ page }) => {
      const id = await logIn(page, home);
      await staffCall('member.account.bar', { id, cid: '102' });
      await page.goto(`${home}shopping?cid=101`);
      await expect(page.getByRole('link', { name: '首页' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(`${home}shopping?cid=102`);
      const layer = page.getByRole('dialog');
      await expect(layer).toContainText('您已被禁止进入店铺，请联系客服');
      await expect(layer.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await page.keyboard.press('Escape');
      await expect(layer).toBeVisible();
      await layer.getByRole('link', { name: '其他店铺' }).click();
      await expect(page).toHaveURL(/instLoadPage/);
      await expect(layer).toHaveCount(0);
    });
  }
});
