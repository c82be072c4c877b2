import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await mall.sql(`update shop.merchant set languages = '{zh-CN,en}' where mid = 1`);
  server = await aWebServer(mall, { IMAGE_HOSTS: 'https://img1.test' });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const get = (url: string, headers = {}) => server.inject({ url, headers: { host: 'apples.test', ...headers } });

describe('the service worker’s script (spec 9)', () => {
  test('stands at the root, is asked for each time, and may reach nothing but us and the pictures', async () => {
    const { statusCode, headers, body } = await get('/service-worker.js');
    expect([statusCode, body.length > 1_000]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self' https://img1.test",
      'x-worker-version': expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  test('costs no body while it is the same', async () => {
    const { etag } = (await get('/service-worker.js')).headers;
    const again = await get('/service-worker.js', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is one that empties its caches and goes, when the setting says so', async () => {
    const off = await aWebServer(mall, { SERVICE_WORKER: 'off' });
    const { headers, body } = await off.inject({ url: '/service-worker.js', headers: { host: 'apples.test' } });
    await off.close();
    expect(headers['x-worker-version']).toBe('leaving');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('fetch');
  });
});

describe('what a phone may keep (spec 4)', () => {
  const scopeOf = async (url: string, cookie = '') => {
    const { headers } = await get(url, { cookie, 'accept-language': 'en' });
    return [headers['x-page-place'], headers['x-page-scope']];
  };

  test('pages rendered for nobody in particular, with their place', async () => {
    expect(await scopeOf('/shop/')).toEqual(['1/11/en', 'public']);
    expect(await scopeOf('/shop/', 'cid_1=12; lang=zh-CN')).toEqual(['1/12/zh-CN', 'public']);
  });

  test.each(['/shop/cart.html', '/shop/orderList.html', '/shop/item/999999.html', '/shop/nothing-here.html'])(
    'not %s, which tells its place alone',
    async (path) => {
      expect(await scopeOf(path)).toEqual(['1/11/en', undefined]);
    },
  );
});
