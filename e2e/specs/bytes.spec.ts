import { gzipSync } from 'node:zlib';
import { expect, h5, test } from '../fixtures/mall-test.ts';

/** kB of 1000 bytes at gzip level 9, measured from the HTML as it is served. */
const gzipKb = (content: Buffer | string) => gzipSync(content, { level: 9 }).length / 1000;

test.describe('bytes before home can be used (spec 9)', () => {
  test('JavaScript ≤ 100 kB, HTML with its CSS ≤ 20 kB, CSS ≤ 8 kB', async ({ request }) => {
    const html = await (await request.get(`${h5}/shop/`)).text();
    const files = new Set([...html.matchAll(/(?:src|href)="(\/subsys\/home\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
    const bodies = await Promise.all([...files].map(async (file) => (await request.get(h5 + file)).body()));
    const js = bodies.reduce((sum, body) => sum + gzipKb(body), 0);
    const css = gzipKb(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    test
      .info()
      .annotations.push({ type: 'kB gzip', description: `js ${js.toFixed(1)}, html ${gzipKb(html).toFixed(1)}, css ${css.toFixed(1)}` });
    console.log(`home: JavaScript ${js.toFixed(1)} kB, HTML ${gzipKb(html).toFixed(1)} kB, of it CSS ${css.toFixed(1)} kB (gzip)`);
    expect(files.size).toBeGreaterThan(1);
    expect(js).toBeLessThanOrEqual(100);
    expect(gzipKb(html)).toBeLessThanOrEqual(20);
    expect(css).toBeLessThanOrEqual(8);
  });

  test('the scripts a browser really loads are those the HTML names', async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
    });
    await page.goto(`${h5}/shop/`, { waitUntil: 'networkidle' });
    const html = await (await page.request.get(`${h5}/shop/`)).text();
    expect(loaded.filter((path) => !html.includes(path))).toEqual([]);
  });
});
