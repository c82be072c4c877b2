import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { Supervised } from './supervised.ts';

export interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks from an address of this machine. */
export const ask = (port: number, url: string, from: string, headers: Record<string, string> = {}, isSecure = false): Promise<Got> =>
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

/** The shipped balancer before two servers that answer with what reached them; a path `/status/404` is answered with that status. */
export interface TestEdge {
  readonly ports: Readonly<Record<'shop' | 'mall' | 'hooks' | 'ops' | 'tls', number>>;
  close(): Promise<void>;
}

export async function openEdge(env: NodeJS.ProcessEnv, { isSecure = false } = {}): Promise<TestEdge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-edge-'));
  const [shop = 0, mall = 0, hooks = 0, ops = 0, tls = 0] = await chooseFreePorts(5);
  const backends = [aBackend('web'), aBackend('api')];
  const [web, api] = (await Promise.all(backends.map(listening))).map(at);
  const edge = new Supervised({
    name: 'edge',
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', inCheckout('docs/haproxy.cfg')],
    env: {
      ...process.env,
      ...{ SHOP_FRONT: at(shop), MALL_FRONT: at(mall), API_FRONT: at(hooks), OPS_FRONT: at(ops), TLS_FRONT: at(tls) },
      ...{ WEB_1: web, WEB_2: web, API_1: api, API_2: api },
      ...(isSecure && { TLS_CERTIFICATES: aCertificate(folder) }),
      ...env,
    },
    log: path.join(folder, 'edge.log'),
  });
  return {
    ports: { shop, mall, hooks, ops, tls },
    close: async () => {
      await edge.close('SIGKILL');
      for (const server of backends) server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const at = (port: number) => `127.0.0.1:${port}`;

const aBackend = (name: string) =>
  createServer(({ url = '', headers }, reply) => {
    reply.statusCode = Number(/^\/status\/(\d{3})/.exec(url)?.[1] ?? 200);
    reply.end(JSON.stringify({ name, path: url, headers }));
  });

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export const canMakeCertificates = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Nobody trusts it. */
export function aCertificate(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const settings = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.test'];
  execFileSync('openssl', ['req', ...settings, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}
