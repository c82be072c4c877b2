import pg from 'pg';
import { moveManifest } from '../db/move-manifest.ts';

export interface Registration {
  readonly mid: string;
  readonly pod: string;
  /** Host → the merchant it belongs to, or null for a host shared by many. */
  readonly hosts: Readonly<Record<string, string | null>>;
  /** The same for hosts of the console. */
  readonly consoleHosts?: Readonly<Record<string, string | null>>;
}

/** Makes a merchant known: where it lives and by which hosts it is reached. A matter of the platform, so the owner does it. */
export async function registerMerchant(ownerUrl: string, { mid, pod, hosts, consoleHosts = {} }: Registration): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('insert into platform.tenant (mid) values ($1) on conflict do nothing', [mid]);
    await client.query('insert into platform.directory (mid, pod) values ($1, $2) on conflict do nothing', [mid, pod]);
    for (const [kind, named] of Object.entries({ SHOP: hosts, CONSOLE: consoleHosts })) {
      for (const [host, owner] of Object.entries(named)) {
        await client.query(
          `insert into platform.host (host, mid, kind) values ($1, $2, $3)
           on conflict (host) do update set mid = excluded.mid, kind = excluded.kind`,
          [host, owner, kind],
        );
      }
    }
  });
}

interface NewMerchant {
  readonly pod: string;
  readonly hosts: readonly string[];
  readonly consoleHosts: readonly string[];
}

/** Makes a new merchant known under the next free number. A host that is somebody's already is refused, and nothing is made. */
export const registerNewMerchant = (ownerUrl: string, { pod, hosts, consoleHosts }: NewMerchant): Promise<string> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('lock table platform.tenant in share row exclusive mode');
    const { rows } = await client.query<{ mid: string }>('select greatest(max(mid), 1000) + 1 as mid from platform.tenant');
    const mid = rows[0]?.mid ?? '1001';
    await client.query('insert into platform.tenant (mid) values ($1)', [mid]);
    await client.query('insert into platform.directory (mid, pod) values ($1, $2)', [mid, pod]);
    const named = [...hosts.map((host) => [host, 'SHOP']), ...consoleHosts.map((host) => [host, 'CONSOLE'])];
    for (const [host, kind] of named) {
      const made = await client.query('insert into platform.host (host, mid, kind) values ($1, $2, $3) on conflict do nothing', [
        host,
        mid,
        kind,
      ]);
      if (made.rowCount === 0) throw new Error(`the host ${host} is in use`);
    }
    return mid;
  });

/** Takes back a registration nothing was built upon. */
export const unregisterMerchant = (ownerUrl: string, mid: string): Promise<void> =>
  asOwner(ownerUrl, async (client) => {
    for (const table of ['host', 'directory', 'tenant']) await client.query(`delete from platform.${table} where mid = $1`, [mid]);
  });

interface KnownMerchant {
  readonly mid: string;
  readonly name: string | null;
  readonly pod: string;
  readonly hosts: readonly string[];
  readonly shops: number;
  readonly staff: number;
}

/** Every merchant, for the operator. */
export const listMerchants = (ownerUrl: string): Promise<KnownMerchant[]> =>
  asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<KnownMerchant>(`
      select d.mid, m.name, d.pod,
             array(select h.host from platform.host h where h.mid = d.mid order by h.kind desc, h.host) as hosts,
             (select count(*)::integer from shop.organisation o where o.mid = d.mid) as shops,
             (select count(*)::integer from staff.account a where a.mid = d.mid and a.disabled_at is null) as staff
        from platform.directory d left join shop.merchant m on m.mid = d.mid order by d.mid`);
    return rows;
  });

/** Removes everything a merchant owns, children first. */
export async function clearMerchant(ownerUrl: string, mid: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (const table of moveManifest.toReversed()) await client.query(`delete from ${table} where mid = $1`, [mid]);
  });
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    await client.end();
  }
}
