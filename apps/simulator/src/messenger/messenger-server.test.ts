import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenPlatform } from '../wechat-open/open-platform.ts';
import { WechatPay } from '../wechat-pay/wechat-pay.ts';
import { createMessenger } from './messenger-server.ts';

const policy = "script-src 'self'; frame-ancestors 'self'";
const page = '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>商城</title></head><body></body></html>';

describe('the messenger before the storefront (spec 2.4)', () => {
  const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const storefront = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    if (url.startsWith('/shop/')) {
      const bytes = Buffer.from(page);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': bytes.length,
        'content-security-policy': policy,
        'set-cookie': ['cid_1001=2001; Path=/', 'mid=1001; Path=/'],
      });
      response.end(bytes);
    } else response.writeHead(url === '/subsys/home/none.js' ? 404 : 200, { 'content-type': 'application/json' }).end('{"code":"200"}');
  });
  let messenger: FastifyInstance;
  let origin = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => storefront.listen(0, '127.0.0.1', resolve));
    const db = new DatabaseSync(':memory:');
    const open = new OpenPlatform(db, undefined, Date.now);
    const pay = new WechatPay(db, undefined, () => false, Date.now);
    const settings = { port: 0, storefront: `http://127.0.0.1:${(storefront.address() as AddressInfo).port}` };
    messenger = createMessenger(settings, { open, pay }, 'silent');
    origin = await messenger.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await messenger.close();
    storefront.close();
  });

  test("a page comes with the app's script before all of its own, and is otherwise the same", async () => {
    const reply = await fetch(`${origin}/shop/?env=mini`);
    const html = await reply.text();
    const script = /<script src="\/messenger\/bridge\.ts"[^>]*><\/script>/;
    expect(html).toMatch(new RegExp(`<head>${script.source}<meta charset`));
    expect(html.replace(script, '')).toBe(page);
    expect(reply.headers.get('content-security-policy')).toBe(policy);
    expect(reply.headers.getSetCookie()).toEqual(['cid_1001=2001; Path=/', 'mid=1001; Path=/']);
  });

  test("the storefront sees the browser's host and the messenger's name", async () => {
    await fetch(`${origin}/shop/`, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } });
    const { headers } = received.at(-1)!;
    expect(headers.host).toBe(new URL(origin).host);
    expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 \(iPhone\) MicroMessenger\/8/);
  });

  test('calls pass as they are, bodies and failures too', async () => {
    const reply = await fetch(`${origin}/member/c/v2/ticket/issue?a=1`, { method: 'POST', headers: { token: 't' }, body: 'json=%2B' });
    expect(await reply.json()).toEqual({ code: '200' });
    expect(received.at(-1)).toMatchObject({ method: 'POST', url: '/member/c/v2/ticket/issue?a=1', body: 'json=%2B' });
    expect(received.at(-1)?.headers.token).toBe('t');
    expect((await fetch(`${origin}/subsys/home/none.js`)).status).toBe(404);
  });

  test('the host page is its own: no login passes on from it, and nothing in it is inline', async () => {
    const reply = await fetch(`${origin}/messenger/`);
    const html = await reply.text();
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|bridge\.ts/);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/messenger\/[^"]+)"/g))
      expect((await fetch(origin + file)).status, file).toBe(200);
  });

  test("its scripts are served without their types, and tests and settings are the storefront's to answer", async () => {
    const bridge = await fetch(`${origin}/messenger/bridge.ts`);
    expect(bridge.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await bridge.text()).not.toContain('import type');
    const before = received.length;
    for (const name of ['page-stack.test.ts', 'tsconfig.json', 'play/draw.test.ts']) await fetch(`${origin}/messenger/${name}`);
    expect(received.length - before).toBe(3);
  });

  test('the mini-program is served as its source has it, with the packages it imports, and nothing beside it', async () => {
    const page = await (await fetch(`${origin}/messenger/mini/pages/home/index.ts`)).text();
    expect(page).toContain("webPage('pages/home')");
    const address = await (await fetch(`${origin}/messenger/mini/shell/page-address.ts`)).text();
    expect(address).toContain("from '/messenger/packages/jumps/mini-pages.ts'");
    expect(address).not.toContain('MiniPath');
    expect((await fetch(`${origin}/messenger/packages/jumps/mini-pages.ts`)).status).toBe(200);
    for (const name of [
      'mini/..%2f..%2fmini%2fpackage.json',
      'mini/nothing.ts',
      'packages/kit/fen.ts',
      'packages/jumps/jump-table.test.ts',
    ]) {
      expect((await fetch(`${origin}/messenger/${name}`)).status, name).toBe(404);
    }
  });

  test('in the browser of the messenger the name says nothing of a mini-program', async () => {
    const reply = await fetch(`${origin}/shop/`, { headers: { cookie: 'messenger_mode=page' } });
    expect(await reply.text()).toContain('data-mode="page"');
    expect(received.at(-1)?.headers['user-agent']).toMatch(/MicroMessenger(?!.*miniProgram)/);
  });

  test('it is ready without the shop', async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });
});
