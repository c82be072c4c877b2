import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { Supervised } from './supervised.ts';

const [CONNECTIONS, REQUESTS] = [20, 30];
const PASSWORD = 'of the edge test';
const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-edge-'));
const backends: Server[] = [];
let balancer: Supervised;
let ports: { shop: number; mall: number; tls: number; hooks: number; ops: number; openOps: number };

/** Answers with what reached it. */
async function aBackend(name: string): Promise<number> {
  const server = createServer((requested, reply) => reply.end(JSON.stringify({ name, path: requested.url, headers: requested.headers })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backends.push(server);
  return (server.address() as AddressInfo).port;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks from an address of this machine. */
const ask = (port: number, url: string, from: string, headers: Record<string, string> = {}, isSecure = false): Promise<Got> =>
  new Promise((resolve, reject) => {
    const settings = { port, host: '127.0.0.1', path: url, localAddress: from, headers, agent: false, timeout: 5_000 } as const;
    const send = isSecure ? secureRequest : request;
    const requested = send({ ...settings, ...(isSecure && { rejectUnauthorized: false }) }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode, headers: reply.headers, text }));
    });
    requested.once('error', reject).end();
  });

const seenBehind = async (...request: Parameters<typeof ask>) =>
  JSON.parse((await ask(...request)).text) as { name: string; headers: IncomingHttpHeaders };

/** A certificate nobody trusts; undefined where there is no program to make one. */
function aCertificate(): string | undefined {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const opensslArgs = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=shop.test',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  try {
    execFileSync('openssl', opensslArgs, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}

const certificate = aCertificate();

function startEdge(env: NodeJS.ProcessEnv): Supervised {
  const args = ['-db', '-f', inCheckout('docs/haproxy.cfg')];
  return new Supervised({
    name: 'edge',
    command: '/usr/sbin/haproxy',
    args,
    env: { ...process.env, ...env },
    log: path.join(folder, 'edge.log'),
  });
}

describe('the edge of docs/haproxy.cfg (spec 9)', () => {
  let secure: Supervised | undefined;

  beforeAll(async () => {
    const [shop = 0, mall = 0, tls = 0, hooks = 0, ops = 0, plain1 = 0, plain2 = 0, plain3 = 0, plain4 = 0] = await chooseFreePorts(9);
    ports = { shop, mall, tls, hooks, ops, openOps: plain4 };
    const at = (port: number) => `127.0.0.1:${port}`;
    const [web, api] = [at(await aBackend('web')), at(await aBackend('api'))];
    const behind = { WEB_1: web, WEB_2: web, API_1: api, API_2: api };
    const limits = { CONNECTIONS_PER_ADDRESS: String(CONNECTIONS), REQUESTS_PER_ADDRESS: String(REQUESTS) };
    const own = { STATS_PASSWORD: PASSWORD, OWN_NETWORK: '127.9.0.0/16' };
    balancer = startEdge({
      ...behind,
      ...limits,
      ...own,
      SHOP_FRONT: at(shop),
      MALL_FRONT: at(mall),
      API_FRONT: at(hooks),
      OPS_FRONT: at(ops),
    });
    if (certificate) {
      const fronts = { SHOP_FRONT: at(plain1), MALL_FRONT: at(plain2), API_FRONT: at(plain3), OPS_FRONT: at(plain4), TLS_FRONT: at(tls) };
      secure = startEdge({ ...behind, ...fronts, TLS_CERTIFICATES: certificate });
    }
    await vi.waitFor(async () => expect((await ask(shop, '/shop/', '127.0.0.9')).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(async () => {
    await Promise.all([balancer.close('SIGKILL'), secure?.close('SIGKILL')]);
    for (const server of backends) server.close();
    rmSync(folder, { recursive: true });
  });

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

  test('tells who asks too often to wait, and nobody else', async () => {
    const statuses: (number | undefined)[] = [];
    for (let nth = 0; nth < REQUESTS + 10; nth += 1) statuses.push((await ask(ports.shop, '/shop/', '127.0.0.5')).status);
    expect(statuses.slice(0, REQUESTS).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(ports.shop, '/shop/', '127.0.0.6')).status).toBe(200);
  });

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

  test.skipIf(certificate === undefined)('shows nobody its state when no password was set', async () => {
    expect((await ask(ports.openOps, '/stats', '127.0.0.1')).status).toBe(404);
  });

  test('passes calls of web processes of its own network on, with the shopper they name', async () => {
    const call = '/api-client-web/client/api.do';
    const headers = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Host': 'other.test' };
    expect((await ask(ports.hooks, call, '127.0.0.11', headers)).status).toBe(404);
    const seen = await seenBehind(ports.hooks, call, '127.9.0.1', headers);
    expect([seen.name, seen.headers['x-forwarded-for'], seen.headers['x-forwarded-host']]).toEqual([
      'api',
      '198.51.100.7, 127.9.0.1',
      undefined,
    ]);
  });

  test.skipIf(certificate === undefined)('with a certificate binds browsers to https for a year', async () => {
    await vi.waitFor(async () => {
      const { status, headers, text } = await ask(ports.tls, '/shop/', '127.0.0.9', {}, true);
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(JSON.parse(text).headers['x-forwarded-proto']).toBe('https');
    }, 10_000);
  });
});
