import AxeBuilder from '@axe-core/playwright';
import { expect, h5, shared, test } from '../fixtures/mall-test.ts';

const pages = {
  'home of the fresh shop': `${h5}/shop/?cid=101`,
  'home of the fashion shop': `${h5}/shop/?cid=102`,
  'home of the living shop': `${h5}/shop/?cid=103`,
  'all goods': `${h5}/shop/classGoodList.html`,
  login: `${h5}/shop/login.html`,
  'empty cart': `${h5}/shop/cart.html`,
  'store list': `${h5}/shop/instLoadPage.html`,
  'shop that cannot be entered': `${h5}/shop/inaccessibleStore.html?orgId=9`,
  'page not found': `${h5}/shop/nothing-here.html`,
  'cannot find': `${shared}/shop/cantFind`,
};

test.describe('reading for everyone (spec 2)', () => {
  for (const [name, url] of Object.entries(pages)) {
    test(`${name} has no violation of WCAG 2.2 AA`, async ({ page }) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        ),
      ).toEqual([]);
    });
  }

  test('an item has no violation of WCAG 2.2 AA', async ({ page }) => {
    await page.goto(`${h5}/shop/`, { waitUntil: 'networkidle' });
    await page.goto(h5 + ((await page.locator('a[href*="/item/"]').first().getAttribute('href')) ?? ''), { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
