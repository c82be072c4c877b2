import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Captured } from '../child-process.ts';
import { type Account, captureAs } from '../engines/account.ts';
import { MallFailure } from '../failure.ts';
import type { BackupPlace } from './backup-place.ts';

/** A PostgreSQL of our own, as pgBackRest has to know it. */
export interface Cluster {
  readonly account: Account;
  /** The account's own: settings, locks and logs of pgBackRest stand here, beside the data. */
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly socketFolder: string;
  readonly owner: string;
  readonly password: string;
}

export interface Backup {
  readonly label: string;
  readonly kind: 'full' | 'diff' | 'incr';
  /** Seconds since the epoch: from the second one on the state can be restored. */
  readonly begunAt: number;
  readonly endedAt: number;
  /** Bytes of the database, and what this backup added to the folder. */
  readonly size: number;
  readonly added: number;
}

const backupProgram = '/usr/bin/pgbackrest';
const stanza = 'qianpu';

export const isBackupProgramPresent = (): boolean => existsSync(backupProgram);

/** What PostgreSQL runs for every finished piece of its log. */
export const archiveCommand = (cluster: Pick<Cluster, 'folder'>): string =>
  `${backupProgram} --config="${settingsFile(cluster)}" --stanza=${stanza} archive-push "%p"`;

/** Writes what pgBackRest has to know about the cluster and makes its folders, for the engine's account alone: the key is among it. */
export async function writeRepositorySettings(cluster: Cluster, place: BackupPlace): Promise<void> {
  const [logs, locks] = [path.join(cluster.folder, 'backup-log'), path.join(cluster.folder, 'backup-lock')];
  const database = path.join(place.folder, 'database');
  for (const folder of [logs, locks, database]) {
    mkdirSync(folder, { recursive: true, mode: folder === database ? 0o750 : 0o700 });
    chownSync(folder, cluster.account.uid, cluster.account.gid);
  }
  if ((await captureAs(cluster.account, 'test', ['-w', database])).code !== 0) {
    throw new MallFailure(`PostgreSQL's account cannot write to ${database}`, {
      hints: ['choose a BACKUP_DIR that every account may walk into', `chmod o+x ${place.folder} and the folders above it`],
    });
  }
  const lines = [
    '[global]',
    `repo1-path=${database}`,
    'repo1-bundle=y',
    'repo1-retention-full-type=time',
    `repo1-retention-full=${place.retentionDays}`,
    ...(place.key === undefined ? [] : ['repo1-cipher-type=aes-256-cbc', `repo1-cipher-pass=${place.key}`]),
    'compress-type=lz4',
    'process-max=2',
    'start-fast=y',
    `log-path=${logs}`,
    `lock-path=${locks}`,
    'log-level-console=warn',
    `[${stanza}]`,
    `pg1-path=${cluster.data}`,
    `pg1-port=${cluster.port}`,
    `pg1-socket-path=${cluster.socketFolder}`,
    `pg1-user=${cluster.owner}`,
    'pg1-database=postgres',
    '',
  ];
  const file = settingsFile(cluster);
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  chownSync(file, cluster.account.uid, cluster.account.gid);
}

/** Makes the repository known to the running cluster; done twice it does nothing. */
export async function openRepository(cluster: Cluster): Promise<void> {
  const made = await runBackupProgram(cluster, ['stanza-create']);
  if (made.code === 0) return;
  throw new MallFailure(`the backups could not be opened: ${whyOf(made)}`, {
    hints: ['backups of another database are there? give this one a BACKUP_DIR of its own', 'another BACKUP_KEY than before?'],
  });
}

export const isRepositoryOpen = (place: BackupPlace): boolean =>
  existsSync(path.join(place.folder, 'database/archive', stanza, 'archive.info'));

export async function makeBackup(cluster: Cluster, kind: Backup['kind']): Promise<void> {
  const made = await runBackupProgram(cluster, [`--type=${kind}`, 'backup']);
  if (made.code !== 0) throw new MallFailure(`no backup was made: ${whyOf(made)}`, { hints: ['./mall backup check'] });
}

/** Sends one piece of the log on its way and waits until it has arrived. */
export async function checkRepository(cluster: Cluster): Promise<string | undefined> {
  const checked = await runBackupProgram(cluster, ['check']);
  return checked.code === 0 ? undefined : whyOf(checked);
}

/** The oldest first. */
export async function listBackups(cluster: Cluster): Promise<Backup[]> {
  const listed = await runBackupProgram(cluster, ['info', '--output=json']);
  if (listed.code !== 0) throw new MallFailure(`the backups could not be read: ${whyOf(listed)}`);
  return readBackups(listed.stdout);
}

interface InfoJson {
  readonly backup?: readonly {
    readonly label: string;
    readonly type: Backup['kind'];
    readonly timestamp: { readonly start: number; readonly stop: number };
    readonly info: { readonly size: number; readonly repository: { readonly delta: number } };
  }[];
}

export const readBackups = (json: string): Backup[] =>
  (JSON.parse(json) as InfoJson[]).flatMap(({ backup = [] }) =>
    backup.map(({ label, type, timestamp, info }) => ({
      label,
      kind: type,
      begunAt: timestamp.start,
      endedAt: timestamp.stop,
      size: info.size,
      added: info.repository.delta,
    })),
  );

/** Brings files back into the empty data folder of `cluster`; PostgreSQL reads the log up to the instant when it starts. */
export async function restoreFiles(cluster: Cluster, at: Date | 'latest'): Promise<void> {
  const until = at === 'latest' ? ['--type=default'] : ['--type=time', `--target=${instantFor(at)}`, '--target-action=promote'];
  // What was restored must never write into the archive of what it was restored from.
  const restored = await runBackupProgram(cluster, [...until, '--archive-mode=off', 'restore']);
  if (restored.code !== 0) throw new MallFailure(`nothing was restored: ${whyOf(restored)}`, { hints: ['./mall backup list'] });
}

export const instantFor = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

function runBackupProgram(cluster: Cluster, args: readonly string[]): Promise<Captured> {
  const env = { ...process.env, PGPASSWORD: cluster.password };
  return captureAs(cluster.account, backupProgram, [`--config=${settingsFile(cluster)}`, `--stanza=${stanza}`, ...args], env);
}

const settingsFile = ({ folder }: Pick<Cluster, 'folder'>): string => path.join(folder, 'pgbackrest.conf');

/** Its own words, without the code in front of them. */
const whyOf = ({ stdout, stderr }: Captured): string => {
  const text = `${stderr}\n${stdout}`;
  return /ERROR: \[\d+\]: (.*)/.exec(text)?.[1] ?? (text.trim().split('\n').at(-1) || 'pgBackRest is not installed');
};
