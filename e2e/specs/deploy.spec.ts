import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { leaveHeartbeatMs } from '../../packages/kit/src/analytics.ts';
import { archiveBuild } from '../../tools/mall/stack/archived-builds.ts';
import { copyText, passWorkerDelay, untilCached, whatIsKept } from '../fixtures/cached-pages.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { openPage, untilAtRest } from '../fixtures/open-page.ts';
import { DeployedWeb, makeRelease, type Release } from '../fixtures/releases.ts';

test.describe('a release between two clicks (spec 2.1, 8)', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let before: Release;
  let after: Release;
  let web: DeployedWeb;
  let hosts: { before: string; after: string };
  let stored: string;

  test.beforeAll(async () => {
    // two web roles start, on a crowded machine too
    test.setTimeout(240_000);
    stored = mkdtempSync(path.join(tmpdir(), 'qianpu-kept-'));
    [before, after] = [makeRelease('before'), makeRelease('after')];
    web = await DeployedWeb.open();
    hosts = { before: await web.start(before, stored), after: await web.start(after, stored) };
  });
  test.afterEach(() => {
    for (const name of readdirSync(stored)) rmSync(path.join(stored, name), { recursive: true, force: true });
  });
  test.afterAll(async () => {
    await web.close();
    before.remove();
    after.remove();
    rmSync(stored, { recursive: true, force: true });
  });

  /** Home of the release before; what its documents and files are from now on. */
  async function openHome(page: Page) {
    await web.deploy(hosts.before);
    // What a page asks for once it has come to rest; while a release is being changed, nobody answers.
    const late = [/\/start-later-/, /\/price\/list$/, /\/register-page-cache-/, /\/report\/analytics$/].map((file) =>
      page.waitForResponse(file),
    );
    await page.clock.install();
    await openPage(page, `${web.origin}/shop/`);
    await passWorkerDelay(page);
    // And what it tells of the visit.
    await page.clock.runFor(leaveHeartbeatMs);
    await Promise.all(late);
    await untilAtRest(page);
    const documents: string[] = [];
    const files: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().isNavigationRequest()) documents.push(pathname);
      if (/(routes|item-page).*\.js$/.test(pathname)) files.push(`${response.status()} ${path.basename(pathname)}`);
    });
    return { documents, files };
  }

  const buttonOfItem = (page: Page) => page.getByRole('button', { name: '加入购物车' });
  const clickItem = (page: Page) => page.locator('article h3 a:visible').first().click();

  test('the next page comes from the build it belongs to, and nothing is loaded anew', async ({ page, troubles }) => {
    const { documents, files } = await openHome(page);
    archiveBuild(before.client, stored);
    await web.deploy(hosts.after);
    await clickItem(page);
    await expect(buttonOfItem(page)).toBeVisible();
    expect(files).toEqual([expect.stringMatching(/^200 routes-before-/), expect.stringMatching(/^200 item-page-before-/)]);
    expect(documents).toEqual([]);
    expect(troubles.list).toEqual([]);
  });

  /** The table of all pages comes at the first sign of use that the page's script is there to see. */
  async function touchHome(page: Page) {
    let isThere = false;
    page.on('response', (response) => {
      if (response.url().includes('routes-before-')) isThere = true;
    });
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(isThere).toBe(true);
    }).toPass();
  }

  test('a chunk that is gone brings the asked page from the new build, by one fresh start', async ({ page }) => {
    const { documents, files } = await openHome(page);
    await touchHome(page);
    await web.deploy(hosts.after);
    const report = page.waitForRequest((request) => (request.postData() ?? '').includes('chunk-load'));
    await clickItem(page);
    await expect(page).toHaveURL(/\/shop\/item\/\d+\.html/);
    await expect
      .poll(() => files)
      .toEqual([
        expect.stringMatching(/^200 routes-before-/),
        expect.stringMatching(/^404 item-page-before-/),
        expect.stringMatching(/^200 item-page-after-/),
      ]);
    await buttonOfItem(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents).toEqual([new URL(page.url()).pathname]);
    await report;
  });

  test('a first tap that finds the way to every page gone arrives all the same', async ({ page }) => {
    const { documents, files } = await openHome(page);
    await web.deploy(hosts.after);
    await clickItem(page);
    await expect(buttonOfItem(page)).toBeVisible();
    // The finger that lands asks for it, and the tap asks again for what did not come.
    await expect
      .poll(() => [...new Set(files)])
      .toEqual([expect.stringMatching(/^404 routes-before-/), expect.stringMatching(/^200 item-page-after-/)]);
    expect(documents).toEqual([new URL(page.url()).pathname]);
  });

  test('a chunk that never comes ends at a page that says so, not in a loop', async ({ page }) => {
    const { documents } = await openHome(page);
    await page.route(/item-page.*\.js$/, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await web.deploy(hosts.after);
    await clickItem(page);
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
    await page.clock.runFor(3_000);
    await untilAtRest(page);
    expect(documents).toHaveLength(1);
    // Once the files are back, the shopper's own try is enough.
    await page.unroute(/item-page.*\.js$/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(buttonOfItem(page)).toBeVisible();
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });
    test.describe.configure({ timeout: 240_000 });

    test('an open tab keeps its build; what is loaded next is the new one, also when the network is gone by then', async ({ page }) => {
      const { documents } = await openHome(page);
      await untilCached(page, '/shop/index?');
      archiveBuild(before.client, stored);
      await web.deploy(hosts.after);
      await clickItem(page);
      await expect(buttonOfItem(page)).toBeVisible({ timeout: 30_000 });
      expect(documents).toEqual([]);

      const buildOf = () => page.locator('script[src*="entry-client"]').getAttribute('src');
      // A server that has just started may send a page to be rendered by the phone, of which no copy is kept.
      await expect(async () => {
        await page.goto(`${web.origin}/shop/`);
        expect(await buildOf()).toContain('entry-client-after-');
        expect(await copyText(page, '/shop/index?')).toContain('entry-client-after-');
      }).toPass();
      await web.goAway();
      const loaded = documents.length;
      await page.reload();
      await expect(page.getByText('离线内容 · 可能不是最新')).toBeVisible();
      expect(await buildOf()).toContain('entry-client-after-');
      expect(documents.length - loaded).toBe(1);
    });

    test('a setting ends it on every phone, and what it kept is gone', async ({ page }) => {
      await openHome(page);
      await untilCached(page, '/shop/index?');
      await web.deploy(await web.start(before, stored, { SERVICE_WORKER: 'off' }));
      await page.reload();
      await expect.poll(() => whatIsKept(page), { timeout: 30_000 }).toEqual({ caches: [], workers: 0 });
      // nor does it come back
      await page.reload();
      await passWorkerDelay(page);
      await expect.poll(() => whatIsKept(page)).toEqual({ caches: [], workers: 0 });
      await expect(page.locator('article').first()).toBeVisible();
    });
  });
});
