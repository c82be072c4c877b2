import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoStaff } from '../../packages/kit/src/demo-staff.ts';
import { findViolations } from '../fixtures/audit-page.ts';
import {
  consoleOrigin,
  consoleScreen,
  type DemoName,
  moveToConsolePage,
  openConsolePage,
  signInAs,
  typeSignIn,
} from '../fixtures/console.ts';
import { addressesFor } from '../fixtures/console-pages.ts';
import { isLong } from '../fixtures/long-form.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';

test.use(consoleScreen);

/** Calls the mall refused: a page asks for nothing its reader may not have. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json') || !response.url().startsWith(consoleOrigin)) return;
    void response.json().then(
      ({ status, code }: { status?: string; code?: unknown }) => {
        if (status === 'error') refused.push(`${code}: ${response.url()}`);
      },
      () => undefined,
    );
  });
  return refused;
}

const langs = ['zhCN', 'en'] as const;
const languageOf: Partial<Record<DemoName, (typeof langs)[number]>> = { manager: 'en' };

/**
 * Colours and labels are the same whoever looks: one round is held against WCAG, the others look for what a role or a language breaks. A check takes each role in
 * one language, and one of them by the address of each page; `./mall prove walks` takes all pairs.
 */
const rounds = demoStaff.flatMap(({ name }) =>
  langs
    .filter((lang) => isLong || lang === (languageOf[name] ?? 'zhCN'))
    .flatMap((lang) => {
      const isAudited = name === 'owner' && (isLong || lang === 'zhCN');
      const open = name === 'warehouse' || (isLong && name !== 'owner') ? openConsolePage : moveToConsolePage;
      // An audit takes a minute, which two browsers share.
      return (isAudited ? ['odd', 'even'] : ['all']).map((part) => ({ name, lang, isAudited, open, part }));
    }),
);

test.describe('every page of the console', () => {
  for (const { name, lang, isAudited, open, part } of rounds) {
    test(`${name}, ${lang}, ${part}: no refused call, no error${isAudited ? ', nothing that breaks WCAG 2.2 AA' : ''}`, async ({
      page,
      troubles,
    }) => {
      test.setTimeout(240_000);
      const refused = watchRefusals(page);
      await signInAs(page, name);
      await page.evaluate((chosen) => localStorage.setItem('console.lang', chosen), lang);
      const addresses = await addressesFor(page);
      const found: string[] = [];
      await openConsolePage(page, '/');
      // The menu and the bar around the pages once, then what each page puts between them.
      const around = isAudited ? await findViolations(page) : [];
      expect(around.map(({ id }) => id)).toEqual([]);
      for (const address of addresses.filter((_, at) => part === 'all' || (at % 2 === 0) === (part === 'odd'))) {
        await open(page, address);
        for (const { id, nodes } of isAudited ? await findViolations(page, 'main') : [])
          found.push(`${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
        if ((await page.locator('html').getAttribute('lang')) !== (lang === 'en' ? 'en' : 'zh-CN'))
          found.push(`${address}: another language`);
        found.push(...[...refused.splice(0), ...troubles.list.splice(0)].map((trouble) => `${address} ${trouble}`));
      }
      expect(found).toEqual([]);
      // Whatever the menu offers is among them.
      const menu = page.getByRole('navigation').getByRole('link');
      const offered = await menu.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(offered.filter((address) => !addresses.includes(address))).toEqual([]);
    });
  }
});

test('unsaved changes hold somebody back from a link and from going back, and are lost only when they say so', async ({ page }) => {
  await signInAs(page, 'owner', '/goods');
  await page.getByRole('table').getByRole('link').first().click();
  const title = page.getByLabel('商品名', { exact: true });
  const original = await title.inputValue();
  const address = page.url();
  await title.fill(`${original}·`);
  const question = page.getByRole('dialog', { name: '改动还没有保存' });
  const leaveBy = [() => page.getByRole('link', { name: '订单', exact: true }).first().click(), () => page.goBack()];
  for (const leave of leaveBy) {
    await leave();
    await question.getByRole('button', { name: '留在这一页' }).click();
    await expect(question).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(title).toHaveValue(`${original}·`);
  }
  await page.goBack();
  await question.getByRole('button', { name: '放弃改动并离开' }).click();
  await expect(page).toHaveURL(/\/goods$/);
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('a session of staff', () => {
  test('ends with the tab, leads back to where it ended, and is out of reach of a shop page', async ({ page, context }) => {
    await page.goto(`${consoleOrigin}/settings/audit?outcome=done`);
    await typeSignIn(page, 'owner');
    await expect(page.getByRole('heading', { name: '操作记录' })).toBeVisible();
    expect(page.url()).toContain('/settings/audit?outcome=done');
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    const token = (JSON.parse(stored['console.session'] ?? '{}') as { token?: string }).token ?? '';
    expect(token).toMatch(/^1001-s/);
    expect(await context.cookies()).toEqual([]);

    const shop = await context.newPage();
    await shop.goto(`${h5}/shop/`);
    const seen = await shop.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
    expect(seen).not.toContain(token);
    expect(
      await shop.evaluate(
        (address) =>
          fetch(address).then(
            () => 'read',
            () => 'refused',
          ),
        `${consoleOrigin}/`,
      ),
    ).toBe('refused');

    // Ended elsewhere: the next click leads to the sign-in page and back to the same address.
    await page.evaluate(() => sessionStorage.setItem('console.session', JSON.stringify({ token: `1001-s${'a'.repeat(43)}`, mid: '1001' })));
    await page.reload();
    await expect(page.getByLabel('密码')).toBeVisible();
    await typeSignIn(page, 'owner');
    await expect(page.getByRole('heading', { name: '操作记录' })).toBeVisible();
    expect(page.url()).toContain('/settings/audit?outcome=done');
  });

  test('a wrong password is said in words, and nothing of it stays', async ({ page }) => {
    await page.goto(`${consoleOrigin}/`);
    await typeSignIn(page, 'warehouse', 'not this one');
    await expect(page.getByRole('alert')).toHaveText(/密码|频繁/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('the console cannot be put into a frame', async ({ page }) => {
    await page.goto(`${h5}/shop/`);
    const isFramed = await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      return frame.contentDocument !== null;
    }, `${consoleOrigin}/`);
    expect(isFramed).toBe(false);
  });
});

test.describe('bytes of the console', () => {
  /** kB of 1000 bytes at gzip level 9, of the scripts a page really loads. */
  const scriptKb = async (page: Page) => {
    const addresses = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    // By the page itself: names below localhost are the browser's affair.
    const bodies = await page.evaluate(
      (all) => Promise.all(all.map(async (address) => (await fetch(address)).text())),
      [...new Set(addresses)],
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length / 1000, 0);
  };

  test('sign-in ≤ 150 kB, the first list ≤ 380 kB of JavaScript', async ({ page }) => {
    await page.goto(`${consoleOrigin}/`);
    await expect(page.getByLabel('密码')).toBeVisible();
    const signIn = await scriptKb(page);
    expect(signIn).toBeLessThanOrEqual(150);
    await signInAs(page, 'warehouse');
    await openConsolePage(page, '/orders');
    await expect(page.getByRole('table')).toBeVisible();
    const list = await scriptKb(page);
    console.log(`console: sign-in ${signIn.toFixed(1)} kB, list of orders ${list.toFixed(1)} kB (gzip)`);
    expect(list).toBeLessThanOrEqual(380);
  });
});
