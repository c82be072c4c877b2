import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MallFailure } from '../failure.ts';
import { home } from '../paths.ts';

/** Where backups are kept, and for how long. */
export interface BackupPlace {
  readonly folder: string;
  /** With it the database's part is encrypted; without the same key nothing can be restored. */
  readonly key: string | undefined;
  readonly retentionDays: number;
  /** After so many seconds what was written is in the archive, however little it is. */
  readonly archiveSeconds: number;
}

// The key is in it, so it is for us alone.
const rememberedFile = path.join(home, 'backup.json');

/** As BACKUP_DIR says, or as it said when it was last set: a shell without it must not end the archive. Undefined: nothing is backed up. */
export const findBackupPlace = (): BackupPlace | undefined => readBackupPlace() ?? readRemembered();

export function requireBackupPlace(): BackupPlace {
  const place = findBackupPlace();
  if (place !== undefined) return place;
  throw new MallFailure('BACKUP_DIR says where backups are kept, and is not set', {
    hints: ['BACKUP_DIR=/another/disk/qianpu ./mall backup', 'docs/operate.md, Backups'],
  });
}

export function rememberBackupPlace(place: BackupPlace): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(rememberedFile, `${JSON.stringify(place)}\n`, { mode: 0o600 });
}

export function forgetBackupPlace(): void {
  rmSync(rememberedFile, { force: true });
}

/** What a worker sees of a backup: when the last one ended (`qianpu_backup_timestamp_seconds`). */
export const stampBackup = ({ folder }: BackupPlace): void => writeFileSync(path.join(folder, 'last-backup'), '');

export function readBackupPlace(env: NodeJS.ProcessEnv = process.env): BackupPlace | undefined {
  const folder = env.BACKUP_DIR;
  if (!folder) return undefined;
  if (!path.isAbsolute(folder)) throw new MallFailure(`BACKUP_DIR must be a whole path, not "${folder}"`);
  if (env.BACKUP_KEY && env.BACKUP_KEY.length < 16) throw new MallFailure('BACKUP_KEY must have at least 16 characters');
  return {
    folder,
    key: env.BACKUP_KEY || undefined,
    retentionDays: readCount('BACKUP_KEEP_DAYS', env.BACKUP_KEEP_DAYS, 14),
    archiveSeconds: readCount('BACKUP_ARCHIVE_SECONDS', env.BACKUP_ARCHIVE_SECONDS, 60),
  };
}

function readRemembered(): BackupPlace | undefined {
  try {
    return JSON.parse(readFileSync(rememberedFile, 'utf8')) as BackupPlace;
  } catch {
    return undefined;
  }
}

function readCount(name: string, text: string | undefined, standard: number): number {
  const count = text ? Number(text) : standard;
  if (Number.isInteger(count) && count > 0) return count;
  throw new MallFailure(`${name} must be a whole number above 0, not "${text}"`);
}
