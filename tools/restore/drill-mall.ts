import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Program, startProgram } from '../bench/program.ts';
import { withDatabase } from '../load/scratch-mall.ts';
import type { BackupPlace } from '../mall/backup/backup-place.ts';
import { type Cluster, openRepository, writeRepositorySettings } from '../mall/backup/repository.ts';
import { ask, urlOf } from '../mall/backup/restore-cluster.ts';
import { runLogged } from '../mall/child-process.ts';
import { captureAs, findAccount } from '../mall/engines/account.ts';
import { clusterSettings } from '../mall/engines/cluster-settings.ts';
import { databaseName, makeCluster, owner, program } from '../mall/engines/postgres.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';

/** The demo on a PostgreSQL of its own that is backed up, with pictures in a folder: all of it may be lost. */
export interface DrillMall {
  readonly folder: string;
  readonly pictures: string;
  readonly place: BackupPlace;
  readonly cluster: Cluster;
  readonly api: string;
  readonly provider: string;
  /** The environment of a program that goes to the database at this address. */
  envFor(databaseUrl: string): NodeJS.ProcessEnv;
  startRoles(databaseUrl: string): Promise<void>;
  killRoles(): void;
  /** The machine dies: no process ends in order, and nothing of the data is left. */
  losePrimary(): void;
  close(): Promise<void>;
}

export async function openDrillMall(archiveSeconds: number): Promise<DrillMall> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-restore-'));
  // The engine's account must be able to walk through it.
  chmodSync(folder, 0o711);
  const [postgres = 0, apiPort = 0, workerPort = 0, simulator = 0] = await chooseFreePorts(4);
  const place: BackupPlace = {
    folder: path.join(folder, 'backups'),
    key: randomBytes(16).toString('hex'),
    retentionDays: 14,
    archiveSeconds,
  };
  const pictures = path.join(folder, 'pictures');
  for (const made of [place.folder, pictures]) mkdirSync(made);
  const cluster = await startCluster(path.join(folder, 'postgres'), postgres, place);
  const [api, provider] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${simulator}`];
  const envFor = (databaseUrl: string): NodeJS.ProcessEnv => ({
    ...serverEnvironment(),
    DATABASE_URL: databaseUrl,
    API_PORT: String(apiPort),
    WORKER_PORT: String(workerPort),
    SIMULATOR_PORT: String(simulator),
    SIMULATOR_DIR: path.join(folder, 'simulator'),
    ...{ SMS_ENDPOINT: provider, WECHAT_PAY_ENDPOINT: provider, ALIPAY_ENDPOINT: provider },
    WECHAT_PAY_NOTIFY_ORIGIN: api,
    API_URL: api,
    IMAGE_DIR: pictures,
    PRIVATE_IMAGE_DIR: path.join(folder, 'private/pictures'),
    LOG_LEVEL: 'error',
    // Roles are started twice here.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'qianpu-compile-cache'),
  });
  const env = envFor(urlOf(cluster, databaseName));
  await runLogged('drill-migrate', process.execPath, [inCheckout('apps/server/db/migrate.ts')], { env });
  // Painting them takes minutes; a file of its own for each does as well here.
  const withoutPictures = { ...env, IMAGE_DIR: undefined, PRIVATE_IMAGE_DIR: undefined };
  await runLogged('drill-demo', process.execPath, [inCheckout('apps/server/db/seeds/load-demo.ts'), '--without-year'], {
    env: withoutPictures,
  });
  await writePictures(cluster, pictures);
  const providers = await startProgram([inCheckout('apps/simulator/src/main.ts')], env, `${provider}/readyz`);
  let roles: Program[] = [];
  return {
    folder,
    pictures,
    place,
    cluster,
    api,
    provider,
    envFor,
    startRoles: async (databaseUrl) => {
      const start = (role: string, port: number) => startRole(role, envFor(databaseUrl), `http://127.0.0.1:${port}/readyz`);
      roles = await Promise.all([start('api', apiPort), start('worker', workerPort)]);
    },
    killRoles: () => {
      for (const { pid } of roles) killIfThere(pid);
      roles = [];
    },
    losePrimary: () => {
      killCluster(cluster);
      rmSync(cluster.data, { recursive: true, force: true });
    },
    close: async () => {
      for (const { pid } of roles) killIfThere(pid);
      await providers.stop();
      killCluster(cluster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One that does not reach its engines in time ends, and is started again by whoever looks after it. */
async function startRole(role: string, env: NodeJS.ProcessEnv, answersAt: string, tries = 5): Promise<Program> {
  try {
    return await startProgram([inCheckout('apps/server/src/app/main.ts'), role], env, answersAt);
  } catch (error) {
    if (tries === 1) throw error;
    return startRole(role, env, answersAt, tries - 1);
  }
}

async function startCluster(folder: string, port: number, place: BackupPlace): Promise<Cluster> {
  const account = findAccount('postgres');
  const data = path.join(folder, 'data');
  mkdirSync(folder);
  chownSync(folder, account.uid, account.gid);
  const password = randomBytes(24).toString('base64url');
  const cluster: Cluster = { account, folder, data, port, socketFolder: folder, owner, password };
  await makeCluster(account, folder, data, password);
  appendFileSync(path.join(data, 'postgresql.conf'), "\ninclude = 'qianpu.conf'\n");
  await writeRepositorySettings(cluster, place);
  writeFileSync(path.join(data, 'qianpu.conf'), clusterSettings(cluster, place));
  chownSync(path.join(data, 'qianpu.conf'), account.uid, account.gid);
  const started = await captureAs(account, program('pg_ctl'), ['start', '-w', '-D', data, '-l', path.join(folder, 'postgres.log')]);
  if (started.code !== 0) throw new Error(`the drill's PostgreSQL did not start: ${started.stderr}`);
  await ask(cluster, `create database ${databaseName}`);
  await openRepository(cluster);
  return cluster;
}

/** One for each that goods show, no two alike. */
async function writePictures(cluster: Cluster, pictures: string): Promise<void> {
  const keys = await withDatabase(urlOf(cluster, databaseName), async (db) => {
    const { rows } = await db.query<{ key: string }>('select distinct key from catalog.goods_picture');
    return rows.map(({ key }) => key);
  });
  for (const key of keys) {
    mkdirSync(path.join(pictures, path.dirname(key)), { recursive: true });
    writeFileSync(path.join(pictures, key), `a picture called ${key}`);
  }
}

/** All of them at once, as when the power goes: the main process is stopped first, so that it cannot begin others. */
function killCluster({ data }: Cluster): void {
  const main = postmasterOf(data);
  if (main === undefined) return;
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  for (const pid of [main, ...children]) killIfThere(pid);
}

function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It had ended by itself.
  }
}
