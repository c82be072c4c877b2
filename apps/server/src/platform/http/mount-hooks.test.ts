import { fail } from '@qianpu/contract/failure';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../ctx.ts';
import { createLog } from '../log.ts';
import { Admission } from './admission.ts';
import type { Call } from './dispatch.ts';
import { createHttpServer } from './http-server.ts';
import { mountCalls } from './mount-calls.ts';

const log = createLog('test', 'silent');
const seen: Call[] = [];
let next: () => unknown = () => ({ status: 200, body: '{"code":"SUCCESS"}' });

const server = createHttpServer(log);
mountCalls(server, {
  admission: new Admission(log),
  dispatch: async (call) => {
    seen.push(call);
    return next();
  },
  openCtx: async () => {
    throw new Error('a hook has no caller');
  },
  openHookCtx: async (mid) => {
    if (mid !== '1') throw fail('NOT_FOUND');
    return { mid } as Ctx;
  },
  log,
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  next = () => ({ status: 200, body: '{"code":"SUCCESS"}' });
});

const post = (payload: string, { url = '/pay/notify/wechat/1/main', headers = {} } = {}) =>
  server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

describe("a provider's callback", () => {
  test('reaches its handler byte by byte, with its headers and the places of its address', async () => {
    const body = '{ "a" : 1.0,\n"千":"铺" }';
    const reply = await post(body, { headers: { 'Wechatpay-Serial': 'S', 'sec-fetch-site': 'cross-site' } });
    expect([reply.statusCode, reply.body]).toEqual([200, '{"code":"SUCCESS"}']);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(seen).toMatchObject([
      {
        name: 'trade.pay.notify',
        ctx: { mid: '1' },
        raw: { channel: 'wechat', mid: '1', appRef: 'main', body, headers: { 'wechatpay-serial': 'S' } },
      },
    ]);
  });

  test.each(['text/xml', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense/x'])(
    'of type %s is kept as text too',
    async (type) => {
      await post('json={"head":1}', { headers: { 'content-type': type } });
      expect(seen).toMatchObject([{ raw: { body: 'json={"head":1}' } }]);
    },
  );

  test('is answered as its handler says', async () => {
    next = () => ({ status: 401, body: '{"code":"FAIL"}' });
    expect((await post('{}')).statusCode).toBe(401);
  });

  test.each<[string, string, number, () => unknown]>([
    ['of an unknown merchant', '/pay/notify/wechat/2/main', 404, () => undefined],
    [
      'that cannot be read',
      '/pay/notify/other/1/main',
      400,
      () => {
        throw fail('BAD_INPUT');
      },
    ],
    [
      'that meets a fault',
      '/pay/notify/wechat/1/main',
      500,
      () => {
        throw new Error('broken');
      },
    ],
  ])("%s is refused in the provider's form", async (_what, url, status, answer) => {
    next = answer;
    const reply = await post('{}', { url });
    expect([reply.statusCode, reply.body]).toEqual([status, '{"code":"FAIL","message":""}']);
  });

  test('over 64 kB is refused before anybody reads it', async () => {
    expect((await post('x'.repeat(64 * 1024))).statusCode).toBe(200);
    const reply = await post('x'.repeat(64 * 1024 + 1));
    expect([reply.statusCode, reply.body]).toEqual([413, '{"code":"FAIL","message":""}']);
    expect(seen).toHaveLength(1);
  });

  test('does not change how other calls are read', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/api-order-web/c/v2/order/place',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect(reply.statusCode).toBe(400);
  });
});
