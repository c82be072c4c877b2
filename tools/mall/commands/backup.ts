import { parseArgs, styleText } from 'node:util';
import { type CopyReport, picturesCopiedAt } from '../backup/backup-pictures.ts';
import { findBackupPlace, forgetBackupPlace, requireBackupPlace, stampBackup } from '../backup/backup-place.ts';
import { copyPictureFolders } from '../backup/picture-folders.ts';
import { type Backup, checkRepository, listBackups, makeBackup } from '../backup/repository.ts';
import { formatAge } from '../duration.ts';
import { ensurePostgres, ownCluster } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { backupTool, ensureSystemPackages } from '../stack/system-packages.ts';
import { createSteps } from '../steps.ts';
import { refuseUnknown } from '../suggest-name.ts';

const verbs: Record<string, (args: string[]) => Promise<number>> = {
  full: (args) => make('full', args),
  diff: (args) => make('diff', args),
  incr: (args) => make('incr', args),
  pictures,
  list,
  check,
  off,
};

/** Database and pictures to BACKUP_DIR; without a verb what has changed since the last backup. */
export async function backup([name = 'incr', ...args]: string[]): Promise<number> {
  const verb =
    verbs[name] ?? refuseUnknown('backup command', name, Object.keys(verbs), './mall backup full|diff|incr|pictures|list|check|off');
  return verb(args);
}

async function make(kind: Backup['kind'], args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const place = requireBackupPlace();
  const steps = createSteps();
  await steps.run('system packages', () => ensureSystemPackages([backupTool]));
  await steps.run('PostgreSQL', ensurePostgres);
  await steps.run(`backup, ${kind}`, async () => {
    await makeBackup(ownCluster(), kind);
    stampBackup(place);
    const made = (await listBackups(ownCluster())).at(-1);
    return made && `${made.label}, ${megabytes(made.added)} more`;
  });
  await steps.run('pictures', async () => describeCopy(copyPictureFolders(place.folder, await oldestInstant())));
  return 0;
}

/** Needs no database: cheap enough for every minute. */
async function pictures(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  console.log(describeCopy(copyPictureFolders(requireBackupPlace().folder)));
  return 0;
}

async function list(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const place = requireBackupPlace();
  const backups = await listBackups(ownCluster());
  const copiedAt = picturesCopiedAt(place.folder);
  if (values.json) console.log(JSON.stringify({ backups, picturesCopiedAt: copiedAt }));
  else {
    for (const one of backups) console.log(describeBackup(one));
    console.log(
      `  pictures copied ${copiedAt === undefined ? 'never' : ago(copiedAt)}; in ${place.folder}, kept ${place.retentionDays} days`,
    );
  }
  return 0;
}

/** A backup that is too old, and an archive that stands still, are found here and not on the day they are needed. */
async function check(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const place = requireBackupPlace();
  await ensurePostgres();
  const stuck = await checkRepository(ownCluster());
  const last = (await listBackups(ownCluster())).at(-1);
  const copiedAt = picturesCopiedAt(place.folder);
  const findings = [
    ...(stuck === undefined ? [] : [`the archive does not arrive: ${stuck}`]),
    ...(last !== undefined && Date.now() - last.endedAt * 1000 < BACKUP_TOO_OLD_MS
      ? []
      : ['the last backup is older than a day and a half']),
    ...(copiedAt !== undefined && Date.now() - copiedAt < BACKUP_TOO_OLD_MS ? [] : ['pictures were last copied over a day and a half ago']),
  ];
  console.log(findings.length === 0 ? `the archive arrives; last backup ${last && ago(last.endedAt * 1000)}` : findings.join('\n'));
  return findings.length === 0 ? 0 : 1;
}

const BACKUP_TOO_OLD_MS = 36 * 3_600_000;

/** Ends the archive; what is in the folder stays. */
async function off(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  if (process.env.BACKUP_DIR) throw new MallFailure('BACKUP_DIR is set', { hints: ['unset BACKUP_DIR first'] });
  const place = findBackupPlace();
  forgetBackupPlace();
  await ensurePostgres();
  console.log(place === undefined ? 'nothing was backed up' : `nothing more is backed up; what is in ${place.folder} stays`);
  return 0;
}

async function oldestInstant(): Promise<number | undefined> {
  const oldest = (await listBackups(ownCluster()))[0];
  return oldest && oldest.begunAt * 1000;
}

const describeCopy = ({ copied, gone, dropped }: CopyReport): string =>
  [`${copied} copied`, ...(gone ? [`${gone} gone and kept`] : []), ...(dropped ? [`${dropped} dropped`] : [])].join(', ');

const describeBackup = (one: Backup): string =>
  `  ${one.label.padEnd(34)}${one.kind.padEnd(6)}${ago(one.endedAt * 1000).padEnd(18)}${styleText('dim', `${megabytes(one.size)}, ${megabytes(one.added)} of its own`)}`;

const ago = (at: number): string => `${formatAge(Date.now() - at)} ago`;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_048_576)} MB`;
