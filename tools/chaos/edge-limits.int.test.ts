import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, openEdge, type TestEdge } from './edge.fixture.ts';

const [CONNECTIONS, REQUESTS, PAGES, CALLBACKS] = [20, 30, 10, 40];
const call = '/api-client-web/client/api.do';
const callback = '/pay/notify/wechat/1/main';
let edge: TestEdge;
let ports: TestEdge['ports'];

/** The same address asks so often, one after another. */
async function askOften(times: number, port: number, from: string, urls: readonly string[]) {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(await ask(port, urls[nth % urls.length] ?? '', from));
  return answers;
}

const served = (answers: readonly { readonly status: number | undefined }[]) => answers.filter(({ status }) => status === 200).length;

describe('limits by address at the edge of docs/haproxy.cfg (spec 9; A4, A26)', () => {
  beforeAll(async () => {
    edge = await openEdge({
      CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
      REQUESTS_PER_ADDRESS: String(REQUESTS),
      PAGES_PER_ADDRESS: String(PAGES),
      PAGES_AT_ONCE: '1000',
      CALLBACKS_PER_ADDRESS: String(CALLBACKS),
      OWN_NETWORK: '127.9.0.0/16',
    });
    ({ ports } = edge);
    await vi.waitFor(async () => expect((await ask(ports.shop, '/shop/', '127.0.0.9')).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(() => edge.close());

  test('lets one address hold so many connections, and serves all others meanwhile', async () => {
    const held: Socket[] = [];
    let closed = 0;
    for (let nth = 0; nth < 3 * CONNECTIONS; nth += 1) {
      const socket = connect({ port: ports.shop, host: '127.0.0.1', localAddress: '127.0.0.3' });
      socket.once('close', () => {
        closed += 1;
      });
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nX-Slow: ');
      held.push(socket);
    }
    await vi.waitFor(() => expect(closed).toBe(2 * CONNECTIONS), 5_000);
    expect((await ask(ports.shop, '/shop/', '127.0.0.4')).status).toBe(200);
    await expect(ask(ports.shop, '/shop/', '127.0.0.3')).rejects.toThrow();
    for (const socket of held) socket.destroy();
  });

  test.each([
    ['calls', 'shop', call, REQUESTS, '127.0.2.1'],
    ['calls', 'mall', call, REQUESTS, '127.0.2.2'],
    ['files', 'shop', '/subsys/home/assets/index-Abc.js', REQUESTS, '127.0.2.3'],
    ['pictures', 'shop', '/img/1/goods/a.jpg', REQUESTS, '127.0.2.4'],
    ['the service worker', 'shop', '/service-worker.js', REQUESTS, '127.0.2.5'],
    ['pages', 'shop', '/shop/', PAGES, '127.0.2.6'],
    ['pages', 'mall', '/cp/home', PAGES, '127.0.2.7'],
    ['posters', 'shop', '/poster/home.png', PAGES, '127.0.2.8'],
    ['pages written otherwise', 'shop', '/img/..%2fshop/', REQUESTS, '127.0.2.9'],
    ['pages written otherwise', 'shop', '/%73hop/', PAGES, '127.0.2.10'],
    ['callbacks', 'shop', callback, CALLBACKS, '127.0.2.11'],
    ['callbacks', 'hooks', callback, CALLBACKS, '127.0.2.12'],
  ] as const)('tells who asks too often for %s at the front %s to wait, and nobody else (%s)', async (_what, front, url, most, from) => {
    const answers = await askOften(most + 5, ports[front], from, [url]);
    expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(200), ...Array(5).fill(429)]);
    expect(answers.at(-1)?.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answers.at(-1)?.text).toMatch(/稍后再试.*try again/);
    expect((await ask(ports[front], url, `${from}9`)).status).toBe(200);
  });

  test('counts pages apart: who has had enough of them still calls and sees pictures', async () => {
    const from = '127.0.3.1';
    await askOften(PAGES + 1, ports.shop, from, ['/shop/']);
    expect((await ask(ports.shop, '/shop/', from)).status).toBe(429);
    expect((await ask(ports.shop, '/img/1/a.jpg', from)).status).toBe(200);
    expect((await ask(ports.shop, call, from)).status).toBe(200);
  });

  test('lets one address open few pages in a moment, and as ever a moment later', async () => {
    const atOnce = 5;
    const narrow = await openEdge({ PAGES_AT_ONCE: String(atOnce) });
    try {
      const { shop } = narrow.ports;
      await vi.waitFor(async () => expect((await ask(shop, '/shop/', '127.0.0.9')).status).toBe(200), 20_000);
      const from = '127.0.3.3';
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask(shop, '/shop/', from)));
      expect(served(answers)).toBeGreaterThanOrEqual(atOnce);
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      expect((await ask(shop, call, from)).status).toBe(200);
      expect((await ask(shop, '/shop/', '127.0.3.4')).status).toBe(200);
      await vi.waitFor(async () => expect((await ask(shop, '/shop/', from)).status).toBe(200), { timeout: 10_000, interval: 500 });
    } finally {
      await narrow.close();
    }
  });

  test('one count for all fronts', async () => {
    await askOften(REQUESTS, ports.shop, '127.0.3.2', [call]);
    expect((await ask(ports.mall, call, '127.0.3.2')).status).toBe(429);
  });

  test('lets web processes of ours call for as many shoppers as there are', async () => {
    expect(served(await askOften(CALLBACKS + REQUESTS, ports.hooks, '127.9.0.1', [call]))).toBe(CALLBACKS + REQUESTS);
  });
});
