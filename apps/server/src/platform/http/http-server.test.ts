import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog, type Logger } from '../log.ts';
import { createHttpServer, type HttpServer, hideFaults } from './http-server.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const warn = vi.fn();
let server: HttpServer;
beforeEach(() => {
  warn.mockClear();
  server = createHttpServer(Object.assign(createLog('test', 'silent'), { warn }) as Logger);
  server.get('/fault', (_request, reply) => reply.code(503).send('x'));
  server.get('/busy', (_request, reply) => reply.code(503).header('retry-after', '1').send('x'));
});
afterEach(() => server.close());

describe('the log of a server', () => {
  test('has a line for an answer that is a fault, without the query', async () => {
    await server.inject('/fault?token=secret');
    expect(warn.mock.calls).toEqual([[{ path: '/fault', status: 503, ms: expect.any(Number) }, 'answered with an error']]);
  });

  test('has none for a request refused because there were too many', async () => {
    await server.inject('/busy');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a server behind a balancer (A8, A12)', () => {
  const silent = createLog('test', 'silent');
  const heardBy = async (proxies: string | undefined, remoteAddress: string, headers: Record<string, string>) => {
    const server = createHttpServer(silent, proxies === undefined ? undefined : readTrustedProxies(proxies));
    server.get('/', ({ ip, host, protocol, headers }) => ({ ip, host, protocol, named: headers['x-forwarded-host'] ?? null }));
    const reply = await server.inject({ url: '/', remoteAddress, headers: { host: 'apples.test', ...headers } });
    await server.close();
    return reply.json();
  };
  const said = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'pears.test' };
  const shopper = { ip: '198.51.100.7', host: 'apples.test', protocol: 'https', named: null };

  test('of this machine hears the shopper’s address and scheme from it', async () => {
    expect(await heardBy(undefined, '127.0.0.1', said)).toEqual(shopper);
  });

  test('of another machine does once it is named, and then believes this machine no more', async () => {
    expect(await heardBy('10.99.0.1', '10.99.0.1', said)).toEqual(shopper);
    expect(await heardBy('10.99.0.1', '127.0.0.1', said)).toMatchObject({ ip: '127.0.0.1', protocol: 'http' });
  });

  test('of another machine that nobody named is taken for the shopper: nobody else chooses who they are', async () => {
    expect(await heardBy(undefined, '10.99.0.1', said)).toEqual({ ...shopper, ip: '10.99.0.1', protocol: 'http' });
  });

  test('believes as much of a chain as it knows: what the shopper wrote in front of it counts for nothing', async () => {
    const chain = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.99.0.2' };
    expect(await heardBy('10.99.0.0/24', '10.99.0.1', chain)).toMatchObject({ ip: '198.51.100.7' });
  });

  test.each([undefined, '10.99.0.1', '0.0.0.0/0'])('hears of no other host from anybody, trusting %s', async (proxies) => {
    for (const remoteAddress of ['127.0.0.1', '10.99.0.1', '198.51.100.9'])
      expect(await heardBy(proxies, remoteAddress, said)).toMatchObject({ host: 'apples.test', named: null });
  });
});

describe('a request (spec 9)', () => {
  test('has fifteen seconds for its headers, however long files may take', () => {
    expect(server.server.headersTimeout).toBe(15_000);
  });

  test('whose headers do not come is closed within five seconds of their limit, so that its place is free (spec 9)', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const held = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
    await once(held, 'connect');
    const begunAt = performance.now();
    server.server.headersTimeout = 200;
    held.write('GET / HTTP/1.1\r\n');
    await once(held.resume(), 'close');
    expect(performance.now() - begunAt).toBeLessThan(7_000);
  }, 40_000);
});

describe('an answer of a server of pages (spec 8)', () => {
  test('to a fault inside says nothing about the inside; what the asker did wrong is said', async () => {
    hideFaults(server, createLog('test', 'silent'));
    server.get('/faulty', () => Promise.reject(new Error("ENOENT: no such file '/srv/qianpu/secrets.json'")));
    server.post('/told', () => 'x');
    const fault = await server.inject('/faulty');
    expect([fault.statusCode, fault.body]).toEqual([500, 'something went wrong\n']);
    const refusal = await server.inject({ method: 'POST', url: '/told', headers: { 'content-type': 'application/json' }, body: '{' });
    expect(refusal.statusCode).toBe(400);
    expect(refusal.body).toContain('JSON');
  });
});
