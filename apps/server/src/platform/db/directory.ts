import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.gen';
import { createCachedLoader } from '../cached-loader.ts';

/** Where merchants live and which hosts are theirs. The code above never knows how many pods there are. */
export interface TenantDirectory {
  podOf(mid: string): Promise<string | null>;
  /** `bound`: the host is one merchant's own; `shared`: the merchant must be named; `unknown`: not a host of ours. */
  hostOf(host: string, kind: HostKind): Promise<HostBinding>;
  forget(mid: string): void;
  /** Hosts change seldom, and one that nobody knew is nobody's: all of them are looked up anew. */
  forgetHosts(): void;
}

/** A host serves a shop's pages or the console; asked for the other it is not known. */
export type HostKind = 'SHOP' | 'CONSOLE';

export type HostBinding = { readonly kind: 'bound'; readonly mid: string } | { readonly kind: 'shared' } | { readonly kind: 'unknown' };

/** Longer while the directory cannot be reached: a shop must not close because a look-up fails. */
const stored = { max: 50_000, ttlMs: 10_000 };

export function createDirectory(db: Kysely<DB>): TenantDirectory {
  const pods = createCachedLoader((mid) => findPod(db, mid), stored);
  const hosts = {
    SHOP: createCachedLoader((host) => findHost(db, host, 'SHOP'), stored),
    CONSOLE: createCachedLoader((host) => findHost(db, host, 'CONSOLE'), stored),
  };
  return {
    podOf: async (mid) => (isMid(mid) ? pods.get(mid) : null),
    hostOf: (host, kind) => hosts[kind].get(host.toLowerCase()),
    forget: (mid) => pods.drop((key) => key === mid),
    forgetHosts: () => {
      for (const loader of Object.values(hosts)) loader.drop(() => true);
    },
  };
}

const isMid = (mid: string) => /^[1-9]\d{0,17}$/.test(mid);

async function findPod(db: Kysely<DB>, mid: string): Promise<string | null> {
  const row = await db.selectFrom('platform.directory').select('pod').where('mid', '=', mid).executeTakeFirst();
  return row?.pod ?? null;
}

export async function findHost(db: Kysely<DB>, host: string, kind: HostKind): Promise<HostBinding> {
  const row = await db.selectFrom('platform.host').select('mid').where('host', '=', host).where('kind', '=', kind).executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  return row.mid === null ? { kind: 'shared' } : { kind: 'bound', mid: row.mid };
}
