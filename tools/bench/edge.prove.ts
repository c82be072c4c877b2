import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Supervised } from '../chaos/supervised.ts';
import type { ScratchMall } from '../load/scratch-mall.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { ensureSystemPackages, loadBalancer } from '../mall/stack/system-packages.ts';
import { startWeb } from './overload/start-web.ts';
import { atMost, conclude } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';

/** Half-open sockets of one address at the shipped balancer, while others come to the shop. */
const SOCKETS = 8_500;
const SECONDS = 30;
const PER_SECOND = 20;
const UNANSWERED_PERCENT = 1;
const PATIENCE_MS = 5_000;
/** Until the attack holds what it can. */
const RISE_MS = 8_000;

await ensureSystemPackages([loadBalancer]);
await proveOnScratchMall(1, prove);

async function prove(mall: ScratchMall): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-edge-'));
  const webs = [await startWeb(mall), await startWeb(mall)] as const;
  const [shop = 0, cp = 0, hooks = 0, ops = 0] = await chooseFreePorts(4);
  const at = (port: number) => `127.0.0.1:${port}`;
  const api = new URL(mall.roles.api).host;
  const edge = new Supervised({
    name: 'edge',
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', inCheckout('docs/haproxy.cfg')],
    env: {
      ...process.env,
      ...{ SHOP_FRONT: at(shop), MALL_FRONT: at(cp), API_FRONT: at(hooks), OPS_FRONT: at(ops) },
      ...{ WEB_1: at(webs[0].port), WEB_2: at(webs[1].port), API_1: api, API_2: api },
    },
    log: path.join(folder, 'edge.log'),
  });
  try {
    while (!(await isServed(shop))) await pause(100);
    const calm = await visit(shop, SECONDS / 3);
    const attack = spawn(process.execPath, [inCheckout('tools/bench/edge/slow-sockets.ts'), String(shop), String(SOCKETS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let result = '';
    attack.stdout.on('data', (part: Buffer) => {
      result += part.toString();
    });
    await pause(RISE_MS);
    const during = await visit(shop, SECONDS);
    attack.kill('SIGTERM');
    await once(attack, 'exit');
    return conclude(
      'edge',
      [
        atMost(
          `visitors without a page while one address opens ${SOCKETS.toLocaleString('en')} slow sockets`,
          percentOf(during),
          UNANSWERED_PERCENT,
          '%',
        ),
      ],
      [
        `${PER_SECOND} visitors a second for ${SECONDS} s, each with a connection of its own, from another address: ${during.missed} of ${during.asked} without a page, slowest ${Math.round(during.slowestMs)} ms; without the attack ${calm.missed} of ${calm.asked}, slowest ${Math.round(calm.slowestMs)} ms`,
        `the attack: ${result.trim()}`,
      ],
    );
  } finally {
    await Promise.all([edge.close('SIGKILL'), ...webs.map((web) => web.stop())]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Visited {
  asked: number;
  missed: number;
  slowestMs: number;
}

function percentOf({ asked, missed }: Visited): number {
  return (missed / asked) * 100;
}

async function visit(port: number, seconds: number): Promise<Visited> {
  const seen: Visited = { asked: 0, missed: 0, slowestMs: 0 };
  const begunAt = performance.now();
  const running: Promise<void>[] = [];
  for (let nth = 0; nth < seconds * PER_SECOND; nth += 1) {
    await pause(Math.max(0, begunAt + (nth * 1000) / PER_SECOND - performance.now()));
    const sentAt = performance.now();
    seen.asked += 1;
    running.push(
      isServed(port).then((isOk) => {
        seen.missed += Number(!isOk);
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(running);
  return seen;
}

function isServed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settings = { port, host: '127.0.0.1', path: '/shop/', localAddress: '127.0.0.2', agent: false, timeout: PATIENCE_MS } as const;
    const asked = request(settings, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode === 200));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false)).end();
  });
}
