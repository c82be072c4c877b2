import type { Frame } from '@playwright/test';
import { callsOf } from '../fixtures/calls.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { createMember } from '../fixtures/member.ts';
import { openMini } from '../fixtures/messenger.ts';
import { untilAtRest } from '../fixtures/open-page.ts';
import { staffCall } from '../fixtures/outside.ts';

const placeOf = (shop: Frame) => shop.evaluate(() => ({ y: Math.round(scrollY), cards: document.querySelectorAll('article').length }));
const firstItem = (shop: Frame) => shop.locator('article h3 a').first().getAttribute('href');

test.describe('the shell inside a mini-program (spec 2.1)', () => {
  test.setTimeout(60_000);

  test('home is as it was left ten minutes ago, and asks for nothing', async ({ page }) => {
    await page.clock.install();
    const { shop, stack, goBack } = await openMini(page);
    const card = shop.locator('article h3 a').nth(14);
    await card.scrollIntoViewIfNeeded();
    await untilAtRest(page);
    const left = await placeOf(shop);
    expect(left.y).toBeGreaterThan(300);
    await card.click();
    await expect(stack.last()).toContainText('productDetail');
    await untilAtRest(page);
    await page.clock.fastForward(600_000);
    const calls = callsOf(page);
    await goBack();
    await expect(stack).toHaveCount(1);
    expect(await placeOf(shop)).toEqual(left);
    await untilAtRest(shop);
    expect(calls).toEqual([]);
  });

  test('a deep link shows its page in every spelling, also after a reload', async ({ page }) => {
    const { shop: home } = await openMini(page);
    const id = /item\/(\d+)/.exec((await firstItem(home)) ?? '')?.[1] ?? '';
    for (const path of [`/item/${id}.html`, `/item/${id}`, `/goodDetail?id=${id}`, `/goodDetail.html?id=${id}`]) {
      const { shop } = await openMini(page, { path });
      await expect(shop.locator('h1')).toBeVisible();
      const title = await shop.locator('h1').textContent();
      await shop.evaluate(() => location.reload());
      await expect(shop.locator('h1')).toHaveText(title ?? '');
      expect(shop.url()).toContain('env=mini');
    }
  });

  test('pages that stay in the web-view go back and forward', async ({ page }) => {
    const { shop } = await openMini(page);
    await shop.getByRole('link', { name: /切换店铺/ }).click();
    await expect(shop.getByRole('heading', { name: '店铺列表' })).toBeVisible();
    await shop.evaluate(() => history.back());
    await expect(shop.getByRole('heading', { name: '今日鲜果' })).toBeVisible();
    await shop.evaluate(() => history.forward());
    await expect(shop.getByRole('heading', { name: '店铺列表' })).toBeVisible();
  });

  test('two mini-programs show two shops', async ({ page, context }) => {
    const other = await context.newPage();
    const { shop: fresh } = await openMini(page, { path: '/?cid=101' });
    const { shop: fashion } = await openMini(other, { path: '/?cid=102' });
    await expect(fashion.locator('html')).toHaveAttribute('data-theme', 'ink');
    await fresh.evaluate(() => location.reload());
    await expect(fresh.locator('html')).toHaveAttribute('data-theme', 'plain');
  });

  test('speaks English when it is asked to', async ({ page }) => {
    const { shop } = await openMini(page, { path: '/?lang=en' });
    await expect(shop.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shop.getByRole('button', { name: 'Search' }).or(shop.getByText('Search')).first()).toBeVisible();
  });
});

test.describe('a login that ends inside a mini-program (spec 4, 2.6)', () => {
  test.setTimeout(60_000);

  test('has run out: the mini-program is asked to log in', async ({ page, context }) => {
    const { stack } = await openMini(page, { path: '/cart.html', login: '地址里的 token', token: `1001-${'x'.repeat(43)}` });
    await expect(stack.last()).toContainText('authorizedMiddle');
    await expect(stack.last()).toContainText('/shop/cart.html');
    await expect(page.getByRole('button', { name: '微信一键登录' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token_1001');
  });

  test('is barred: a layer lies over the shop', async ({ page }) => {
    const { token } = await createMember();
    const detail = await page.request.post(`${h5}/member/c/v2/account/detail`, { headers: { token, accessToken: token }, data: {} });
    await staffCall('member.account.bar', { id: (await detail.json()).data.id });
    const { shop } = await openMini(page, { path: '/cart.html', login: '地址里的 token', token });
    await expect(shop.getByRole('dialog')).toContainText('您已被禁止进入店铺，请联系客服');
  });
});
