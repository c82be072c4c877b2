import type { Page } from '@playwright/test';
import { shops } from '../fixtures/audited-pages.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: '底部导航' });

/** Marks this document: another one does not have the mark. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Tabs whose middle belongs to something else. */
const coveredTabs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tabs] li > *')]
      .filter((tab) => tab.checkVisibility())
      .filter((tab) => {
        const { left, top, width, height } = tab.getBoundingClientRect();
        return !tab.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((tab) => tab.textContent),
  );

test.describe('tabs lie above the page (finding S1)', () => {
  const paths = ['?', 'category.html?', 'classGoodList.html?', 'search.html?words=家&', 'cart.html?', 'userCenter.html?'];
  for (const cid of Object.values(shops)) {
    for (const path of paths) {
      test(`shop ${cid}, /${path}: no button of a card takes a tab’s tap`, async ({ page }) => {
        await openPage(page, `${h5}/shop/${path}cid=${cid}`);
        await expect(tabs(page)).toBeVisible();
        const buttons = page.getByRole('button', { name: /^选购/ });
        const count = Math.min(await buttons.count(), 6);
        for (let at = 0; at < count; at += 1) {
          await buttons.nth(at).evaluate((button) => {
            const bar = document.querySelector('[data-tabs] ul')?.getBoundingClientRect();
            const { top, height } = button.getBoundingClientRect();
            if (bar) window.scrollBy(0, top + height / 2 - (bar.top + bar.height / 2));
          });
          expect(await coveredTabs(page)).toEqual([]);
        }
        expect(await coveredTabs(page)).toEqual([]);
      });
    }
  }
});

test.describe('the first tap on a tab (finding S4)', () => {
  const homes = [
    { name: 'h5', home: `${h5}/shop/?resellerId=9001`, next: /\/shop\/userCenter\.html\?.*resellerId=9001/ },
    { name: 'mobile-mall', home: `${cp}/cp/home?resellerId=9001`, next: /\/cp\/userCenter\?.*resellerId=9001/ },
  ];
  for (const { name, home, next } of homes) {
    test(`${name}: a tap of a finger stays in the document, carries the reseller and keeps home as it was`, async ({ page, troubles }) => {
      await page.goto(home, { waitUntil: 'load' });
      await markDocument(page);
      await page.evaluate(() => scrollTo(0, 400));
      await tabs(page).getByRole('link', { name: '我的' }).tap();
      await expect(page).toHaveURL(next);
      await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('我的');
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('首页');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      expect(await isSameDocument(page)).toBe(true);
      expect(troubles.list).toEqual([]);
    });

    test(`${name}: a tap before the tabs are alive waits for them`, async ({ page }) => {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/page-chrome[^/]*\.js/, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(home, { waitUntil: 'load' });
      await markDocument(page);
      const tab = tabs(page).getByRole('link', { name: '我的' });
      await tab.tap({ noWaitAfter: true });
      expect(new URL(page.url()).pathname).toBe(new URL(home).pathname);
      release();
      await expect(page).toHaveURL(next);
      expect(await isSameDocument(page)).toBe(true);
    });

    test(`${name}: a tap before any script has run keeps the reseller in the address, and nobody else gets it`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(home);
      await tabs(page).getByRole('link', { name: '我的' }).click();
      await expect(page).toHaveURL(next);
      const other = await page.request.get(home.replace('?resellerId=9001', ''));
      expect(await other.text()).not.toContain('resellerId=9001');
      await context.close();
    });
  }
});

test.describe('floating controls (finding S8)', () => {
  for (const cid of Object.values(shops)) {
    for (const width of [360, 390, 430]) {
      test(`shop ${cid} at ${width}: none covers a price or a button, wherever the page rests`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, `${h5}/shop/?cid=${cid}`);
        let shown = 0;
        for (let y = 0; y < 4_200; y += 137) {
          await moveTo(page, y);
          await page.waitForFunction(() => document.documentElement.hasAttribute('data-at-rest'));
          const { covered, controls } = await coveredByFloating(page);
          expect(covered, `at ${y}`).toEqual([]);
          shown += controls;
        }
        expect(shown).toBeGreaterThan(10);
      });
    }
  }
});

/** Scrolls, and waits until the page has noticed. */
const moveTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        scrollTo(0, top);
        if (scrollY === before) resolve();
        else addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
      }),
    y,
  );

/** Prices and buttons of cards under a floating control, and how many controls are seen. */
const coveredByFloating = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('[data-floating]')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const parts = [...document.querySelectorAll('article button, article p:has(> span:first-child)')];
    const covered = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return boxes.some((control) => {
        const isBeside = box.right <= control.left || control.right <= box.left;
        return !isBeside && box.top < control.bottom && control.top < box.bottom;
      });
    });
    return { covered: covered.map((part) => part.textContent || part.getAttribute('aria-label')), controls: controls.length };
  });

test.describe('the bar of an item (finding S14)', () => {
  /** Every arrangement of the bar that was painted: where its ways and buttons stood. */
  const watchBar = (page: Page) =>
    page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { barsSeen: seen });
      const look = () => {
        const ways = [...document.querySelectorAll('footer[data-actions] :is(a, button)')].filter((way) => way.checkVisibility());
        const places = ways.map((way) => {
          const { left, width } = way.getBoundingClientRect();
          return `${way.textContent} ${Math.round(left)} ${Math.round(width)}`;
        });
        if (places.length > 0) seen.add(places.join(', '));
        requestAnimationFrame(look);
      };
      look();
    });
  const barsSeen = (page: Page) => page.evaluate(() => [...(window as unknown as { barsSeen: Set<string> }).barsSeen]);
  const whole = [expect.stringMatching(/^店铺 .*客服 .*购物车 .*加入购物车 .*立即购买 /)];

  test.beforeEach(async ({ page }) => {
    await watchBar(page);
    // Of the parts of the page, the last to arrive.
    await page.route(/item-later[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await openPage(page, `${h5}/shop/`);
  });

  test('is whole when an item is opened from a card', async ({ page }) => {
    await page.locator('article h3 a[href*="/item/"]').first().click();
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
    await untilAtRest(page);
    expect(await barsSeen(page)).toEqual(whole);
  });

  test('is whole in the server’s HTML', async ({ page }) => {
    const item = await page.locator('article h3 a[href*="/item/"]').first().getAttribute('href');
    await openPage(page, `${h5}${item}`);
    await page.mouse.wheel(0, 300);
    await untilAtRest(page);
    expect(await barsSeen(page)).toEqual(whole);
  });
});
