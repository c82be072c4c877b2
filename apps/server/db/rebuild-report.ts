import pg from 'pg';
import { readConfig } from '#platform/config';
import { listMerchants } from '#platform/tenancy/register-merchant';
import { rebuildReport } from './rebuild-report.repo.ts';

/** `node rebuild-report.ts [mid…]`: sums figures up anew, of these merchants or of all. Figures that come meanwhile wait for it. */
const { databaseUrl } = readConfig();
const requested = process.argv.slice(2);
const mids = requested.length > 0 ? requested : (await listMerchants(databaseUrl)).map(({ mid }) => mid);
const db = new pg.Client({ connectionString: databaseUrl });
await db.connect();
try {
  for (const mid of mids) {
    await db.query('begin');
    await rebuildReport(db, mid);
    await db.query('commit');
  }
  process.stdout.write(`the figures of ${mids.length} merchants are summed up anew\n`);
} finally {
  await db.end();
}
