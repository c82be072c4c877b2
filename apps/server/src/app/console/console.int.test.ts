import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aWebServer, webConfig } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createConsoleServer, openConsole } from './console-server.ts';

let mall: TestMall;
let console: HttpServer;
let shop: HttpServer;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲<记>', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await mall.sql(`insert into platform.host (host, mid, kind) values ('staff.apples.test', 1, 'CONSOLE'), ('staff.test', null, 'CONSOLE')`);
  const config = webConfig(mall);
  const files = await openConsole(config);
  if (!files) throw new Error('there is no build of the console');
  console = await createConsoleServer(config, mall.engines, files, createLog('test', 'silent'));
  shop = await aWebServer(mall);
});
afterAll(async () => {
  await console.close();
  await shop.close();
  await mall.close();
});

const at = (server: HttpServer, host: string, url = '/') => server.inject({ url, headers: { host } });
const scriptOf = (html: string) => /src="(\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';

describe('the console and the shops keep apart', () => {
  test('a console host serves the console, at whatever address, and says whose it is', async () => {
    for (const url of ['/', '/orders', '/shop/', '/cp/home']) {
      const { statusCode, body } = await at(console, 'staff.apples.test', url);
      expect(statusCode).toBe(200);
      expect(body).toContain('id="console-context"');
      expect(body).toContain('"mid":"1"');
    }
    expect((await at(console, 'staff.test')).body).toContain('"mid":null');
  });

  test("a shop's host has no console, and a console's host no shop", async () => {
    expect((await at(console, 'apples.test')).statusCode).toBe(404);
    expect((await at(console, 'unknown.test')).statusCode).toBe(404);
    const { statusCode, headers } = await at(shop, 'staff.apples.test', '/shop/');
    expect([statusCode, headers.location]).toEqual([302, '/shop/cantFind']);
  });

  test('no file of the console is found at the port of the shops', async () => {
    const script = scriptOf((await at(console, 'staff.test')).body);
    expect((await at(console, 'staff.test', script)).statusCode).toBe(200);
    expect((await at(shop, 'apples.test', script)).statusCode).toBe(404);
  });
});

describe("the console's document", () => {
  test('lets in scripts and styles of its own origin, and by a nonce that is never the same', async () => {
    const [one, other] = [await at(console, 'staff.test'), await at(console, 'staff.test')];
    const nonces = [one, other].map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(body).toContain(`<meta name="style-nonce" content="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    expect(nonces[0]?.length).toBeGreaterThan(20);
  });

  test('cannot be framed, is not stored, and is written without letting a name out of its data', async () => {
    const { headers, body } = await at(console, 'staff.apples.test');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(body).toContain('甲\\u003c记>');
    expect(body).not.toContain('甲<记>');
  });

  test('offers no demo accounts outside development', async () => {
    expect((await at(console, 'staff.test')).body).toContain('"demoStaff":[]');
  });
});
