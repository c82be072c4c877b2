import type { Page } from '@playwright/test';
import { copiesOn, passWorkerDelay, textsOn, untilCached, untilReady, untilWorkerIsTold, whatIsKept } from '../fixtures/cached-pages.ts';
import { expect, h5, shared, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const bar = (page: Page) => page.getByText('离线内容 · 可能不是最新');
const away = (page: Page) => page.getByRole('heading', { name: '网络已断开' });
const price = (page: Page) => page.getByText(/[¥￥]/).first();

/** Looked at for so long that the worker hears of it. */
async function lookAt(page: Page, address: string) {
  await openPage(page, address);
  await passWorkerDelay(page);
}

/** A phone that has looked at home, and keeps it. */
async function openHome(page: Page, home = `${h5}/shop/`) {
  await page.clock.install();
  await lookAt(page, home);
  await untilCached(page, '/shop/index?');
  await untilReady(page);
}

test.describe('pages seen before, without a network (spec 8, 9)', () => {
  test('home, goods and a micro page are read with their prices, and say that they are copies', async ({ page, context }) => {
    await openHome(page);
    // by a tap within the page: no document is loaded for it
    await page.locator('article h3 a:visible').first().click();
    await expect(page).toHaveURL(/\/item\/\d+\.html/);
    await passWorkerDelay(page);
    await untilCached(page, /\/shop\/goodDetail\?id=\d+$/);
    const { pathname } = new URL(page.url());
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(`${h5}/shop/`);
    const microPage = await page.locator('a[href*="micropage.html"]').first().getAttribute('href');
    await lookAt(page, h5 + microPage);
    const title = await page.title();
    await untilCached(page, '/shop/micropage?id=');
    await context.setOffline(true);

    await page.goto(h5 + microPage);
    await expect(page).toHaveTitle(title);
    await expect(bar(page)).toBeVisible();
    await page.goto(`${h5}/shop/`);
    await expect(bar(page)).toBeVisible();
    await expect(price(page)).toBeVisible();
    await page.locator(`a[href*="${pathname}"]:visible`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect(price(page)).toBeVisible();
  });

  test('a page never seen, and those of a member, lead to the page that says so; back online it leads on', async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    for (const path of ['cart.html', 'orderList.html', 'agree.html']) {
      await page.goto(`${h5}/shop/${path}`);
      await expect(away(page)).toBeVisible();
      await expect(bar(page)).toBeHidden();
    }
    await context.setOffline(false);
    await page.getByRole('button', { name: '继续' }).click();
    await expect(page).toHaveURL(`${h5}/shop/agree.html`);
    await expect(page.getByRole('heading', { name: '用户协议' }).first()).toBeVisible();
  });

  test('with the network the page is the server’s again', async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: '刷新' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(price(page)).toBeVisible();
  });
});

/** Which of these words the phone keeps anywhere. */
async function whatOf(words: readonly string[], page: Page) {
  const texts = await textsOn(page);
  return words.filter((word) => texts.includes(word));
}

test.describe('whose copies they are (spec 2.4, 4)', () => {
  test('a copy is never shown for another shop, another merchant or another language', async ({ page, context }) => {
    await openHome(page, `${shared}/shop/?mid=1001&cid=101`);
    await lookAt(page, `${shared}/shop/?cid=102`);
    await untilCached(page, '/copies/1001/102/');
    await untilReady(page, '/copies/1001/102/');
    await context.setOffline(true);

    const html = page.locator('html');
    // the shop entered last, as the cookie has it
    await page.goto(`${shared}/shop/`);
    await expect(html).toHaveAttribute('data-theme', 'ink');
    await page.goto(`${shared}/shop/?cid=101`);
    await expect(html).not.toHaveAttribute('data-theme', 'ink');
    await expect(bar(page)).toBeVisible();
    for (const other of ['cid=103', 'lang=en']) {
      await page.goto(`${shared}/shop/?${other}`);
      await expect(away(page)).toBeVisible();
    }
    // of another merchant there is not even that page: the browser says it
    for (const other of ['mid=2002', 'mid=2002&cid=101']) {
      await expect(page.goto(`${shared}/shop/?${other}`), other).rejects.toThrow('ERR_FAILED');
    }
  });

  test('nothing of a member is kept, and whoever logs out leaves no copies', async ({ page, context }) => {
    const phone = await enterAsMember(context);
    await openHome(page);
    for (const path of ['userCenter.html', 'personalData.html', 'cart.html']) await openPage(page, `${h5}/shop/${path}`);
    const token = (await context.cookies()).find(({ name }) => name === 'token_1001')?.value ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(await whatOf([token, decodeURIComponent(token), phone], page)).toEqual([]);
    expect(await copiesOn(page)).toEqual([expect.stringContaining('/shop/index?')]);

    // the worker hears of it from the page's late script
    await lookAt(page, `${h5}/shop/securityCenter.html`);
    await untilWorkerIsTold(page);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect.poll(async () => (await whatIsKept(page)).caches).not.toContain('copies-1');
  });

  test('of an address with a login in it the login is not kept', async ({ page }) => {
    await openHome(page);
    await lookAt(page, `${h5}/shop/agree.html?token=1001-secret`);
    await untilCached(page, '/shop/agree?');
    expect(await whatOf(['1001-secret'], page)).toEqual([]);
  });
});

test.describe('a phone that keeps nothing (spec 9)', () => {
  test('nothing is asked for before 5 s have passed, and calls are never kept', async ({ page }) => {
    // By the page's own clock: the test's hears of the page's end of loading later than the page.
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      const asked: number[] = [];
      Object.assign(window, { asked });
      serviceWorker.register = (...of) => {
        const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        asked.push(performance.now() - loadEventStart);
        return register(...of);
      };
    });
    const requested: string[] = [];
    page.context().on('request', (request) => request.url().includes('/service-worker.js') && requested.push(request.url()));
    await page.goto(`${h5}/shop/`, { waitUntil: 'load' });
    await untilReady(page);
    const asked = await page.evaluate(() => (window as unknown as { asked: number[] }).asked);
    expect(asked.filter((after) => after < 4_990)).toEqual([]);
    expect([asked.length, requested.length]).toEqual([1, 1]);
    expect((await whatIsKept(page)).caches.sort()).toEqual(['copies-1', 'files-1', 'offline-1', 'places-1']);
  });

  test('without room the pages are what they were', async ({ page, troubles }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: h5, quotaSize: 1 });
    await page.clock.install();
    await lookAt(page, `${h5}/shop/`);
    await expect.poll(async () => (await whatIsKept(page)).workers, { timeout: 20_000 }).toBe(1);
    await page.reload();
    await page.locator('article h3 a:visible').first().click();
    await expect(page).toHaveURL(/\/item\//);
    await page.goto(`${h5}/shop/cart.html`);
    await expect(page.getByText('购物车还空着')).toBeVisible();
    expect(await copiesOn(page)).toEqual([]);
    expect(troubles.list).toEqual([]);
  });

  test('nor without workers at all', async ({ page, troubles }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.clock.install();
    await lookAt(page, `${h5}/shop/`);
    expect(troubles.list).toEqual([]);
  });
});
