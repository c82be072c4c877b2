import type { Page } from '@playwright/test';
import { createLookAt } from '../fixtures/look-at.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';

const homes = { h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/home` };

/** Chinese in what the storefront itself says: names of controls, titles, placeholders. What merchants wrote is theirs. */
const chineseOfOurs = (page: Page) =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('button, label, [role=status], [role=alert], h1, [aria-label], [placeholder]')]
      .filter((element) => element.checkVisibility() && !element.closest('article, nav, [data-merchant]'))
      .flatMap((element) => [element.textContent, element.getAttribute('aria-label'), element.getAttribute('placeholder')]);
    return said.filter((text) => text && /\p{Script=Han}/u.test(text.replaceAll('千铺演示商城', '')));
  });

test.describe('in English (spec 1)', () => {
  test.setTimeout(120_000);

  for (const [env, home] of Object.entries(homes)) {
    test(`${env}: asked for by the address, remembered, from home to login`, async ({ page, troubles }) => {
      const lookAt = createLookAt(page, `english-${env}`);
      await page.goto(`${home}?lang=en`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await lookAt('home');
      await page.locator('article h3 a').first().click();
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await lookAt('sku');
      await page.goto(`${new URL('.', home)}shopping`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await lookAt('cart');
      await page.goto(`${new URL('.', home)}login`, { waitUntil: 'networkidle' });
      expect(await chineseOfOurs(page)).toEqual([]);
      await lookAt('login');
      await page.goto(`${new URL('.', home)}nothing-here`, { waitUntil: 'networkidle' });
      expect(await chineseOfOurs(page)).toEqual([]);
      expect(troubles.list.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    });
  }

  test.describe('of a browser that speaks it', () => {
    test.use({ locale: 'en-GB' });
    test('is chosen where nobody said otherwise, and refusals of the mall come in it', async ({ page }) => {
      await page.goto(`${h5}/shop/login.html`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const [reply] = await Promise.all([
        page.waitForResponse(/antiBrush\/generate/),
        (async () => {
          await page.getByRole('textbox', { name: 'Phone number' }).fill('13900000000');
          await page.getByRole('checkbox').check();
          await page.getByRole('button', { name: 'Get a code' }).click();
        })(),
      ]);
      expect(await reply.request().headerValue('accept-language')).toBe('en');
    });
  });
});
