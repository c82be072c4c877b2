import type pg from 'pg';
import { Gauge } from 'prom-client';
import { registry } from '../metrics.ts';

/** What a pool tells of itself. */
interface WatchedPool {
  readonly role: string;
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & { readonly options: { readonly max?: number } };
}

const pools = new Set<WatchedPool>();

new Gauge({
  name: 'qianpu_database_connections',
  help: 'Connections of this process by database role: busy, idle, most (as many as it may have), and waiting: who wants one and there is none',
  labelNames: ['role', 'state'],
  registers: [registry],
  collect() {
    this.reset();
    for (const { role, pool } of pools) {
      this.inc({ role, state: 'busy' }, pool.totalCount - pool.idleCount);
      this.inc({ role, state: 'idle' }, pool.idleCount);
      this.inc({ role, state: 'waiting' }, pool.waitingCount);
      this.inc({ role, state: 'most' }, pool.options.max ?? 0);
    }
  },
});

/** Looked at when somebody asks for the figures; the answer ends it. */
export function watchPool(watched: WatchedPool): () => void {
  pools.add(watched);
  return () => pools.delete(watched);
}
