import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { capture } from '../child-process.ts';
import { captureAs } from '../engines/account.ts';
import { clusterSettings } from '../engines/cluster-settings.ts';
import { program } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Cluster, restoreFiles, writeRepositorySettings } from './repository.ts';

export interface RestoreRequest {
  /** Whose backups they are: account, owner and password; its data is not touched. */
  readonly of: Cluster;
  readonly place: BackupPlace;
  readonly at: Date | 'latest';
  /** An empty folder of the engine's account, and a free port. */
  readonly folder: string;
  readonly port: number;
}

// The log since the last backup is replayed meanwhile.
const START_SECONDS = '3600';

/** A cluster of its own as the database was at that instant, running beside whatever else runs; it never archives. */
export async function restoreCluster({ of, place, at, folder, port }: RestoreRequest): Promise<Cluster> {
  const cluster = { ...of, folder, data: path.join(folder, 'data'), port };
  refuseLivingData(cluster.data);
  mkdirSync(cluster.data, { recursive: true, mode: 0o700 });
  for (const made of [folder, cluster.data]) chownSync(made, of.account.uid, of.account.gid);
  await writeRepositorySettings(cluster, place);
  await restoreFiles(cluster, at);
  const settings = path.join(cluster.data, 'qianpu.conf');
  writeFileSync(settings, clusterSettings(cluster, undefined));
  chownSync(settings, of.account.uid, of.account.gid);
  await startRestored(cluster, at);
  return cluster;
}

export async function stopRestored(cluster: Cluster): Promise<void> {
  await captureAs(cluster.account, program('pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', cluster.data]);
}

/** Who goes on with what was restored goes on with its archive, too. */
export function allowArchive(cluster: Cluster): void {
  const file = path.join(cluster.data, 'postgresql.auto.conf');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.startsWith('archive_mode')).join('\n'));
}

export const urlOf = ({ owner, password, port }: Cluster, database: string): string =>
  `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

export async function ask(cluster: Cluster, sql: string, database = 'postgres'): Promise<string> {
  const args = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', cluster.owner, '-d', database, '-X', '-A', '-t', '-c', sql];
  const answer = await capture(program('psql'), args, { env: { ...process.env, PGPASSWORD: cluster.password } });
  if (answer.code !== 0) throw new MallFailure(`PostgreSQL refused a statement: ${answer.stderr.trim()}`);
  return answer.stdout.trim();
}

function refuseLivingData(data: string): void {
  if (!existsSync(data) || readdirSync(data).length === 0) return;
  throw new MallFailure(`${data} is not empty: nothing is ever restored over data`, { hints: ['--to another folder'] });
}

async function startRestored(cluster: Cluster, at: Date | 'latest'): Promise<void> {
  const log = path.join(cluster.folder, 'postgres.log');
  const args = ['start', '-w', '-t', START_SECONDS, '-D', cluster.data, '-l', log];
  const started = await captureAs(cluster.account, program('pg_ctl'), args);
  while (started.code === 0) {
    // It reads the log on while it already answers; and it ends when that log ends too soon.
    const inRecovery = await ask(cluster, 'select pg_is_in_recovery()').catch(() => 'ended');
    if (inRecovery === 'f') return;
    if (inRecovery === 'ended') break;
    await wait(100);
  }
  const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
  if (at !== 'latest' && said.includes('recovery ended before configured recovery target was reached')) {
    throw new MallFailure(`nothing in the archive is later than ${lastTransaction(said)}`, {
      log,
      hints: ['--at latest restores all of it'],
    });
  }
  throw new MallFailure('the restored PostgreSQL did not start', { log });
}

const lastTransaction = (log: string): string => /last completed transaction was at log time (.*)/.exec(log)?.[1] ?? 'the backup itself';
