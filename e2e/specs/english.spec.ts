import type { Page } from '@playwright/test';
import { createPageAudit } from '../fixtures/audit-page.ts';
import { addressOf, memberPages, shops } from '../fixtures/audited-pages.ts';
import { cp, expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeFor } from '../fixtures/outside.ts';
import { aPhone } from '../fixtures/shopper.ts';

const homes = { h5: `${h5}/shop/`, 'mobile-mall': `${cp}/cp/home` };

/** Chinese in what the storefront itself says: names of controls, titles, placeholders. What merchants wrote is theirs. */
const chineseOfOurs = (page: Page) =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('button, label, legend, dt, [role=status], [role=alert], h1, [aria-label], [placeholder]')]
      .filter((element) => element.checkVisibility() && !element.closest('article, nav, [data-merchant]'))
      .flatMap((element) => [element.textContent, element.getAttribute('aria-label'), element.getAttribute('placeholder')]);
    const { shop } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { shop?: { shopName: string } };
    const names = ['千铺演示商城', '中文', shop?.shopName ?? ''].filter(Boolean);
    const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return said.filter((text) => text && /\p{Script=Han}/u.test(withoutNames(text)));
  });

async function expectEnglish(page: Page, path: string): Promise<void> {
  await openPage(page, addressOf(path, shops.plain, 'en'));
  expect(await chineseOfOurs(page), path).toEqual([]);
}

test.describe('in English (spec 1)', () => {
  test.setTimeout(120_000);

  for (const [env, home] of Object.entries(homes)) {
    test(`${env}: asked for by the address, remembered, from home to login`, async ({ page, troubles }) => {
      const lookAt = createPageAudit(page, `english-${env}`, { isRepeat: env === 'h5' });
      await openPage(page, `${home}?lang=en`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await lookAt('home');
      await page.locator('article h3 a').first().click();
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await lookAt('sku');
      await openPage(page, `${new URL('.', home)}shopping`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await lookAt('cart');
      await openPage(page, `${new URL('.', home)}login`);
      expect(await chineseOfOurs(page)).toEqual([]);
      await lookAt('login');
      await openPage(page, `${new URL('.', home)}nothing-here`);
      expect(await chineseOfOurs(page)).toEqual([]);
      expect(troubles.list.filter((failure) => !failure.includes('404'))).toEqual([]);
    });
  }

  // A visitor's are read in english-shops.spec.ts.
  test('every page of ours a member can open says what it says in English', async ({ page }) => {
    await openPage(page, addressOf('login.html', shops.plain, 'en'));
    await page.getByRole('button', { name: 'Get a code' }).click();
    await expect(page.getByText('Please enter an 11-digit phone number')).toBeVisible();
    expect(await chineseOfOurs(page), 'what a login lacks').toEqual([]);
    const phone = aPhone();
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Get a code' }).click();
    await expect(page.getByText('Code sent')).toBeVisible();
    await page.getByLabel('6-digit code').fill(await codeFor(phone));
    await expect(page).not.toHaveURL(/login/);
    for (const path of memberPages) await expectEnglish(page, path);
    await openPage(page, addressOf('addressModify.html', shops.plain, 'en'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please choose a region')).toBeVisible();
    expect(await chineseOfOurs(page), 'what an address lacks').toEqual([]);
    await openPage(page, addressOf('', shops.plain, 'en'));
    await page.locator('article h3 a').first().click();
    await page.getByRole('button', { name: 'Buy now' }).click();
    const sheet = page.getByRole('dialog');
    for (const axis of await sheet.locator('fieldset:has(legend)').all()) await axis.locator('button:not([disabled])').first().click();
    await sheet.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeVisible();
    expect(await chineseOfOurs(page), 'what is to be ordered').toEqual([]);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('dialog', { name: 'New address' })).toBeVisible();
    expect(await chineseOfOurs(page), 'an order without an address').toEqual([]);
  });

  test.describe('of a browser that speaks it', () => {
    test.use({ locale: 'en-GB' });
    test('is chosen where nobody said otherwise, and refusals of the mall come in it', async ({ page }) => {
      await openPage(page, `${h5}/shop/login.html`);
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
