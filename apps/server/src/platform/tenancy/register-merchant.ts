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

/** Removes everything a merchant owns, children first. */
export async function clearMerchant(ownerUrl: string, mid: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (const table of moveManifest.toReversed()) await client.query(`delete from ${table} where mid = $1`, [mid]);
  });
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
