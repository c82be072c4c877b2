import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { DB } from '#db/schema.gen';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';
import type { NodeNumberSource } from './id-source.ts';

const LEASE_S = 30;
const RENEW_MS = 10_000;

const leases = new Set<() => boolean>();

new Gauge({
  name: 'qianpu_node_number_held',
  help: 'Whether this process holds its node number: 1, or 0 while it makes no ids',
  registers: [registry],
  collect() {
    if (leases.size > 0) this.set([...leases].every((isHeld) => isHeld()) ? 1 : 0);
    else this.remove();
  },
});

export interface NodeLease extends NodeNumberSource {
  release(): Promise<void>;
}

/**
 * Takes a node number for this process and keeps it. A process that cannot renew in time makes no ids until it holds a number again:
 * the old one may be somebody else's by then, so it takes another.
 */
export async function leaseNode(db: Kysely<DB>, log: Logger, renewMs = RENEW_MS): Promise<NodeLease> {
  const holder = randomUUID();
  let id = -1;
  let heldUntil = 0;
  let isReleased = false;
  const take = async () => {
    const askedAt = performance.now();
    const leased = await sql<{ id: number | null }>`select platform.lease_node(${holder}, make_interval(secs => ${LEASE_S})) as id`.execute(
      db,
    );
    const free = leased.rows[0]?.id ?? null;
    if (free === null) throw new Error('all 1024 node numbers are taken: stop some processes, or wait 30 s for dead ones');
    id = free;
    heldUntil = askedAt + LEASE_S * 1000;
  };
  const renew = async () => {
    const askedAt = performance.now();
    const renewed = await sql<{
      ok: boolean;
    }>`select platform.renew_node(${id}, ${holder}, make_interval(secs => ${LEASE_S})) as ok`.execute(db);
    // Its answer may come after the number was given back.
    if (isReleased) return;
    if (renewed.rows[0]?.ok) {
      heldUntil = askedAt + LEASE_S * 1000;
      return;
    }
    heldUntil = 0;
    log.warn({ node: id }, 'node number lost, another is taken');
    await take();
  };
  await take();
  const isHeld = () => performance.now() < heldUntil;
  leases.add(isHeld);
  const timer = setInterval(() => renew().catch((err) => log.warn({ err, node: id }, 'node number could not be renewed')), renewMs).unref();

  return {
    node: () => {
      if (!isHeld()) throw new Error(`the lease of node ${id} has run out: no ids until one is held again`);
      return id;
    },
    release: async () => {
      clearInterval(timer);
      leases.delete(isHeld);
      isReleased = true;
      heldUntil = 0;
      await sql`select platform.release_node(${id}, ${holder})`.execute(db);
    },
  };
}
