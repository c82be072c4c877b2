import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Supervised } from '../../chaos/supervised.ts';
import type { ScratchMall } from '../../load/scratch-mall.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { startWeb } from '../overload/start-web.ts';
import { isServed } from './visits.ts';

/** The balancer as it is shipped, before two web processes and an api. */
export interface ShippedEdge {
  readonly port: number;
  readonly pids: { readonly edge: number[]; readonly web: number[] };
  close(): Promise<void>;
}

export async function openShippedEdge(mall: ScratchMall): Promise<ShippedEdge> {
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
  while (!(await isServed(shop))) await pause(100);
  return {
    port: shop,
    pids: { edge: edge.pid === undefined ? [] : [edge.pid], web: webs.map(({ pid }) => pid) },
    close: async () => {
      await Promise.all([edge.close('SIGKILL'), ...webs.map((web) => web.stop())]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
