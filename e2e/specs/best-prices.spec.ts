import type { Page } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';

const lists = { home: '', search: 'search.html?words=果', category: 'category.html', 'all goods': 'classGoodList.html' };

/** The first amount of a text. */
const yuanOf = (text = '') => Number(/¥([\d.]+)/.exec(text)?.[1]);

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, shift) => sum + shift, 0));

test.describe('what goods on cards come to with offers (spec 7.6)', () => {
  for (const [name, path] of Object.entries(lists)) {
    test(`${name} says it where it is lower than the price, and nothing moves`, async ({ page, troubles }) => {
      await openPage(page, `${h5}/shop/${path}`);
      const card = page.getByRole('article').filter({ hasText: '到手价' }).first();
      await expect(card).toBeVisible();
      const best = (await card.getByText(/^到手价/).textContent()) ?? '';
      const price = (await card.textContent())?.replace(best, '');
      expect(yuanOf(best)).toBeGreaterThan(0);
      expect(yuanOf(best)).toBeLessThan(yuanOf(price));
      await untilAtRest(page);
      expect(await shifted(page)).toBe(0);
      expect(troubles.list).toEqual([]);
    });
  }
});
