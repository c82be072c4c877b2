import path from 'node:path';
import { devices, type Page } from '@playwright/test';
import { addressOf, colouredPages, decoratedPages, langs, looks, memberPages, shops, visitorPages } from '../fixtures/audited-pages.ts';
import { findLostText } from '../fixtures/lost-text.ts';
import { expect, shared, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { chromiumLaunch } from '../fixtures/phone.ts';
import { aPayer, giveBalance, givePoints, placeUnpaid } from '../fixtures/purse.ts';
import { askForCode, chooseSku, writeAddress } from '../fixtures/shopper.ts';
import { walkSearch } from '../fixtures/walk-search.ts';

test.use({
  // the letters a reader has set the browser to: twice what it starts with
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--blink-settings=defaultFontSize=32'] },
  // a phone is sent to WeChat to pay
  userAgent: devices['Pixel 7'].userAgent,
  reducedMotion: 'reduce',
});

test.describe('letters of twice the size: nothing is cut, covered or beside the screen (spec 2)', () => {
  // some dozen pages in turn, on a crowded machine too
  test.setTimeout(240_000);

  for (const { theme, cid, lang } of looks) {
    test(`a visitor’s pages in ${theme}, ${lang}`, async ({ page, request }) => {
      const reader = new Reader(page, `${theme}-${lang}`);
      for (const path of theme === 'plain' ? visitorPages : colouredPages) await reader.open(addressOf(path, cid, lang));
      for (const address of await decoratedPages(request, cid, lang)) await reader.open(address);
      await openPage(page, addressOf('', cid, lang));
      await page.locator('article h3 a').first().click();
      await expect(page.locator('h1:visible')).toBeVisible();
      await reader.read('item');
      expect(reader.lost).toEqual([]);
    });
  }

  for (const lang of langs) {
    test(`finding goods by words, ${lang}`, async ({ page }) => {
      const reader = new Reader(page, `search-${lang}`);
      await walkSearch(page, shops.plain, lang, (what) => reader.read(what));
      expect(reader.lost).toEqual([]);
    });
  }

  test('the way to a paid order, and a member’s pages', async ({ page }) => {
    const reader = new Reader(page, 'member');
    await fillCart(page, reader);
    await logIn(page, reader);
    await placeAndPay(page, reader);
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id');
    for (const lang of langs) {
      for (const path of ['userCenter.html', ...memberPages]) await reader.open(addressOf(path, shops.plain, lang));
      await reader.open(`${addressOf('orderDetail.html', shops.plain, lang)}&id=${id}`);
    }
    expect(reader.lost).toEqual([]);
  });

  for (const lang of langs) {
    test(`the cashier with points and a balance, and its sheet, ${lang}`, async ({ page }) => {
      const reader = new Reader(page, `cashier-${lang}`);
      const payer = await aPayer(page.context());
      await giveBalance(payer, 1_000);
      await givePoints(payer, 300);
      const { tradeId } = await placeUnpaid(payer);
      await reader.open(`${addressOf('pay.html', shops.plain, lang)}&id=${tradeId}`);
      for (const one of await page.getByRole('switch').all()) await one.check();
      await reader.read('ticked');
      await page.getByRole('button', { name: /¥[\d.]+/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await reader.read('set-first');
      await page.keyboard.press('Escape');
      // As it is with a password: only the sheet is looked at.
      await page.route('**/pay/ways*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace('"hasPassword":false', '"hasPassword":true') });
      });
      await reader.open(`${addressOf('pay.html', shops.plain, lang)}&id=${tradeId}&own=POINTS,BALANCE`);
      await page.getByRole('button', { name: /¥[\d.]+/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await reader.read('password');
      expect(reader.lost).toEqual([]);
    });
  }

  test('pages for those who have no shop to be in', async ({ page }) => {
    const reader = new Reader(page, 'nowhere');
    for (const lang of langs) for (const path of ['cantFind', 'notFond']) await reader.open(`${shared}/shop/${path}?lang=${lang}`);
    expect(reader.lost).toEqual([]);
  });
});

/** Goes from page to page, notes what cannot be read, and takes pictures into the folder named by E2E_SHOTS. */
class Reader {
  readonly lost: string[] = [];
  readonly #page: Page;
  readonly #series: string;
  #shots = 0;

  constructor(page: Page, series: string) {
    this.#page = page;
    this.#series = series;
  }

  async open(address: string): Promise<void> {
    await openPage(this.#page, address);
    await expect(this.#page.locator('h1')).not.toHaveCount(0);
    await this.read(address.slice(address.lastIndexOf('/') + 1));
  }

  async read(what: string): Promise<void> {
    expect(await this.#page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    this.#shots += 1;
    const file = `large-${this.#series}-${String(this.#shots).padStart(2, '0')}-${what.replace(/\W+/g, '-')}.png`;
    if (process.env.E2E_SHOTS) await this.#page.screenshot({ path: path.join(process.env.E2E_SHOTS, file) });
    this.lost.push(...(await findLostText(this.#page)).map((loss) => `${what}: ${loss}`));
  }
}

async function fillCart(page: Page, reader: Reader): Promise<void> {
  await openPage(page, addressOf('', shops.plain, 'zh-CN'));
  await page.locator('article h3 a').first().click();
  await page.getByRole('button', { name: '加入购物车' }).click();
  const sheet = await chooseSku(page);
  await reader.read('sku');
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await expect(sheet).toBeHidden();
  await reader.open(addressOf('cart.html', shops.plain, 'zh-CN'));
  await page.getByRole('button', { name: '明细' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reader.read('breakdown');
  await page.keyboard.press('Escape');
}

async function logIn(page: Page, reader: Reader): Promise<void> {
  await page.getByRole('button', { name: /^结算/ }).click();
  const phone = await askForCode(page);
  await reader.read('code');
  await page.getByLabel('6 位验证码').fill(await codeFor(phone));
  await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
}

async function placeAndPay(page: Page, reader: Reader): Promise<void> {
  await writeAddress(page);
  await reader.read('address');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: /文三路 1 号 2 幢 301/ })).toBeVisible();
  await expect(page.getByText('地址已保存')).toBeHidden();
  await reader.read('confirm');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ })).toBeVisible();
  await reader.read('pay');
  await page.getByRole('button', { name: /^微信(扫码)?支付 ¥/ }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
  await reader.read('paid');
}
