import { devices, type Locator, type Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { addressOf, shops } from '../fixtures/audited-pages.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, reloadPage, untilAtRest } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

/** The address of the first goods of a shop's home. */
async function firstItem(page: Page, cid: string = shops.plain): Promise<string> {
  const html = await (await page.request.get(addressOf('', cid, 'zh-CN'))).text();
  const path = /href="(\/shop\/item\/[^"]+)"/.exec(html)?.[1] ?? '';
  return h5 + path.replaceAll('&amp;', '&');
}
const amountsIn = (text: string) =>
  [...text.matchAll(/¥\s*([\d,.\s]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(/[,\s]/g, '')));
const idOf = (address: string) => /item\/(\d+)\.html/.exec(address)?.[1] ?? '';

// A phone: what calls itself headless views nothing.
test.use({ userAgent: devices['Pixel 7'].userAgent });

test.describe('an item page (spec 2.2)', () => {
  test('says everything before any script: reviews, shop and detail, and what search engines want to know', async ({ page }) => {
    const html = await (await page.request.get(await firstItem(page))).text();
    const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const [product, way] = JSON.parse(linked)['@graph'];
    expect(product).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'CNY' } });
    expect(way['@type']).toBe('BreadcrumbList');
    for (const heading of ['评价', '商品详情']) expect(html).toContain(heading);
  });

  test('what stands below the first screen asks for its script at the first sign of use, and wakes in its place', async ({
    page,
    troubles,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const isLater = (url: string) => /\/item-deferred-[^/]+\.js$/.test(url);
    await openPage(page, await firstItem(page));
    expect(scripts.filter(isLater)).toEqual([]);
    const heading = await page.getByRole('heading', { name: '商品详情' }).elementHandle();
    const woken = page.waitForRequest((request) => isLater(request.url()));
    await page.mouse.wheel(0, 400);
    await woken;
    await page.getByRole('region', { name: '看了又看' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: '看了又看' }).getByRole('article').first()).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(troubles.list).toEqual([]);
  });

  test('its price is the lowest until a SKU is chosen, then that SKU’s, and nothing struck through is lower (findings S2, S3)', async ({
    page,
  }) => {
    await openPage(page, await firstItem(page));
    const prices = page.locator('main h1').locator('..').locator('p').first();
    await expect(prices).toContainText('起');
    await page.getByRole('button', { name: '加入购物车' }).click();
    const sheet = page.getByRole('dialog', { name: '选择规格' });
    for (const choice of await sheet.locator('fieldset').first().locator('button:not([disabled])').all()) {
      await choice.click();
      const [price = 0] = amountsIn(await prices.innerText());
      const [list = Number.POSITIVE_INFINITY] = amountsIn((await prices.locator('s').allInnerTexts()).join());
      expect(price).toBe(amountsIn(await sheet.locator('p').first().innerText())[0]);
      expect(list).toBeGreaterThan(price);
    }
    await page.keyboard.press('Escape');
    await expect(prices).not.toContainText('起');
  });

  test('is found under both of its paths', async ({ page }) => {
    const id = idOf(await firstItem(page));
    for (const address of [`${h5}/shop/goodDetail.html?id=${id}`, `${cp}/cp/goodDetail?id=${id}`, `${cp}/cp/item/${id}`]) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
    }
  });

  test('pictures open over the whole screen, the ways elsewhere in a menu, and both close by Esc', async ({ page }) => {
    // looked at three times, on a crowded machine too
    test.setTimeout(90_000);
    const lookAt = createPageAudit(page, 'item');
    await openPage(page, await firstItem(page));
    await lookAt('top');
    await page.getByRole('button', { name: /第 1 张图/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookAt('viewer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: '更多', exact: true }).click();
    await expect(page.getByRole('link', { name: '我的收藏' })).toBeVisible();
    await lookAt('menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: '我的收藏' })).toBeHidden();
  });

  test('its film plays by a tap, and stops when another slide is looked at', async ({ page }) => {
    await openPage(page, await firstItem(page));
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByRole('button', { name: /^播放视频/ }).click();
    const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole('button', { name: '图片', exact: true }).click();
    await expect.poll(isPaused).toBe(true);
  });

  test('a view is counted once, after the page has rested', async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/product/totalView')) counted.push(request.postData() ?? '');
    });
    const address = await firstItem(page);
    await page.clock.install();
    await openPage(page, address);
    // Its telemetry comes once the page has long been usable.
    await page.clock.runFor(3_000);
    await untilAtRest(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => counted.length, { timeout: 15_000 }).toBe(1);
    expect(counted[0]).toContain(idOf(address));
    await page.clock.runFor(3_000);
    await untilAtRest(page);
    expect(counted).toHaveLength(1);
  });

  test('a visitor who keeps goods comes back to them as a member, and keeps them', async ({ page }) => {
    const address = await firstItem(page);
    await openPage(page, address);
    await page.getByRole('link', { name: '收藏' }).click();
    const phone = await askForCode(page);
    await page.getByLabel('6 位验证码').fill(await codeFor(phone));
    const heart = page.getByRole('button', { name: '收藏' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    await heart.click();
    await expect(page.getByText('已收藏')).toBeVisible();
    await reloadPage(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('says before any script how soon it goes and for what; the first tap of all opens the regions, and the device keeps the choice', async ({
    page,
  }) => {
    const address = await firstItem(page);
    expect(await (await page.request.get(address)).text()).toMatch(/小时内发货|天内发货/);
    await openPage(page, address);
    const row = page.getByRole('button', { name: /^送至/ });
    await row.tap();
    const sheet = page.getByRole('dialog', { name: '送至' });
    await sheet.getByRole('button', { name: '上海', exact: true }).click();
    await sheet.getByRole('button', { name: '浦东新区' }).click();
    await expect(row).toContainText('上海市浦东新区');
    await reloadPage(page);
    await page.mouse.wheel(0, 50);
    await expect(row).toContainText('上海市浦东新区');
  });

  test('a bar comes between its words and the circles, and leads to reviews, detail and what else there is (finding S5)', async ({
    page,
  }) => {
    await openPage(page, await firstItem(page));
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('评价')).toBeHidden();
    await page.mouse.wheel(0, 420);
    await expect(tab('商品')).toHaveAttribute('aria-selected', 'true');
    const isBelowBar = async (what: Locator) => {
      const { y = 0 } = (await what.boundingBox()) ?? {};
      return y > 40 && y < 90;
    };
    for (const [name, part] of [
      ['详情', page.getByRole('heading', { name: '商品详情' })],
      ['推荐', page.getByRole('region', { name: '看了又看' })],
      ['评价', page.getByRole('heading', { name: /^评价/ })],
    ] as const) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => isBelowBar(part)).toBe(true);
    }
    await tab('商品').click();
    await expect(tab('商品')).toBeHidden();
  });

  test('shows the picture of the card it was opened from until its own has come (finding S13)', async ({ page }) => {
    await openPage(page, `${h5}/shop/?cid=${shops.plain}`);
    const card = page
      .locator('article')
      .filter({ has: page.locator('h3 a[href*="/item/"]') })
      .first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)).toBeTruthy();
    const shown = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await card.getByRole('heading').getByRole('link').click();
    const hero = page
      .getByRole('button', { name: /第 1 张图|^播放视频/ })
      .locator('span')
      .first();
    await expect(hero).toHaveCSS('background-image', `url("${shown}")`);
  });

  test('one that is not there says so, and leads on', async ({ page }) => {
    const reply = await page.goto(`${h5}/shop/item/999999999.html`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
  });
});
