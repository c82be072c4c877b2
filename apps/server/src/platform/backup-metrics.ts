import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Pod } from './db/pod.ts';
import type { Logger } from './log.ts';
import { registry } from './metrics.ts';

/** What whoever makes a backup writes last, in BACKUP_DIR. */
const stamps = { database: 'last-backup', pictures: 'pictures.json' };

/** When the last backups ended, of the database and of pictures; 0 for never. Without BACKUP_DIR nothing is told. */
export function watchBackups(folder: string | undefined): void {
  if (folder === undefined) return;
  new Gauge({
    name: 'qianpu_backup_timestamp_seconds',
    help: 'When the last backup ended: database, pictures; 0 for never',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      for (const [what, file] of Object.entries(stamps)) {
        const found = await stat(path.join(folder, file)).catch(() => undefined);
        this.set({ what }, (found?.mtimeMs ?? 0) / 1_000);
      }
    },
  });
}

interface Archiver {
  readonly failed: number;
  readonly failingSeconds: number;
}

/** Whether PostgreSQL gets rid of its log. It keeps what it cannot archive, until its own disk is full. */
export function watchArchive(pod: Pod, log: Logger): void {
  new Gauge({
    name: 'qianpu_archive',
    help: 'The archive of PostgreSQL’s log by figure: failed (tries since its statistics began), failing_seconds (for so long nothing has arrived; 0: the last try did)',
    labelNames: ['figure', 'pod'],
    registers: [registry],
    async collect() {
      try {
        const { failed, failingSeconds } = await askArchiver(pod);
        this.set({ figure: 'failed', pod: pod.name }, failed);
        this.set({ figure: 'failing_seconds', pod: pod.name }, failingSeconds);
      } catch (err) {
        log.warn({ err }, 'the archive cannot be measured');
      }
    },
  });
}

/** By the clock of the archiver itself, which nobody moves. */
async function askArchiver(pod: Pod): Promise<Archiver> {
  const { rows } = await sql<Archiver>`
    select failed_count::float8 as failed,
           case when last_failed_time > coalesce(last_archived_time, '-infinity')
                then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset, last_failed_time))::float8 else 0 end as "failingSeconds"
      from pg_stat_archiver`.execute(pod.as.qianpu_pod);
  return rows[0] ?? { failed: 0, failingSeconds: 0 };
}
