import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const EVERY_MS = 500;

/** What must hold at every instant, whoever is in the middle of what: each finds rows only when it does not. */
const rules: Readonly<Record<string, string>> = {
  'a merchant has money out of nothing': 'select mid, sum(amount_fen) from ledger.entry group by mid having sum(amount_fen) <> 0',
  'a posting does not add up': 'select mid, txn_id from ledger.entry group by mid, txn_id having sum(amount_fen) <> 0 or count(*) < 2',
  'a member has another balance than was posted, or less than nothing': `
    select b.mid, b.kind, b.owner_id from ledger.balance b
      left join ledger.entry e on e.mid = b.mid and e.account_kind = b.kind and e.owner_id = b.owner_id
     group by b.mid, b.kind, b.owner_id having b.amount_fen <> coalesce(-sum(e.amount_fen), 0) or b.amount_fen < 0`,
  'stock and its journal disagree': `
    select s.mid, s.cid, s.sku_id from catalog.stock s
      left join (
        select mid, cid, sku_id, bucket,
               sum(case kind when 'RESERVE' then quantity when 'RELEASE' then -quantity when 'SELL' then -quantity else 0 end) as reserved,
               sum(case kind when 'SELL' then quantity when 'RETURN' then -quantity else 0 end) as sold
          from catalog.stock_move group by 1, 2, 3, 4
      ) j using (mid, cid, sku_id, bucket)
     where s.reserved <> coalesce(j.reserved, 0) or s.sold <> coalesce(j.sold, 0) or s.available + s.reserved + s.sold <> s.supplied`,
  'more money went back than came': `
    select t.mid, t.id from trade.tender t join trade.refund r on r.mid = t.mid and r.tender_id = t.id
     group by t.mid, t.id, t.amount_fen having sum(r.amount_fen) > t.amount_fen`,
};

export interface SnapshotReport {
  looks: number;
  /** PostgreSQL was away. */
  missed: number;
  readonly broken: string[];
}

/** Looks at the books twice a second while everything happens, each time in one snapshot, past the proxy. */
export async function watchSnapshots(url: string, stop: AbortSignal): Promise<SnapshotReport> {
  const report: SnapshotReport = { looks: 0, missed: 0, broken: [] };
  let db: pg.Client | undefined;
  while (!stop.aborted) {
    try {
      db ??= await connect(url);
      report.broken.push(...(await look(db)));
      report.looks += 1;
    } catch {
      report.missed += 1;
      void db?.end().catch(() => undefined);
      db = undefined;
    }
    await pause(EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
  await db?.end().catch(() => undefined);
  return report;
}

async function connect(url: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 3_000 });
  db.on('error', () => undefined);
  await db.connect();
  return db;
}

async function look(db: pg.Client): Promise<string[]> {
  const broken: string[] = [];
  await db.query('begin isolation level repeatable read read only');
  for (const [says, sql] of Object.entries(rules)) {
    const { rows } = await db.query(sql);
    if (rows.length > 0) broken.push(`${says}: ${JSON.stringify(rows[0])}`);
  }
  await db.query('commit');
  return broken;
}
