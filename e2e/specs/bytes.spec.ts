import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { openPage } from '../fixtures/open-page.ts';

/** kB of 1000 bytes at gzip level 9, measured from the HTML as it is served. */
const gzipKb = (content: Buffer | string) => gzipSync(content, { level: 9 }).length / 1000;

/** What a page's HTML makes a browser fetch before the page can be used. */
async function bytesOf(request: APIRequestContext, url: string) {
  const html = await (await request.get(url)).text();
  const files = new Set([...html.matchAll(/(?:src|href)="(\/subsys\/home\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
  const bodies = await Promise.all([...files].map(async (file) => (await request.get(h5 + file)).body()));
  const css = gzipKb(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  return { html, files, js: bodies.reduce((sum, body) => sum + gzipKb(body), 0), htmlKb: gzipKb(html), css };
}

test.describe('bytes before home can be used (spec 9)', () => {
  test('JavaScript ≤ 105 kB, HTML with its CSS ≤ 20 kB, CSS ≤ 8 kB', async ({ request }) => {
    const { files, js, htmlKb, css } = await bytesOf(request, `${h5}/shop/`);
    test.info().annotations.push({ type: 'kB gzip', description: `js ${js.toFixed(1)}, html ${htmlKb.toFixed(1)}, css ${css.toFixed(1)}` });
    console.log(`home: JavaScript ${js.toFixed(1)} kB, HTML ${htmlKb.toFixed(1)} kB, of it CSS ${css.toFixed(1)} kB (gzip)`);
    expect(files.size).toBeGreaterThan(1);
    expect(js).toBeLessThanOrEqual(105);
    expect(htmlKb).toBeLessThanOrEqual(20);
    expect(css).toBeLessThanOrEqual(8);
  });

  test('an item: JavaScript ≤ 115 kB, HTML with its CSS ≤ 20 kB', async ({ request }) => {
    const home = await bytesOf(request, `${h5}/shop/`);
    const item = await bytesOf(request, h5 + (/href="(\/shop\/item\/[^"]+)"/.exec(home.html)?.[1] ?? ''));
    console.log(`item: JavaScript ${item.js.toFixed(1)} kB, HTML ${item.htmlKb.toFixed(1)} kB, of it CSS ${item.css.toFixed(1)} kB (gzip)`);
    expect(item.files.size).toBeGreaterThan(1);
    expect(item.js).toBeLessThanOrEqual(115);
    expect(item.htmlKb).toBeLessThanOrEqual(20);
  });

  test('the document of every page search engines are told of: HTML ≤ 14 kB without and ≤ 20 kB with its CSS', async ({ request }) => {
    // More than a hundred pages, each rendered for the first time.
    test.setTimeout(120_000);
    const read = async (address: string) => {
      const reply = await request.get(address);
      expect(reply.status(), address).toBe(200);
      return reply.text();
    };
    const addressesIn = async (map: string) =>
      [...(await read(map)).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    const maps = await addressesIn(`${h5}/sitemap.xml`);
    const listed = await Promise.all(maps.map(addressesIn));
    // Goods differ in their words alone: one of each shop stands for all.
    const pages = listed.flatMap((addresses, at) => (maps[at]?.includes('/sitemap-items-') ? addresses.slice(0, 1) : addresses));
    const sizes = await Promise.all(
      pages.map(async (page) => {
        const html = await read(page);
        return { page, whole: gzipKb(html), bare: gzipKb(html.replace(/<style>[\s\S]*?<\/style>/, '')) };
      }),
    );
    const most = (kind: 'whole' | 'bare') => Math.max(...sizes.map((size) => size[kind]));
    console.log(
      `${pages.length} pages: HTML at most ${most('bare').toFixed(1)} kB without, ${most('whole').toFixed(1)} kB with CSS (gzip)`,
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(sizes.filter(({ whole, bare }) => bare > 14 || whole > 20)).toEqual([]);
  });

  test('the scripts a browser really loads are those the HTML names; once it is idle, also that of the tabs', async ({ page }) => {
    await openPage(page, `${h5}/shop/`);
    const html = await (await page.request.get(`${h5}/shop/`)).text();
    /** Before the page had loaded, and afterwards. */
    const unnamed = async () => {
      const loaded = await page.evaluate(() => {
        const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return scripts.map(({ name, startTime }) => ({ path: new URL(name).pathname, isLater: startTime >= loadEventStart }));
      });
      return loaded.filter(({ path }) => !html.includes(path));
    };
    await expect.poll(async () => (await unnamed()).map(({ path }) => path).join()).toContain('page-chrome');
    expect((await unnamed()).filter(({ isLater }) => !isLater)).toEqual([]);
  });
});
