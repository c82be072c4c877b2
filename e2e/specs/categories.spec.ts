import type { Page, Response } from '@playwright/test';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';

const category = `${h5}/shop/category.html?cid=101`;
const rail = (page: Page) => page.getByRole('navigation', { name: '一级分类' });
const current = (page: Page) => rail(page).locator('[aria-current]');
const titles = (page: Page) => page.locator('main:visible article h3').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('categories (spec 2.2)', () => {
  for (const [name, url] of [
    ['h5', category],
    ['mobile-mall', `${cp}/cp/goodClass?cid=101`],
  ] as const) {
    test(`${name} answers with the categories and the goods of the first in its HTML`, async ({ request }) => {
      const reply = await request.get(url, { maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      expect(html).toContain('aria-current');
      expect(html.match(/<article/g)?.length).toBeGreaterThan(2);
    });
  }

  for (const path of ['goodClass', 'category', 'cateGoods.html', 'cate.html']) {
    test(`/${path} leads there, too`, async ({ page, troubles }) => {
      await openPage(page, `${h5}/shop/${path}?cid=101`);
      await expect(current(page)).toBeVisible();
      expect(troubles.list).toEqual([]);
    });
  }

  test('a chosen category is found again after a reload, and after an item was looked at', async ({ page, troubles }) => {
    // Four goods are scrolled on a low screen only.
    await page.setViewportSize({ width: 375, height: 500 });
    await openPage(page, category);
    const name = '茶咖';
    await rail(page).getByRole('link', { name }).click();
    await expect(current(page)).toHaveText(name);
    await reloadPage(page);
    await expect(current(page)).toHaveText(name);
    await page.locator('article h3 a').nth(3).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(0);
    await page.locator('article h3 a').nth(3).click();
    await expect(page).toHaveURL(/\/item\/\d+\.html/);
    await page.goBack();
    await expect(current(page)).toHaveText(name);
    await expect.poll(() => scrolled(page)).toBe(place);
    expect(troubles.list).toEqual([]);
  });

  test('looking around leaves one step in the history', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/?cid=101`);
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '分类' }).click();
    for (const place of [1, 2, 0]) await rail(page).getByRole('link').nth(place).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\/(\?|$)/);
    expect(troubles.list).toEqual([]);
  });

  test('the keyboard goes along the rail, which keeps the chosen one in sight', async ({ page, troubles }) => {
    await openPage(page, category);
    await rail(page).getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(rail(page).getByRole('link').last()).toHaveAttribute('aria-current', 'true');
    await expect(rail(page).getByRole('link').last()).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(rail(page).locator('li').nth(-2).getByRole('link')).toBeFocused();
    expect(troubles.list).toEqual([]);
  });

  test('by price, the cheapest come first; twice, the dearest', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/classGoodList.html?cid=101`);
    for (const [button, sortType, isSorted] of [
      ['价格', 'priceUp', (one: number, next: number) => one <= next],
      ['价格，从低到高', 'priceDown', (one: number, next: number) => one >= next],
    ] as const) {
      const isAnswer = (reply: Response) => reply.url().includes('search') && reply.request().postDataJSON()?.sortType === sortType;
      const [reply] = await Promise.all([page.waitForResponse(isAnswer), page.getByRole('button', { name: button }).click()]);
      const { data } = await reply.json();
      const buyable = data.list.filter(({ isSoldOut }: { isSoldOut: boolean }) => !isSoldOut);
      const prices: number[] = buyable.map(({ priceFen }: { priceFen: number }) => priceFen);
      expect(prices.every((price, place) => place === 0 || isSorted(prices[place - 1] ?? 0, price))).toBe(true);
    }
    expect(troubles.list).toEqual([]);
  });

  test('a list in rows is in rows next time, too', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/classGoodList.html?cid=101`);
    const before = await titles(page);
    await page.getByRole('button', { name: '切换为列表' }).click();
    // Further pages may come meanwhile.
    expect(await titles(page)).toEqual(expect.arrayContaining(before));
    await reloadPage(page);
    await expect(page.getByRole('button', { name: '切换为双列' })).toBeVisible();
    expect(troubles.list).toEqual([]);
  });

  test('in pictures, the rail follows the scroll and the address what is in sight', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/category.html?cid=103`);
    const last = rail(page).getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.locator('section').filter({ hasText: name }).last().getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(last).toHaveAttribute('aria-current', 'true');
    const requested = page.url();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(rail(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await expect(page).not.toHaveURL(requested);
    expect(troubles.list).toEqual([]);
  });

  for (const cid of ['101', '102', '103']) {
    test(`in the layout of shop ${cid} one tap leads to goods (finding S35)`, async ({ page, troubles }) => {
      await openPage(page, `${h5}/shop/category.html?cid=${cid}`);
      await page.locator('main a[href*="classGoodList"]:visible').first().click();
      await expect(page).toHaveURL(/classGoodList\.html\?id=\d+/);
      await expect(page.locator('main:visible article').first()).toBeVisible();
      expect(troubles.list).toEqual([]);
    });
  }

  test('the goods of a category are filtered as search results are (finding S35)', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/category.html?cid=102`);
    await page.locator('main a[href*="classGoodList"]:visible').first().click();
    const isAnswer = (reply: Response) => reply.url().includes('search') && reply.request().postDataJSON()?.inStock === true;
    const [reply] = await Promise.all([page.waitForResponse(isAnswer), page.getByRole('button', { name: '仅看有货' }).click()]);
    const { data } = await reply.json();
    expect(data.list.every(({ isSoldOut }: { isSoldOut: boolean }) => !isSoldOut)).toBe(true);
    await expect(page.getByRole('button', { name: '筛选，已选 1 项' })).toBeVisible();
    await page.locator('main:visible').getByRole('link', { name: '搜索', exact: true }).click();
    await expect(page).toHaveURL(/search\.html/);
    expect(troubles.list).toEqual([]);
  });

  test('another shop of the merchant is one sheet away, and shows its own categories', async ({ page, troubles }) => {
    await openPage(page, category);
    await page.getByRole('button', { name: /切换店铺/ }).click();
    await page.getByRole('dialog', { name: '选择店铺' }).locator('a[href*="cid=102"]').click();
    await expect(page).toHaveURL(/category\.html\?cid=102/);
    await expect(page.getByRole('heading', { level: 1, name: '商品分类' })).toBeAttached();
    expect(troubles.list).toEqual([]);
  });
});
