import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Logger } from '../log.ts';
import type { NodeHold } from './id-source.ts';

const LEASE_S = 30;
const RENEW_MS = 10_000;

export interface NodeLease extends NodeHold {
  release(): Promise<void>;
}

/** Takes a node number for this process and keeps it; a process that cannot renew in time stops making ids. */
export async function leaseNode(db: Kysely<DB>, log: Logger): Promise<NodeLease> {
  const holder = randomUUID();
  let heldUntil = performance.now() + LEASE_S * 1000;
  const { rows } = await sql<{ id: number | null }>`select platform.lease_node(${holder}, make_interval(secs => ${LEASE_S})) as id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === null || id === undefined) throw new Error('all 1024 node numbers are taken: stop some processes, or wait 30 s for dead ones');

  const renew = async () => {
    const askedAt = performance.now();
    try {
      const renewed = await sql<{
        ok: boolean;
      }>`select platform.renew_node(${id}, ${holder}, make_interval(secs => ${LEASE_S})) as ok`.execute(db);
      if (renewed.rows[0]?.ok) heldUntil = askedAt + LEASE_S * 1000;
      else log.error({ node: id }, 'node number lost');
    } catch (err) {
      log.warn({ err, node: id }, 'node number could not be renewed');
    }
  };
  const timer = setInterval(renew, RENEW_MS).unref();

  return {
    node: () => {
      if (performance.now() >= heldUntil) throw new Error(`the lease of node ${id} has run out: no ids until it is held again`);
      return id;
    },
    release: async () => {
      clearInterval(timer);
      heldUntil = 0;
      await sql`select platform.release_node(${id}, ${holder})`.execute(db);
    },
  };
}
