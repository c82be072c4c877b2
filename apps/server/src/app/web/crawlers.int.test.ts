import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aMicroPage } from '../../../test/builders/micro-page.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let apples: MadeMerchant;
let page: Awaited<ReturnType<typeof aMicroPage>>;

beforeAll(async () => {
  mall = await testMall();
  const hosts = { 'apples.test': '1', 'shared.test': null };
  const goods = ['红苹果', '</title><script>alert(1)</script>\u2028&'];
  apples = await aMerchant(mall, { mid: '1', name: '甲记 <&>', cids: ['11', '12'], hosts, goods });
  await aMerchant(mall, { mid: '2', name: '乙记', cids: ['21'], hosts: { 'pears.test': '2' }, goods: ['雪梨'] });
  await mall.sql(`update shop.organisation set status = 'CLOSED' where mid = 2`);
  page = await aMicroPage(mall, '1');
  server = await aWebServer(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const get = (host: string, url: string, headers: object = {}) => server.inject({ url, headers: { host, ...headers } });
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('robots.txt (spec 2.1)', () => {
  test("a merchant's own host names its map, and keeps crawlers from calls", async () => {
    const { body, statusCode } = await get('apples.test', '/robots.txt', { 'x-forwarded-proto': 'https' });
    expect(statusCode).toBe(200);
    expect(body).toContain('Sitemap: https://apples.test/sitemap.xml\n');
    expect(body).toContain('Disallow: /api-client-web/\n');
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  test('a shared host has no map; a closed merchant and a strange host have nothing to look at', async () => {
    expect((await get('shared.test', '/robots.txt')).body).not.toMatch(/Sitemap|^Disallow: \/$/m);
    for (const host of ['pears.test', 'elsewhere.test']) expect((await get(host, '/robots.txt')).body).toMatch(/^Disallow: \/$/m);
  });
});

describe('sitemap.xml (spec 2.2)', () => {
  test('leads to the pages and goods of every shop, by their one address each', async () => {
    const index = await get('apples.test', '/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addressesOf(index.body)).toEqual([
      'http://apples.test/sitemap-pages-11.xml',
      'http://apples.test/sitemap-pages-12.xml',
      'http://apples.test/sitemap-items-11-0.xml',
      'http://apples.test/sitemap-items-12-0.xml',
    ]);
    const pages = await get('apples.test', '/sitemap-pages-12.xml');
    expect(addressesOf(pages.body)).toEqual([
      'http://apples.test/shop/?cid=12',
      `http://apples.test/shop/micropage.html?id=${page.pageId}&amp;cid=12`,
      `http://apples.test/shop/classGoodList.html?id=${apples.categoryId}&amp;cid=12`,
      `http://apples.test/shop/micropageClass.html?id=${page.pageClassId}&amp;cid=12`,
    ]);
    expect(pages.body.match(/<lastmod>20[-\dT:.]+Z<\/lastmod>/g)).toHaveLength(2);
    expect(addressesOf((await get('apples.test', '/sitemap-items-11-0.xml')).body)).toEqual(
      apples.goodsIds.toSorted((one, other) => Number(BigInt(one) - BigInt(other))).map((id) => `http://apples.test/shop/item/${id}.html`),
    );
  });

  test('every address in it answers with itself as the one to keep', async () => {
    const maps = addressesOf((await get('apples.test', '/sitemap.xml')).body);
    const listed = await Promise.all(maps.map(async (map = '') => addressesOf((await get('apples.test', new URL(map).pathname)).body)));
    expect(listed.flat().length).toBe(12);
    for (const escaped of listed.flat()) {
      const { pathname, search } = new URL(escaped?.replaceAll('&amp;', '&') ?? '');
      const { statusCode, body } = await get('apples.test', pathname + search);
      expect([statusCode, body.includes(`<link rel="canonical" href="${escaped}">`), body.includes('noindex')], escaped).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  test('is nothing to ask others for: other parts, other shops, other hosts', async () => {
    const strange = ['/sitemap-items-11-5.xml', '/sitemap-items-21-0.xml', '/sitemap-pages-21.xml', '/sitemap-pages-x.xml'];
    for (const url of strange) expect((await get('apples.test', url)).statusCode, url).toBe(404);
    for (const host of ['shared.test', 'pears.test', 'elsewhere.test'])
      expect((await get(host, '/sitemap.xml')).statusCode, host).toBe(404);
  });

  test('is cut where it would be too long', async () => {
    await mall.sql(
      `insert into catalog.goods select mid, n, category_id, title, selling_point, tags, cover, created_at
         from catalog.goods, generate_series(1000, 10999) n where mid = 1 and id = $1`,
      [apples.goodsIds[0]],
    );
    await mall.sql(
      `insert into catalog.shelf select mid, cid, n, category_id, position, price_fen, list_price_fen, sku_count, sold_count
         from catalog.shelf, generate_series(1000, 10999) n where mid = 1 and cid = 12 and goods_id = $1`,
      [apples.goodsIds[0]],
    );
    const fresh = await aWebServer(mall);
    const ask = async (url: string) => addressesOf((await fresh.inject({ url, headers: { host: 'apples.test' } })).body);
    const parts = (await ask('/sitemap.xml')).filter((map) => map?.includes('items-12'));
    const goods = await Promise.all(parts.map((map = '') => ask(new URL(map).pathname)));
    expect(goods.map(({ length }) => length)).toEqual([10_000, 2]);
    expect(new Set(goods.flat()).size).toBe(10_002);
    await fresh.close();
  });
});

describe('what pages tell of themselves (spec 3)', () => {
  test('hostile names stay names', async () => {
    const { body } = await get('apples.test', `/shop/item/${apples.goodsIds[1]}.html`);
    expect(body).not.toContain('<script>alert');
    const linked = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(linked)['@graph'][0]).toMatchObject({ '@type': 'Product', name: '</title><script>alert(1)</script>\u2028&' });
  });

  test("a member's page and one that is not there are not to be kept", async () => {
    for (const url of ['/shop/orderList.html', '/shop/cart.html', '/shop/item/5.html']) {
      expect((await get('apples.test', url)).body, url).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('a made-up port is not taken into addresses, and makes no pages of its own', async () => {
    expect((await get('apples.test:6666', '/shop/')).body).toContain('<link rel="canonical" href="http://apples.test/shop/">');
  });

  test('on a shared host addresses name the merchant', async () => {
    expect((await get('shared.test', '/shop/?mid=1')).body).toContain('<link rel="canonical" href="http://shared.test/shop/?mid=1">');
  });
});
