import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, openEdge, type TestEdge } from './edge.fixture.ts';

const PASSWORD = 'of the edge test';
let edge: TestEdge;
let ports: TestEdge['ports'];

const seenBehind = async (...request: Parameters<typeof ask>) =>
  JSON.parse((await ask(...request)).text) as { name: string; headers: IncomingHttpHeaders };

describe('the edge of docs/haproxy.cfg (spec 9)', () => {
  beforeAll(async () => {
    edge = await openEdge({ STATS_PASSWORD: PASSWORD, OWN_NETWORK: '127.9.0.0/16' });
    ({ ports } = edge);
    await vi.waitFor(async () => expect((await ask(ports.shop, '/shop/', '127.0.0.9')).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(() => edge.close());

  test('lets nobody say for whom they ask, or under which name', async () => {
    const forged = { 'X-Forwarded-For': '10.9.8.7', 'X-Forwarded-Host': 'other.test', Forwarded: 'for=10.9.8.7', 'X-Real-IP': '10.9.8.7' };
    const { headers } = await seenBehind(ports.shop, '/shop/', '127.0.0.7', {
      ...forged,
      'X-Forwarded-Proto': 'https',
      host: 'apples.test',
    });
    const { host, 'x-forwarded-for': address, 'x-forwarded-proto': scheme, 'x-forwarded-host': name, forwarded, 'x-real-ip': ip } = headers;
    expect([host, address, scheme, name, forwarded, ip]).toEqual(['apples.test', '127.0.0.7', 'http', undefined, undefined, undefined]);
    const call = await seenBehind(ports.shop, '/api-client-web/client/api.do', '127.0.0.7', forged);
    expect([call.name, call.headers['x-forwarded-for']]).toEqual(['api', '127.0.0.7']);
  });

  test('lets nobody say that what they ask is followed (A30)', async () => {
    const forged = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01', tracestate: 'a=b' };
    const { headers } = await seenBehind(ports.shop, '/shop/', '127.0.0.7', forged);
    expect([headers.traceparent, headers.tracestate]).toEqual([undefined, undefined]);
  });

  const inside = [
    '/metrics',
    '/readyz',
    '/healthz',
    '/drainz',
    '/%72eadyz',
    '/metric%73',
    '//readyz',
    '/readyz/',
    '/readyz?x=1',
    '/READYZ',
    '%2Fmetrics',
  ];
  test.each(inside.map((place, nth) => ({ place, nth })))(
    'shows nobody what is inside, however it is written (A19): $place',
    async ({ place, nth }) => {
      const stranger = `127.0.1.${nth + 1}`;
      const askers = [
        [ports.shop, stranger],
        [ports.mall, stranger],
        [ports.hooks, stranger],
        [ports.hooks, '127.0.0.1'],
      ] as const;
      // What is no path at all is refused as such.
      for (const [front, from] of askers) expect([400, 404]).toContain((await ask(front, place, from)).status);
    },
  );

  test('shows its own state to the machine alone, and there to whoever knows the password', async () => {
    expect((await ask(ports.hooks, '/api-client-web/client/api.do', '127.0.0.8')).status).toBe(404);
    expect((await ask(ports.hooks, '/pay/notify/wechat/1/main', '127.0.0.8')).status).toBe(200);
    expect((await ask(ports.ops, '/stats', '127.0.0.8')).status).toBe(403);
    expect((await ask(ports.ops, '/stats', '127.0.0.1')).status).toBe(401);
    const knowing = { authorization: `Basic ${Buffer.from(`ops:${PASSWORD}`).toString('base64')}` };
    expect((await ask(ports.ops, '/stats', '127.0.0.8', knowing)).status).toBe(403);
    expect((await ask(ports.ops, '/stats', '127.0.0.1', knowing)).status).toBe(200);
  });

  test('shows nobody its state when no password was set', async () => {
    const open = await openEdge({});
    try {
      await vi.waitFor(async () => expect((await ask(open.ports.ops, '/stats', '127.0.0.1')).status).toBe(404), 10_000);
    } finally {
      await open.close();
    }
  });

  test('passes calls of web processes of its own network on, with the shopper they name and nobody else', async () => {
    const call = '/api-client-web/client/api.do';
    const headers = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Host': 'other.test' };
    expect((await ask(ports.hooks, call, '127.0.0.11', headers)).status).toBe(404);
    const seen = await seenBehind(ports.hooks, call, '127.9.0.1', headers);
    expect([seen.name, seen.headers['x-forwarded-for'], seen.headers['x-forwarded-host']]).toEqual(['api', '198.51.100.7', undefined]);
    expect((await seenBehind(ports.hooks, call, '127.9.0.1')).headers['x-forwarded-for']).toBe('127.9.0.1');
  });

  test('names each request anew, and its answer, also one that is given here (A30)', async () => {
    const chosen = { 'X-Request-ID': 'chosen-by-a-stranger' };
    const ids: string[] = [];
    for (const [port, url, from] of [
      [ports.shop, '/shop/', '127.0.0.12'],
      [ports.mall, '/api-client-web/client/api.do', '127.0.0.12'],
      [ports.shop, '/metrics', '127.0.0.12'],
      [ports.hooks, '/api-client-web/client/api.do', '127.0.0.12'],
      [ports.hooks, '/pay/notify/wechat/1/main', '127.0.0.12'],
    ] as const) {
      const { status, headers, text } = await ask(port, url, from, chosen);
      const id = String(headers['x-request-id']);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      if (status === 200) expect(JSON.parse(text).headers['x-request-id']).toBe(id);
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lets a web process of ours go on with the name it has', async () => {
    const { headers } = await seenBehind(ports.hooks, '/api-client-web/client/api.do', '127.9.0.1', { 'X-Request-ID': 'of-the-page' });
    expect(headers['x-request-id']).toBe('of-the-page');
  });

  test.each(['/status/404', '/status/429', '/status/500', '/metrics'])('lets nobody keep what failed: %s', async (url) => {
    expect((await ask(ports.shop, url, '127.0.0.13')).headers['cache-control']).toBe('no-store');
    expect((await ask(ports.hooks, url, '127.9.0.1')).headers['cache-control']).toBe('no-store');
  });
});
