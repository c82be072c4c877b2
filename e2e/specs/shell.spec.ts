import type { BrowserContext, Page } from '@playwright/test';
import { callsOf } from '../fixtures/calls.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, reloadPage, untilAtRest } from '../fixtures/open-page.ts';

const homes = { h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/home` };

/** Home as somebody left it: another tab of its goods chosen, a rail pushed aside, scrolled down; what it looks like then. */
async function useHome(page: Page) {
  await page.locator('button[aria-pressed]:visible').nth(1).click();
  await untilAtRest(page);
  const card = page.locator('article h3 a:visible').nth(14);
  await card.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  return { card, look: await lookOf(page) };
}

const lookOf = (page: Page) =>
  page.evaluate(() => ({
    y: Math.round(scrollY),
    tab: document.querySelector('button[aria-pressed=true]')?.textContent,
    cards: document.querySelectorAll('article').length,
  }));

for (const [env, home] of Object.entries(homes)) {
  test.describe(`coming back in ${env} (spec 2.1)`, () => {
    for (const minutes of [0, 10]) {
      test(`home is as it was left ${minutes} minutes ago, and asks for nothing`, async ({ page, troubles }) => {
        await page.clock.install();
        await openPage(page, home);
        const { card, look } = await useHome(page);
        // The item asks for these once it is idle, which may be after a first moment of rest.
        const asked = Promise.all([/goods\/info/, /delivery\/info/, /question\/summary/].map((call) => page.waitForResponse(call)));
        await card.click();
        await expect(page.locator('h1:visible')).toBeVisible();
        await asked;
        await untilAtRest(page);
        if (minutes > 0) await page.clock.fastForward(minutes * 60_000);
        const calls = callsOf(page);
        await page.goBack();
        await expect.poll(() => lookOf(page)).toEqual(look);
        await untilAtRest(page);
        expect(calls).toEqual([]);
        expect(troubles.list).toEqual([]);
      });
    }
  });
}

test.describe('addresses (spec 2.1, 2.2)', () => {
  const spellings = (id: string) => [
    `${h5}/shop/item/${id}.html`,
    `${h5}/shop/item/${id}`,
    `${h5}/shop/goodDetail?id=${id}`,
    `${h5}/shop/goodDetail.html?id=${id}`,
    `${cp}/cp/goodDetail?id=${id}`,
    `${cp}/cp/goodDetail.html?id=${id}`,
    `${cp}/cp/item/${id}.html`,
  ];

  test('an item answers to every spelling of its address, after a reload too', async ({ page, troubles }) => {
    await openPage(page, `${h5}/shop/`);
    const id = /item\/(\d+)/.exec((await page.locator('article h3 a').first().getAttribute('href')) ?? '')?.[1] ?? '';
    const titles = new Set<string>();
    for (const address of spellings(id)) {
      await openPage(page, address);
      titles.add((await page.locator('h1:visible').textContent()) ?? '');
      await reloadPage(page);
      titles.add((await page.locator('h1:visible').textContent()) ?? '');
    }
    expect(titles.size).toBe(1);
    expect(troubles.list).toEqual([]);
  });

  for (const [env, home] of Object.entries(homes)) {
    test(`${env}: back and forward show what was there, from a deep link on`, async ({ page, troubles }) => {
      await openPage(page, home);
      const deep = (await page.locator('article h3 a').nth(2).getAttribute('href')) ?? '';
      await openPage(page, new URL(deep, home).href);
      const title = (await page.locator('h1:visible').textContent()) ?? '';
      await page.getByRole('link', { name: /购物车/ }).click();
      await expect(page.getByText('购物车还空着')).toBeVisible();
      await page.goBack();
      await expect(page.locator('h1:visible')).toHaveText(title);
      await page.goForward();
      await expect(page.getByText('购物车还空着')).toBeVisible();
      await reloadPage(page);
      await expect(page.getByText('购物车还空着')).toBeVisible();
      await page.goBack();
      await expect(page.locator('h1:visible')).toHaveText(title);
      expect(troubles.list).toEqual([]);
    });
  }

  test('mobile-mall writes nowdate, mid and cid into every address it opens; h5 carries the cid of its shop', async ({ page }) => {
    await openPage(page, `${cp}/cp/home`);
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/cp\/goodDetail\?id=\d+&nowdate=\d{13}&mid=1001&cid=101$/);
    await openPage(page, `${h5}/shop/?cid=102`);
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/shop\/item\/\d+\.html\?cid=102$/);
  });

  test('the first address of a tab is remembered, without what it said about anybody', async ({ page }) => {
    await openPage(page, `${h5}/shop/cart.html?token=CANARY&resellerId=7`);
    await expect(page).toHaveURL(`${h5}/shop/cart.html?resellerId=7`);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain('/shop/cart.html');
    expect(stored).not.toContain('CANARY');
  });
});

test.describe('two tabs with two shops (spec 4)', () => {
  test('each stays in its own, also when it is reloaded without a shop in its address', async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(page, `${h5}/shop/?cid=101`);
    await openPage(other, `${h5}/shop/?cid=102`);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'ink');
    await openPage(page, `${h5}/shop/`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'plain');
    await page.locator('article h3 a').first().click();
    await expect(page.locator('h1:visible')).toBeVisible();
    await reloadPage(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'plain');
    await openPage(other, `${h5}/shop/cart.html`);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'ink');
  });

  test('a shop that cannot be entered leads back to the one before, and says so', async ({ page }) => {
    await openPage(page, `${h5}/shop/?cid=102`);
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await openPage(page, `${h5}/shop/?cid=999`);
    expect(await said).toMatch(/^已经切换回【.+】店铺$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
  });
});

test.describe('without a network (spec 8)', () => {
  test('a page that is opened waits and says so, and shows when the network is back', async ({ page, context }) => {
    await openPage(page, `${h5}/shop/`);
    // its chunk is there, its goods are not
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('button', { name: '加入购物车' })).toBeVisible();
    await page.goBack();
    await expectToWait(page, context);
  });

  test('so does one whose script was never here', async ({ page, context }) => {
    await openPage(page, `${h5}/shop/`);
    await expectToWait(page, context);
  });

  async function expectToWait(page: Page, context: BrowserContext) {
    await context.setOffline(true);
    await expect(page.getByText('网络已断开，恢复后自动加载')).toBeVisible();
    const card = page.locator('article h3 a:visible').nth(3);
    const title = (await card.textContent()) ?? '';
    await card.click();
    await expect(page).toHaveURL(/item/);
    await context.setOffline(false);
    await expect(page.locator('h1:visible')).toContainText(title);
    await expect(page.getByText('网络已断开，恢复后自动加载')).toBeHidden();
  }
});
