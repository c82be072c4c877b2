import type { Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { looks } from '../fixtures/audited-pages.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { walkSearch } from '../fixtures/walk-search.ts';

const search = `${h5}/shop/search.html?cid=101`;
const field = (page: Page) => page.getByRole('combobox', { name: '搜索商品' });
/** Of the page on show; those that are kept hidden have theirs in the document, too. */
const titles = (page: Page) => page.locator('article h3:visible');
const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, shift) => sum + shift, 0));

test.describe('finding goods by words (spec 2.2)', () => {
  test.setTimeout(90_000);

  test('from home’s field by letters of pinyin to goods, their filters, an item, and back to where it was left', async ({
    page,
    troubles,
  }) => {
    const lookAt = createPageAudit(page, 'search');
    await openPage(page, `${h5}/shop/?cid=101`);
    await page.getByRole('search').getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/search\.html/);
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: '大家在搜' })).toBeVisible();
    await lookAt('start');

    await page.keyboard.type('xianguo');
    await expect(page.getByRole('grid', { name: '搜索建议' }).getByRole('row').filter({ hasText: '鲜果' }).first()).toBeVisible();
    await lookAt('typing');
    await field(page).fill('鲜果');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/words=%E9%B2%9C%E6%9E%9C/);
    await expect(titles(page).first()).toContainText('鲜果');
    await lookAt('results');

    await page.getByRole('button', { name: '价格' }).click();
    await expect(page).toHaveURL(/sort=priceUp/);
    await page.getByRole('button', { name: /^筛选/ }).click();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('slider', { name: '最低价' }).focus();
    await page.keyboard.press('ArrowRight');
    await sheet.getByRole('button', { name: '仅看有货' }).click();
    await expect(sheet.getByRole('button', { name: /^查看 \d+ 款/ })).toBeVisible();
    await lookAt('filter');
    await sheet.getByRole('button', { name: /^查看 \d+ 款/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/price=\d+-.*stock=1|stock=1.*price=\d+-/);
    await expect(page.getByRole('button', { name: '筛选，已选 2 项' })).toBeVisible();
    const found = await titles(page).allTextContents();

    await titles(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/item\//);
    await page.goBack();
    await expect(page.getByRole('button', { name: '筛选，已选 2 项' })).toBeVisible();
    expect(await titles(page).allTextContents()).toEqual(found);
    await reloadPage(page);
    expect((await titles(page).allTextContents()).slice(0, 10)).toEqual(found.slice(0, 10));
    expect(troubles.list).toEqual([]);
  });

  test('a found page comes rendered, is not for search engines, and wakes without a shift', async ({ page, request, troubles }) => {
    const address = `${search}&words=${encodeURIComponent('鲜果')}&sort=sold&stock=1`;
    const html = await (await request.get(address)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<article[\s\S]*鲜果/);
    await openPage(page, address);
    expect(await shifted(page)).toBe(0);
    expect(troubles.list).toEqual([]);
  });

  test('what was searched stays on the device, word by word or not at all', async ({ page, troubles }) => {
    const lookAt = createPageAudit(page, 'search-history');
    for (const words of ['牛奶', '脐橙']) {
      await openPage(page, search);
      await field(page).fill(words);
      await page.getByRole('button', { name: '搜索', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeAttached();
    }
    await openPage(page, search);
    const chips = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '搜索历史' }) })
      .getByRole('listitem');
    expect(await chips.allTextContents()).toEqual(['脐橙', '牛奶']);
    expect(await shifted(page), 'a reload does not push hot words down').toBe(0);
    await page.getByRole('button', { name: '管理搜索历史' }).click();
    await lookAt('managed');
    await page.getByRole('button', { name: '删除「脐橙」' }).click();
    expect(await chips.allTextContents()).toEqual(['牛奶']);
    await page.getByRole('button', { name: '全部清空' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
    await expect(page.getByRole('heading', { name: '搜索历史' })).toBeHidden();
    expect(troubles.list).toEqual([]);
  });

  test('a wrong sign is put right and can be insisted on, and nothing found still leads on', async ({ page }) => {
    const lookAt = createPageAudit(page, 'search-trouble');
    await openPage(page, `${search}&words=${encodeURIComponent('蓝霉')}`);
    await expect(page.getByText('已为您搜「蓝莓」')).toBeVisible();
    await lookAt('corrected');
    await page.getByRole('link', { name: '仍搜「蓝霉」' }).click();
    await expect(page.getByRole('heading', { name: '没有找到「蓝霉」' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '大家都在买' })).toBeVisible();
    await expect(titles(page).first()).toBeVisible();
    await lookAt('nothing');
    await page.goBack();
    await expect(page.getByText('已为您搜「蓝莓」')).toBeVisible();
  });

  test('words are written on over what was found, and going back closes the desk', async ({ page }) => {
    await openPage(page, `${search}&words=${encodeURIComponent('脐橙')}`);
    await page.getByRole('button', { name: '修改搜索词：脐橙' }).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(field(page)).toBeHidden();
    await expect(titles(page).first()).toBeVisible();
    await page.getByRole('button', { name: '清空搜索词' }).click();
    await field(page).fill('牛奶');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '「牛奶」的搜索结果' })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '「脐橙」的搜索结果' })).toBeAttached();
  });
});

test.describe('search read by everyone (spec 2)', () => {
  test.setTimeout(120_000);
  test.use({ reducedMotion: 'reduce' });

  for (const { theme, cid, lang } of looks) {
    test(`the desk, what is offered, found and filtered in ${theme}, ${lang}`, async ({ page }) => {
      const lookAt = createPageAudit(page, `search-${theme}-${lang}`);
      await walkSearch(page, cid, lang, lookAt);
    });
  }
});
