import type { Page, Route } from '@playwright/test';
import { redirectTricks } from '../../apps/storefront/src/navigation/redirect-tricks.fixture.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { codeFor } from '../fixtures/outside.ts';
import { askForCode } from '../fixtures/shopper.ts';

const allowed = 'omo.partner.example';
const { host } = new URL(h5);
const tricks = redirectTricks({ own: host, allowed, base: '/shop' });
const loginCall = '**/account/login';

/** Twenty of many, from all of their kinds. All of them pass through the functions themselves in redirect-tricks.test.ts. */
const sampleOf = (list: readonly string[]) => list.filter((_, index) => index % Math.ceil(list.length / 20) === 0);

/** Whatever leaves the shop or runs what it should not; pictures come from hosts below the shop's. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => new URL(request.url()).host.endsWith(host) || seen.push(request.url()));
  page.on('framenavigated', (frame) => new URL(frame.url()).host === host || seen.push(frame.url()));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  return seen;
}

const loginPageFor = (returnUrl: string) => `${h5}/shop/login.html?${new URLSearchParams({ returnUrl })}`;
const hasLeftLogin = (url: URL) => !url.pathname.includes('login');

test.describe('a returnUrl of somebody else (spec 4)', () => {
  test.setTimeout(120_000);

  test('leads to a page of the shop or home, never away', async ({ page }) => {
    await page.goto(loginPageFor('/shop/cart.html'));
    const reply = page.waitForResponse(loginCall);
    await page.getByLabel('6 位验证码').fill(await codeFor(await askForCode(page)));
    await expect(page).toHaveURL(`${h5}/shop/cart.html`);
    // One real login is enough: what counts is what follows each.
    const body = await (await reply).text();
    await page.route(loginCall, (route) => route.fulfill({ contentType: 'application/json', body }));

    const seen = watch(page);
    for (const trick of sampleOf(tricks.filter((address) => address.startsWith('/')))) {
      await page.goto(loginPageFor(trick));
      await page.getByRole('textbox', { name: '手机号' }).fill('13912345678');
      await page.getByRole('checkbox', { name: '已阅读并同意' }).check();
      await page.getByLabel('6 位验证码').fill('123456');
      await page.waitForURL(hasLeftLogin);
      expect(new URL(page.url()).pathname, trick).toBe('/shop/');
    }
    expect(seen).toEqual([]);
  });
});

test.describe('a customLink of somebody else (spec 2.3)', () => {
  const entries = [...sampleOf(tricks).slice(0, 19), `https://${allowed}/sale`];

  // twenty taps
  test.setTimeout(90_000);

  test('leads nowhere and is reported, unless the merchant allows its host', async ({ page }) => {
    await page.route(`${h5}/shop/login.html`, allowPartner);
    await page.route('**/decoration/api.do*', (route) => decorateWith(route, entries));
    await page.route(`https://${allowed}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>partner</h1>' }));
    await page.goto(`${h5}/shop/login.html`);
    await page.getByRole('link', { name: '先逛逛' }).click();
    await expect(page.getByRole('link', { name: 'link0', exact: true })).toBeVisible();

    const seen = watch(page);
    const home = page.url();
    const report = page.waitForRequest('**/report/error');
    for (const [index, trick] of entries.slice(0, -1).entries()) {
      await page.getByRole('link', { name: `link${index}`, exact: true }).click();
      expect(page.url(), trick).toBe(home);
    }
    expect((await report).postDataJSON().kind).toBe('foreign-link');
    expect(seen).toEqual([]);

    await page.getByRole('link', { name: `link${entries.length - 1}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'partner' })).toBeVisible();
  });
});

/** The merchant's list of hosts as the page gets it, with one more. */
async function allowPartner(route: Route): Promise<void> {
  const reply = await route.fetch();
  const body = (await reply.text()).replace(/"linkHosts":\[(.*?)\]/, (_, hosts) => `"linkHosts":[${hosts && `${hosts},`}"${allowed}"]`);
  await route.fulfill({ response: reply, body });
}

/** Home as a merchant would have decorated it whose account is in other hands: a grid of links, past every check of the server. */
async function decorateWith(route: Route, addresses: readonly string[]): Promise<void> {
  const reply = await route.fetch();
  const body = await reply.json();
  const icons = body.data?.blocks?.find(({ type }: { type: string }) => type === 'iconGrid');
  if (icons) {
    const [{ picture }] = icons.props.entries;
    icons.props.entries = addresses.map((customLink, index) => ({
      picture,
      text: `link${index}`,
      link: { pageType: 'customLink', data: { customLink } },
    }));
  }
  await route.fulfill({ response: reply, json: body });
}
