import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aCertificate } from '../../chaos/edge.fixture.ts';
import { Supervised } from '../../chaos/supervised.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { isServed } from '../edge/visits.ts';

export interface Balancer {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  pids(): number[];
}

export interface Balancers {
  /** The shipped file with its limits lifted, for one address that asks as fast as it can. */
  readonly lifted: Balancer;
  readonly liftedSecure: Balancer;
  readonly shipped: Balancer;
  readonly caddy: Balancer;
  readonly caddySecure: Balancer;
  close(): Promise<void>;
}

/** Of a page as it leaves a process. */
const PAGE_BYTES = 20_000;
const LIFTED = ['CONNECTIONS_PER_ADDRESS', 'REQUESTS_PER_ADDRESS', 'PAGES_PER_ADDRESS', 'PAGES_AT_ONCE', 'CALLBACKS_PER_ADDRESS'];
const haproxyPath = '/usr/sbin/haproxy';

/** Both before the same backend, which costs next to nothing: a page of a fixed size, and at `/heard` the headers that reached it. */
export async function openBalancers(): Promise<Balancers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-balancers-'));
  const certificate = aCertificate(folder);
  const programs: Supervised[] = [];
  const start = (name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const program = new Supervised({ name, command, args, env: { ...process.env, ...env }, log: path.join(folder, `${name}.log`) });
    programs.push(program);
    return () => (program.pid === undefined ? [] : [program.pid]);
  };
  const [backend = 0, http = 0, https = 0] = await chooseFreePorts(3);
  const servers = Object.fromEntries(['WEB_1', 'WEB_2', 'API_1', 'API_2'].map((name) => [name, at(backend)]));
  start('backend', haproxyPath, ['-db', '-f', backendFile(folder, backend)], {});
  const haproxy = async (name: string, own: NodeJS.ProcessEnv): Promise<Balancer> => {
    const [shop = 0, ...others] = await chooseFreePorts(5);
    const [tls = 0, mall = 0, hooks = 0, ops = 0] = others;
    const fronts = { SHOP_FRONT: at(shop), TLS_FRONT: at(tls), MALL_FRONT: at(mall), API_FRONT: at(hooks), OPS_FRONT: at(ops) };
    const pids = start(name, haproxyPath, ['-db', '-f', inCheckout('docs/haproxy.cfg')], { ...servers, ...fronts, ...own });
    return { name, pids, ...(own.TLS_CERTIFICATES ? secure(tls) : plain(shop)) };
  };
  const lifted = Object.fromEntries(LIFTED.map((name) => [name, '100000000']));
  const settings = { SHOP_PORT: String(http), TLS_PORT: String(https), CERTIFICATE: certificate, XDG_DATA_HOME: folder, HOME: folder };
  const file = inCheckout('tools/bench/balancers/Caddyfile');
  const caddy = {
    name: 'caddy',
    pids: start('caddy', '/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], { ...servers, ...settings }),
  };
  const balancers = {
    lifted: await haproxy('lifted', lifted),
    liftedSecure: await haproxy('lifted-secure', { ...lifted, TLS_CERTIFICATES: certificate }),
    shipped: await haproxy('shipped', {}),
    caddy: { ...caddy, ...plain(http) },
    caddySecure: { ...caddy, ...secure(https) },
  };
  for (const { port } of [balancers.lifted, balancers.shipped, balancers.caddy]) while (!(await isServed(port))) await pause(100);
  return {
    ...balancers,
    close: async () => {
      await Promise.all(programs.map((program) => program.close('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const plain = (port: number) => ({ port, origin: `http://${at(port)}` });
const secure = (port: number) => ({ port, origin: `https://${at(port)}` });
const at = (port: number) => `127.0.0.1:${port}`;

function backendFile(folder: string, port: number): string {
  const [page, settings] = [path.join(folder, 'page.html'), path.join(folder, 'backend.cfg')];
  writeFileSync(page, 'x'.repeat(PAGE_BYTES));
  const heard = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'traceparent', 'x-request-id'];
  const said = heard.map((name) => `${name}=%[req.fhdr(${name})]`).join('|');
  writeFileSync(
    settings,
    `global
  nbthread 1
  tune.bufsize 65536
defaults
  mode http
  timeout client 60s
  timeout server 60s
  timeout connect 1s
frontend backend
  bind ${at(port)}
  http-request return status 200 content-type text/plain lf-string "${said}" if { path /heard }
  http-request return status 200 content-type text/html file ${page}
`,
  );
  return settings;
}
