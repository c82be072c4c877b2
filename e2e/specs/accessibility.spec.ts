import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/audit-page.ts';
import {
  addressOf,
  colouredPages,
  decoratedPages,
  langs,
  looks,
  looksOfLangs,
  memberPages,
  visitorPages,
} from '../fixtures/audited-pages.ts';
import { expect, h5, shared, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';

async function violationsOf(page: Page, address: string): Promise<string[]> {
  await openPage(page, address);
  const violations = await findViolations(page);
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${address} ${id}: ${places.join(' | ')}`;
  });
}

/** One page after another on the same phone: most of a page's time would be the phone's start. */
async function findAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await violationsOf(page, address)));
  return found;
}

test.describe('reading for everyone: no violation of WCAG 2.2 AA (spec 2)', () => {
  // some dozen pages in turn, on a crowded machine too
  test.setTimeout(240_000);
  test.use({ reducedMotion: 'reduce' });

  for (const look of looks) {
    const { theme, cid, lang } = look;
    test(`a visitor’s pages in ${theme}, ${lang}`, async ({ page, request }) => {
      const pages = looksOfLangs.includes(look) ? visitorPages : colouredPages;
      const decorated = await decoratedPages(request, cid, lang);
      expect(decorated.length).toBeGreaterThan(2);
      expect(await findAll(page, [...pages.map((path) => addressOf(path, cid, lang)), ...decorated])).toEqual([]);
      await openPage(page, addressOf('', cid, lang));
      const item = (await page.locator('a[href*="/item/"]').first().getAttribute('href')) ?? '';
      expect(await violationsOf(page, h5 + item)).toEqual([]);
      const [, id = ''] = /item\/(\d+)/.exec(item) ?? [];
      expect(await violationsOf(page, `${addressOf('goodAppraisalList.html', cid, lang)}&id=${id}`)).toEqual([]);
    });
  }

  test('a member’s pages in every language', async ({ page, context }) => {
    await enterAsMember(context);
    await openPage(page, `${h5}/shop/orderList.html`);
    await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible();
    const addresses = looksOfLangs.flatMap(({ cid, lang }) => memberPages.map((path) => addressOf(path, cid, lang)));
    expect(await findAll(page, addresses)).toEqual([]);
  });

  test('pages for those who have no shop to be in', async ({ page }) => {
    const stored = langs.flatMap((lang) => [
      `${h5}/shop/inaccessibleStore.html?orgId=false&lang=${lang}`,
      `${shared}/shop/cantFind?lang=${lang}`,
      `${shared}/shop/notFond?lang=${lang}`,
    ]);
    expect(await findAll(page, stored)).toEqual([]);
  });
});
