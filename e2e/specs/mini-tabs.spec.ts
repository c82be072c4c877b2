import type { APIRequestContext, Frame } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openMini } from '../fixtures/messenger.ts';
import { untilAtRest } from '../fixtures/open-page.ts';
import { staffCall } from '../fixtures/outside.ts';

const tabs = (shop: Frame) => shop.getByRole('navigation', { name: '底部导航' });

/** The navigation of a shop as its home carries it. */
async function arrangedFor(request: APIRequestContext, cid: string): Promise<object> {
  const html = await (await request.get(`${h5}/shop/?cid=${cid}`)).text();
  return JSON.parse(decodeURIComponent(/"navigationJson":"([^"]+)"/.exec(html)?.[1] ?? ''));
}

test.describe('the bottom navigation inside a mini-program (spec 2.4, 2.5, 4)', () => {
  test.setTimeout(60_000);

  test('is the merchant’s where it is arranged for mini-programs, and its tabs are launched anew', async ({ page, troubles }) => {
    const { shop, stack } = await openMini(page, { path: '/?cid=101' });
    await expect(tabs(shop).locator('[aria-current="page"]')).toHaveText('首页');
    await tabs(shop)
      .getByRole('link', { name: /购物车/ })
      .click();
    await expect(stack).toHaveText([/^\/pages\/cart\/index/]);
    await expect(stack).toHaveAttribute('data-by', 'reLaunch');
    expect(troubles.list).toEqual([]);
  });

  test('leads to a page without a jump inside the web-view, and says which tab is open', async ({ page }) => {
    const { shop, stack } = await openMini(page, { path: '/?cid=101' });
    await tabs(shop).getByRole('link', { name: '我的' }).click();
    await expect(tabs(shop).locator('[aria-current="page"]')).toHaveText('我的');
    await expect(stack).toHaveText([/^\/pages\/home\/index/]);
  });

  test('is away where it is arranged for browsers alone: the mini-program has tabs of its own', async ({ page, request }) => {
    const config = await arrangedFor(request, '103');
    await staffCall('decoration.navigation.set', { cid: '103', config, isAppletCustom: false });
    try {
      const { shop } = await openMini(page, { path: '/?cid=103' });
      await untilAtRest(shop);
      await expect(shop.locator('article').first()).toBeVisible();
      await expect(tabs(shop)).toHaveCount(0);
      await page.goto(`${h5}/shop/?cid=103`);
      await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible();
    } finally {
      await staffCall('decoration.navigation.set', { cid: '103', config, isAppletCustom: true });
    }
  });
});
