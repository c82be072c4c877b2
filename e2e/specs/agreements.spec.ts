import { addressOf, shops } from '../fixtures/audited-pages.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';

test.describe('agreements as they are laid out (finding S33)', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of ['agree.html', 'policy.html']) {
    test(`${path}: company, version and day on top, headings that stand out, nothing beyond the edges`, async ({ page }) => {
      await openPage(page, addressOf(path, shops.plain, 'zh-CN'));
      const article = page.locator('article');
      await expect(article.locator('header')).toContainText(/.+版本 .+\d{4}-\d{2}-\d{2} 起生效/);
      const headings = article.getByRole('heading', { level: 2 });
      expect(await headings.count()).toBeGreaterThan(4);
      const styleOf = (selector: string) =>
        article
          .locator(selector)
          .first()
          .evaluate((node) => {
            const { fontSize, fontWeight, color } = getComputedStyle(node);
            return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), color };
          });
      const [heading, text] = [await styleOf('h2'), await styleOf('section p')];
      expect(heading.size).toBeGreaterThan(text.size);
      expect(heading.weight).toBeGreaterThan(text.weight);
      expect(heading.color).not.toBe(text.color);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    });
  }
});
