import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aMicroPage } from '../../../test/builders/micro-page.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let pageId: string;
const pictures = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));

beforeAll(async () => {
  mkdirSync(path.join(pictures, '1'));
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00aa00' } }).toFile(path.join(pictures, '1/goods.jpg'));
  mall = await testMall();
  const hosts = { 'one.test': '1', 'shared.test': null };
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts, goods: ['红颜草莓 <script>alert(1)</script>'] });
  await mall.sql(`update shop.merchant set languages = '{zh-CN,en}' where mid = 1`);
  pageId = (await aMicroPage(mall, '1')).pageId;
  server = await aWebServer(mall, { IMAGE_DIR: pictures });
});
afterAll(async () => {
  await server.close();
  await mall.close();
  rmSync(pictures, { recursive: true });
});

const ask = (url: string, { host = 'one.test', ...headers }: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers: { host, ...headers } });
const sizeOf = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata();
  return { format, width, height };
};

describe('posters (spec 3, 7.2)', () => {
  test.each([
    ['home', () => '/poster/home.png'],
    ['a micro page', () => `/poster/page/${pageId}.png`],
    ['an item', () => `/poster/item/${merchant.goodsIds[0]}.png`],
  ])('of %s is a picture 750 wide', async (_what, url) => {
    const reply = await ask(url());
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(await sizeOf(reply.rawPayload)).toMatchObject({ format: 'png', width: 750 });
  });

  test('shows the item’s own picture, and its name as words', async () => {
    const { rawPayload } = await ask(`/poster/item/${merchant.goodsIds[0]}.png`);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    const [red = 0, green = 0, blue = 0] = at(375, 400);
    expect(green).toBeGreaterThan(red + 100);
    expect(green).toBeGreaterThan(blue + 100);
  });

  test('leads elsewhere for another shop, base, host or language: each is another picture', async () => {
    const url = `/poster/item/${merchant.goodsIds[0]}.png`;
    const replies = await Promise.all([
      ask(url),
      ask(`${url}?cid=12`),
      ask(`${url}?base=/cp`),
      ask(`${url}?mid=1`, { host: 'shared.test' }),
      ask(`${url}?lang=en`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(5);
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/poster/home.png');
    expect(await ask('/poster/home.png', { 'if-none-match': String(headers.etag) })).toMatchObject({ statusCode: 304, body: '' });
  });

  test.each([
    '/poster/page/1.png',
    '/poster/page/0.png',
    '/poster/page/..%2f..%2fetc%2fpasswd',
    '/poster/item/9223372036854775808.png',
    '/poster/item/7.svg',
    '/poster/other/7.png',
  ])('is not there for what is not: %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  test('is not there for a host nobody knows, nor for another merchant on this one', async () => {
    expect((await ask('/poster/home.png', { host: 'evil.test' })).statusCode).toBe(404);
    expect((await ask('/poster/home.png?mid=2')).statusCode).toBe(404);
  });
});

test('a picture that is missing leaves the words and the code (spec 3)', async () => {
  const [withPicture, without] = await Promise.all([ask(`/poster/item/${merchant.goodsIds[0]}.png`), ask(`/poster/page/${pageId}.png`)]);
  const [tall, short] = [await sizeOf(withPicture.rawPayload), await sizeOf(without.rawPayload)];
  expect(tall.height).toBeGreaterThan((short.height ?? 0) + 500);
});

test('nobody draws more than sixty a minute', async () => {
  const limited = await aWebServer(mall, { IMAGE_DIR: pictures });
  const statuses = new Set<number>();
  for (let nth = 0; nth < 130; nth += 1)
    statuses.add(
      (await limited.inject({ method: 'GET', url: '/poster/home.png', headers: { host: 'one.test', 'x-forwarded-for': '198.51.100.77' } }))
        .statusCode,
    );
  await limited.close();
  expect([...statuses]).toEqual([200, 429]);
});
