import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../fixtures/audit-page.ts';
import { addressOf, langs, visitorPages } from '../fixtures/audited-pages.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { chooseSku } from '../fixtures/shopper.ts';

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const openItem = async (page: Page) => {
  await openPage(page, addressOf('', '101', 'zh-CN'));
  await page.locator('article h3 a').nth(1).click();
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
};

test.describe('a page at a desk (finding M12)', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  test.setTimeout(120_000);

  test('beside the column stand a code of the page on show and the shop', async ({ page, troubles }) => {
    await openPage(page, addressOf('', '101', 'zh-CN'));
    const aside = page.getByRole('complementary', { name: '扫码与店铺信息' });
    await expect(aside.getByRole('img', { name: '扫码用手机继续' })).toBeVisible();
    await expect(aside.getByRole('link', { name: '拨打 0571-55550101' })).toBeVisible();
    await expect(aside.getByText(/条评价/)).toBeVisible();
    const [column, beside] = [await boxOf(page.locator('main')), await boxOf(aside)];
    expect(beside.x).toBeGreaterThan(column.right);
    expect(beside.right).toBeLessThanOrEqual(1280);
    const before = await aside.locator('svg path').first().getAttribute('d');
    await page.getByRole('link', { name: '分类' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => aside.locator('svg path').first().getAttribute('d')).not.toBe(before);
    expect(troubles.list).toEqual([]);
  });

  test('an item stands in two columns; its pictures stay in sight, its actions below the words, its sheet in the middle', async ({
    page,
  }) => {
    await openItem(page);
    const [gallery, facts] = [page.locator('[data-wide] > div').first(), page.locator('[data-wide] > div').nth(1)];
    expect((await boxOf(facts)).x).toBeGreaterThanOrEqual((await boxOf(gallery)).right);
    const top = (await boxOf(gallery)).y;
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect((await boxOf(gallery)).y).toBe(top);
    const bar = await boxOf(page.getByRole('button', { name: '立即购买' }));
    expect([bar.x > (await boxOf(facts)).x, bar.bottom <= 800]).toEqual([true, true]);
    await page.getByRole('button', { name: '立即购买' }).click();
    const sheet = await boxOf(page.getByRole('dialog'));
    expect([sheet.width, Math.round(sheet.x + sheet.width / 2)]).toEqual([540, 640]);
    expect(800 - sheet.bottom).toBeGreaterThan(0);
  });

  test('a cart has its lines at the left and what they come to at the right', async ({ page }) => {
    await openItem(page);
    await page.getByRole('button', { name: '加入购物车' }).click();
    const sheet = await chooseSku(page);
    await sheet.getByRole('button', { name: '加入购物车' }).click();
    await openPage(page, addressOf('cart.html', '101', 'zh-CN'));
    const [line, sum] = [await boxOf(page.getByRole('listitem').first()), await boxOf(page.locator('[data-actions]'))];
    expect(sum.x).toBeGreaterThanOrEqual(line.right);
    expect(sum.y).toBeLessThan(200);
  });

  // English words are the longer ones.
  for (const lang of isLong ? langs : (['en'] as const)) {
    test(`nothing scrolls sideways and axe finds nothing, ${lang}`, async ({ page }) => {
      const found: string[] = [];
      for (const path of visitorPages) {
        const address = addressOf(path, '101', lang);
        await openPage(page, address);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWider) found.push(`${path} scrolls sideways`);
        const violations = await findViolations(page);
        found.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ')}`));
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe('a phone (finding M12)', () => {
  test('asks for nothing that only a desk shows', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, `${h5}/shop/`);
    expect(scripts.filter((url) => /desk|qr-code/.test(url))).toEqual([]);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});
