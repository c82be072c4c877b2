import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { createConsoleServer, openConsole } from '../src/app/console/console-server.ts';
import { aChatMall, type ChatMall } from './builders/chat-mall.ts';
import { aMember } from './builders/populated-mall.ts';
import { aWebServer, webConfig } from './builders/web-server.ts';

interface Promised {
  readonly cacheControl: string;
  readonly vary: string;
  readonly etag: string;
}

/** The table of docs/operate.md: what is promised there is what is asked for here. */
const promised = readTable();

function readTable(): ReadonlyMap<string, Promised> {
  const text = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const section = /## Behind a CDN\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| answer'));
  return new Map(
    lines.map((line) => {
      const [answer = '', cacheControl = '', vary = '', etag = ''] = line.slice(2, -2).split(' | ');
      return [answer, { cacheControl, vary, etag }];
    }),
  );
}

const cached = mkdtempSync(path.join(tmpdir(), 'kept-'));
const asset = readdirSync(path.join(process.env.CLIENT_DIST ?? '', 'assets')).find((file) => file.endsWith('.js')) ?? '';
const consoleAsset = readdirSync(path.join(process.env.CONSOLE_DIST ?? '', 'assets')).find((file) => file.endsWith('.js')) ?? '';
let house: ChatMall;
let web: HttpServer;
let staffDesk: HttpServer;
let lonelyWeb: HttpServer;
let session: Record<string, string>;
let privatePicture: string;

type Server = 'web' | 'web without an api' | 'console' | 'console without its files';
type Ask = readonly [url: string | (() => string), status: number, headers?: Record<string, string>, server?: Server, body?: string];

const call = '/api-client-web/client/api.do';
const asked: Readonly<Record<string, readonly Ask[]>> = {
  'file of a build, with a hash in its name': [
    [`/subsys/home/assets/${asset}`, 200],
    [`/subsys/home/assets/${asset}`, 200, { 'accept-encoding': 'br' }],
    ['/subsys/home/assets/cart-page-Older123.js', 200, { 'accept-encoding': 'gzip' }],
    [`/static/assets/${consoleAsset}`, 200, {}, 'console'],
  ],
  'picture as it was uploaded, film or a part of one': [
    ['/img/1/a.jpg', 200],
    ['/img/1/a.jpg?w=361', 200],
    ['/img/1/a.mp4', 200],
    ['/img/1/a.mp4', 206, { range: 'bytes=0-9' }],
    ['/img/1/a.jpg', 200, {}, 'console'],
  ],
  'picture at a width': [
    ['/img/1/a.jpg?w=360', 200],
    ['/img/1/a.jpg?w=360', 200, { accept: 'image/webp' }],
  ],
  sitemap: [
    ['/sitemap.xml', 200],
    ['/sitemap-pages-11.xml', 200, { 'accept-encoding': 'gzip' }],
  ],
  'file beside a build, without a hash': [['/subsys/home/notes-of-1999.txt', 200]],
  'service worker': [['/service-worker.js', 200]],
  page: [
    ['/shop/', 200],
    ['/shop/', 200, { 'accept-encoding': 'br' }],
    ['/cp/home', 200],
    ['/shop/userCenter', 200],
    ['/shop/', 200, {}, 'web without an api'],
  ],
  'share poster': [['/poster/home.png', 200]],
  'private picture, also one that is refused': [
    [() => privatePicture, 200],
    [() => privatePicture.replace(/sign=..../, 'sign=AAAA'), 404],
  ],
  'robots.txt': [['/robots.txt', 200]],
  redirect: [['/', 302]],
  'call, also one that failed': [
    ['/api-client-web/goods/none', 404],
    [call, 200, { 'content-type': 'application/x-www-form-urlencoded' }, 'web', 'json=%7B%7D'],
    [`${call}?json=%7B%7D`, 200],
    [call, 200, { 'content-type': 'application/x-www-form-urlencoded' }, 'console', 'json=%7B%7D'],
  ],
  "console's page": [['/', 200, { host: 'staff.test' }, 'console']],
  'whatever is not there (404)': [
    ['/subsys/home/assets/gone-Gone1234.js', 404],
    ['/img/1/gone.jpg', 404],
    ['/img/1/gone.jpg?w=360', 404],
    ['/poster/item/999.png', 404],
    ['/poster/item/x.png', 404],
    ['/sitemap-pages-99.xml', 404],
    ['/sitemap.xml', 404, { host: 'elsewhere.test' }],
    ['/shop/nothing-here', 404],
    ['/shop/notFond', 404],
    ['/shop/cantFind', 404],
    ['/nothing', 404],
    ['/static/assets/gone-Gone1234.js', 404, {}, 'console'],
    ['/', 404, { host: 'elsewhere.test' }, 'console'],
  ],
  'whatever could not be read or made (other 4xx, 5xx)': [
    ['/img/1/a.mp4', 416, { range: 'bytes=5000-' }],
    ['/img/1/broken.jpg?w=360', 500],
    ['/shop/%E0%A4%A', 400],
    ['/subsys/home/', 403],
    [call, 500, {}, 'web without an api'],
    [`/subsys/home/assets/${asset}`, 412, { 'if-match': '"other"' }],
    [call, 413, { 'content-type': 'application/x-www-form-urlencoded' }, 'web', 'x'.repeat(300 * 1024)],
  ],
};

