import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { requireBackupPlace } from '../backup/backup-place.ts';
import { adoptPictureFolders, restorePictureFolders } from '../backup/picture-folders.ts';
import { type Cluster, listBackups, writeRepositorySettings } from '../backup/repository.ts';
import { allowArchive, type RestoreRequest, restoreCluster, stopRestored, urlOf } from '../backup/restore-cluster.ts';
import { findMissingPictures } from '../backup/restored-pictures.ts';
import { runAttached } from '../child-process.ts';
import { makeEngineFolder } from '../engines/account.ts';
import { databaseName, ensureClusterState, ownCluster, reportPostgres } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';
import { chooseFreePort } from '../ports.ts';
import { serverEnvironment } from '../settings.ts';
import { backupTool, ensureSystemPackages } from '../stack/system-packages.ts';
import { changeState, readState } from '../state.ts';
import { createSteps } from '../steps.ts';

const usage = "./mall restore --at '2026-11-19 08:30:00' | --at latest [--to FOLDER] | --adopt FOLDER";

/** Database and pictures as they were, beside those of today; then the books are opened. What runs is not touched. */
export async function restore(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { at: { type: 'string' }, to: { type: 'string' }, adopt: { type: 'string' } } });
  if (values.adopt !== undefined) return adopt(path.resolve(values.adopt));
  const at = readInstant(values.at);
  const place = requireBackupPlace();
  const steps = createSteps();
  const begun = performance.now();
  await steps.run('system packages', () => ensureSystemPackages([backupTool]));
  // On a machine that is new there is none yet.
  if (readState().engines.postgres === undefined) await ensureClusterState();
  const of = ownCluster();
  await writeRepositorySettings(of, place);
  await refuseTooEarly(of, at);
  const folder = values.to === undefined ? await makeEngineFolder(folderName(), of.account) : path.resolve(values.to);
  let cluster: Cluster = of;
  await steps.run('database', async () => {
    cluster = await restoreInto(folder, { of, place, at }, values.to === undefined);
    return `port ${cluster.port}`;
  });
  await steps.run('pictures', () => `${restorePictureFolders(place.folder, folder)} in ${folder}`);
  const missing = await findMissingPictures(cluster, databaseName, folder);
  const url = urlOf(cluster, databaseName);
  console.log(`\n  ready after ${Math.ceil((performance.now() - begun) / 1000)} s`);
  for (const key of missing.slice(0, 20)) console.log(styleText('red', `  missing picture: ${key}`));
  if (missing.length > 20) console.log(styleText('red', `  … ${missing.length} in all`));
  const books = await checkBooks(url);
  console.log(`\n  it runs on port ${cluster.port}; ./mall goes on it with`);
  console.log(`    ./mall down; ./mall restore --adopt '${folder}'; ./mall up`);
  console.log(
    styleText('dim', `  docs/operate.md, Backups, says what to look at before. To throw it away: pg_ctl stop -D ${cluster.data}`),
  );
  return books === 0 && missing.length === 0 ? 0 : 1;
}

/** From now on the mall has what was restored; what it had stays where it was. */
async function adopt(folder: string): Promise<number> {
  if (!existsSync(path.join(folder, 'data/PG_VERSION'))) throw new MallFailure(`nothing was restored to ${folder}`, { hints: [usage] });
  if ((await reportPostgres()).up) throw new MallFailure('the mall is open', { hints: ['./mall down'] });
  const before = ownCluster();
  const cluster = { ...before, folder, data: path.join(folder, 'data') };
  await stopRestored(cluster);
  allowArchive(cluster);
  changeState((state) => {
    state.engines.postgres = { port: before.port, folder };
  });
  adoptPictureFolders(folder);
  console.log(`the database is now the one in ${folder}; the one before stays in ${before.folder}`);
  return 0;
}

export function readInstant(text: string | undefined): Date | 'latest' {
  if (text === 'latest') return text;
  const at = new Date(text ?? '');
  if (text !== undefined && !Number.isNaN(at.getTime())) return at;
  throw new MallFailure(text === undefined ? 'to which instant?' : `"${text}" is no instant`, { hints: [usage] });
}

/** Data that came to nothing does not stay in a folder of ours; the log does. */
async function restoreInto(folder: string, what: Omit<RestoreRequest, 'folder' | 'port'>, isOurs: boolean): Promise<Cluster> {
  try {
    return await restoreCluster({ ...what, folder, port: await chooseFreePort() });
  } catch (error) {
    if (isOurs) rmSync(path.join(folder, 'data'), { recursive: true, force: true });
    throw error;
  }
}

async function refuseTooEarly(cluster: Cluster, at: Date | 'latest'): Promise<void> {
  const [oldest] = await listBackups(cluster);
  if (oldest === undefined) throw new MallFailure('there is no backup', { hints: ['./mall backup'] });
  if (at === 'latest' || at.getTime() >= oldest.endedAt * 1000) return;
  throw new MallFailure(`backups reach back to ${new Date(oldest.endedAt * 1000).toISOString()}`, { hints: ['./mall backup list'] });
}

const folderName = () => `restored-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`;

function checkBooks(url: string): Promise<number> {
  const env = { ...serverEnvironment(), DATABASE_URL: url };
  return runAttached(process.execPath, [inCheckout('apps/server/src/app/referee/main.ts')], { env });
}
