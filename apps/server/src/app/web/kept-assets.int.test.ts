import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
const cached = mkdtempSync(path.join(tmpdir(), 'kept-'));
const current = readdirSync(path.join(process.env.CLIENT_DIST ?? '', 'assets')).find((file) => file.endsWith('.js')) ?? '';

beforeAll(async () => {
  mkdirSync(path.join(cached, 'assets'));
  writeFileSync(path.join(cached, 'assets/cart-page-Older123.js'), 'export const build = "older";');
  writeFileSync(path.join(cached, 'assets/cart-page-Older123.js.gz'), gzipSync('export const build = "older";'));
  writeFileSync(path.join(cached, 'assets', current), 'a stranger under the same name');
  mall = await testMall();
  server = await aWebServer(mall, { KEPT_ASSETS: cached });
});
afterAll(async () => {
  await server.close();
  await mall.close();
  rmSync(cached, { recursive: true });
});

const get = (file: string, encoding = 'identity') =>
  server.inject({ url: `/subsys/home/assets/${file}`, headers: { 'accept-encoding': encoding } });

describe('files of the storefront after a deploy (spec 9)', () => {
  test('those of an earlier build are still there, for ever as they are', async () => {
    const reply = await get('cart-page-Older123.js');
    expect([reply.statusCode, reply.body]).toEqual([200, 'export const build = "older";']);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test('and compressed where they were kept so', async () => {
    const reply = await get('cart-page-Older123.js', 'gzip');
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

  test('the current build goes first', async () => {
    const reply = await get(current);
    expect([reply.statusCode, reply.body.includes('stranger')]).toEqual([200, false]);
  });

  test('what no build has is a plain refusal, never a page', async () => {
    const reply = await get('gone-Gone1234.js');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