beforeAll(async () => {
  house = await aChatMall();
  await house.mall.sql(`insert into platform.host (host, mid, kind) values ('staff.test', null, 'CONSOLE')`);
  mkdirSync(path.join(cached, 'assets'));
  writeFileSync(path.join(cached, 'assets/cart-page-Older123.js'), 'export const build = "older";');
  writeFileSync(path.join(cached, 'notes-of-1999.txt'), 'what no build has hashed');
  const pictures = path.join(house.imageDir, '1');
  mkdirSync(pictures, { recursive: true });
  await sharp({ create: { width: 800, height: 800, channels: 3, background: '#00aa00' } }).toFile(path.join(pictures, 'a.jpg'));
  writeFileSync(path.join(pictures, 'a.mp4'), Buffer.alloc(1_000));
  writeFileSync(path.join(pictures, 'broken.jpg'), 'no picture at all');
  const { token } = await aMember(house.mall, '1');
  session = { cookie: `token_1=${token}`, token };
  const picture = await house.callAs(token, 'support.picture.upload', { cid: '11' });
  const { content } = await house.callAs(token, 'support.chat.send', { cid: '11', picture: { id: picture.id } });
  privatePicture = content.kind === 'picture' ? (content.picture?.address ?? '') : '';
  await house.server.listen({ port: 0, host: '127.0.0.1' });
  const settings = { API_URL: house.server.listeningOrigin, IMAGE_DIR: house.imageDir, KEPT_ASSETS: cached };
  web = await aWebServer(house.mall, settings);
  lonelyWeb = await aWebServer(house.mall, { ...settings, API_URL: 'http://127.0.0.1:1' });
  const config = webConfig(house.mall, settings);
  const files = await openConsole(config);
  if (!files) throw new Error('there is no build of the console');
  staffDesk = await createConsoleServer(config, house.mall.engines, files, createLog('test', 'silent'));
});
afterAll(async () => {
  await Promise.all([web.close(), lonelyWeb.close(), staffDesk.close()]);
  await house.close();
  rmSync(cached, { recursive: true });
});

function send([url, , headers = {}, server = 'web', body]: Ask, more: Record<string, string> = {}) {
  const at = server === 'console' ? staffDesk : server === 'web without an api' ? lonelyWeb : web;
  const host = server === 'console' ? 'staff.test' : 'apples.test';
  return at.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: typeof url === 'string' ? url : url(),
    headers: { host, 'accept-encoding': 'identity', ...headers, ...more },
    ...(body !== undefined && { body }),
  });
}

const rows = Object.entries(asked).flatMap(([answer, asks]) => asks.map((ask, nth) => ({ answer, ask, nth })));

describe('what caches between us and the phone may keep (spec 9)', () => {
  test('the table of docs/operate.md names each kind of answer that is asked for here', () => {
    expect([...promised.keys()]).toEqual(Object.keys(asked));
  });

  test.each(rows)('$answer ($nth)', async ({ answer, ask }) => {
    const { statusCode, headers } = await send(ask);
    expect(statusCode).toBe(ask[1]);
    const row = promised.get(answer);
    expect(headers['cache-control']).toBe(row?.cacheControl);
    if (row?.vary !== '*') expect(String(headers.vary ?? '–')).toBe(row?.vary);
    expect(headers.etag === undefined ? '–' : 'yes').toBe(row?.etag);
  });

  test.each(rows.filter(({ answer }) => promised.get(answer)?.cacheControl.startsWith('public')))(
    'is the same for whoever has a session, and starts none: $answer ($nth)',
    async ({ ask }) => {
      const [anonymous, personal] = [await send(ask), await send(ask, session)];
      expect(personal.headers['set-cookie']).toBe(undefined);
      expect(personal.rawPayload.equals(anonymous.rawPayload)).toBe(true);
    },
  );
});
