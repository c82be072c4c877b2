import type { Page } from '@playwright/test';
import { addressOf, decoratedPages, shops, visitorPages } from '../fixtures/audited-pages.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { askStaff } from '../fixtures/outside.ts';

/**
 * Everything Chinese a reader meets: texts, names, pictures' words, placeholders, the title. Left out are what people wrote (reviews, questions) and what says of
 * itself that it is Chinese (the way to the other language).
 */
const chineseOn = (page: Page) =>
  page.evaluate(() => {
    const isOthers = (element: Element) =>
      element.closest('[lang^=zh]:not(html), script, style, noscript') !== null ||
      /^(Reviews|Questions)/.test(element.closest('section')?.querySelector('h2')?.textContent ?? '');
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.checkVisibility() && !isOthers(element)) said.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], img[alt], [title]')) {
      if (isOthers(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) said.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(said.map((text) => text.trim()))].filter((text) => /\p{Script=Han}/u.test(text));
  });

/** Pages on which all is ours or the merchant's, the same in each of its shops: a check reads them in one. */
const ofNoShop = new Set([
  ...['agree.html', 'policy.html', 'login.html', 'treeLogin.html', 'inaccessibleStore.html'],
  ...['instLoadPage.html', 'nothing-here.html', 'offline.html', 'storeLate.html'],
]);

/** What the demo was loaded with came within a moment; whatever is younger was written by other tests, in whichever language. */
const LOADED_WITHIN_MS = 60_000;

/** Coupons that are not of the demo, which every shop shows. */
async function couponsOfOthers(): Promise<string[]> {
  interface Coupons {
    readonly list: readonly { readonly name: string; readonly createdAt: number }[];
    readonly hasMore: boolean;
  }
  const all: Coupons['list'][number][] = [];
  for (let pageNum = 1, hasMore = true; hasMore; pageNum += 1) {
    const page = await askStaff<Coupons>('marketing.coupon.list', { pageNum, pageSize: 100 });
    all.push(...page.list);
    hasMore = page.hasMore;
  }
  const loadedAt = Math.min(...all.map(({ createdAt }) => createdAt));
  return all.filter(({ createdAt }) => createdAt > loadedAt + LOADED_WITHIN_MS).map(({ name }) => name);
}

test.describe('what merchants wrote, in English (spec 1)', () => {
  for (const [theme, cid] of Object.entries(shops)) {
    test(`every page of the shop ${theme} is in English, and nothing of it in Chinese (S16)`, async ({ page, request }) => {
      test.setTimeout(240_000);
      const decorated = await decoratedPages(request, cid, 'en');
      expect(decorated.length).toBeGreaterThan(2);
      const found: Record<string, string[]> = {};
      const look = async (what: string) => {
        const chinese = await chineseOn(page);
        if (chinese.length > 0) found[what] = chinese;
      };
      const pages = visitorPages.filter((path) => isLong || cid === shops.plain || !ofNoShop.has(path));
      for (const address of [...pages.map((path) => addressOf(path, cid, 'en')), ...decorated]) {
        await openPage(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await look(address);
      }
      await openPage(page, addressOf('classGoodList.html', cid, 'en'));
      const items = await page.locator('article h3 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(items.length).toBeGreaterThan(2);
      for (const address of items.slice(0, 4)) {
        await openPage(page, address);
        await look(address);
      }
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('choice of a SKU');
      await openPage(page, addressOf('search.html', cid, 'en'));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await look('search');
      const others = Object.keys(found).length > 0 ? await couponsOfOthers() : [];
      const isOthers = (text: string) => others.some((name) => text.includes(name));
      const ours = Object.entries(found).map(([what, texts]) => [what, texts.filter((text) => !isOthers(text))] as const);
      expect(Object.fromEntries(ours.filter(([, texts]) => texts.length > 0))).toEqual({});
    });
  }
});
