import { appendFileSync, chownSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BackupPlace, findBackupPlace, rememberBackupPlace } from '../backup/backup-place.ts';
import { type Cluster, isRepositoryOpen, openRepository, writeRepositorySettings } from '../backup/repository.ts';
import { type Captured, capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { home } from '../paths.ts';
import { chooseFreePort, isPortFree } from '../ports.ts';
import { isRunning } from '../process-identity.ts';
import { readSecrets } from '../secrets.ts';
import { changeState, type EngineState, readState } from '../state.ts';
import { type Account, captureAs, findAccount, makeEngineFolder } from './account.ts';
import { clusterSettings } from './cluster-settings.ts';
import { type EngineReport, reportGiven } from './engine.ts';

export const owner = 'qianpu_owner';
export const databaseName = 'qianpu';
const startSeconds = '60';
const startAttempts = 12;
const startPauseMs = 500;

/** The newest installed PostgreSQL's programs, or undefined when the package is missing. */
export function findPostgresBin(): string | undefined {
  const version = (folder: string) => Number(folder.split('/').at(-2));
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(path.join(folder, 'postgres')))
    .sort((a, b) => version(b) - version(a))[0];
}

/** DATABASE_URL as given, or that of our own instance (of the mall in another home, when one is named) as it was last started. */
export function databaseUrl(database = databaseName, at = home): string {
  const given = at === home ? process.env.DATABASE_URL : undefined;
  if (given) return database === databaseName ? given : Object.assign(new URL(given), { pathname: `/${database}` }).href;
  return `postgres://${owner}:${readSecrets(at).postgresPassword}@127.0.0.1:${readState(at).engines.postgres?.port ?? 0}/${database}`;
}

/** Starts our own PostgreSQL unless it runs, with an (at first empty) database; says where it is. */
export async function ensurePostgres(): Promise<string> {
  const report = await reportPostgres();
  if (report.kind === 'given') {
    if (!report.up) throw new MallFailure('nothing answers at the address in DATABASE_URL');
    return 'given by DATABASE_URL';
  }
  if (report.up) {
    await ensureDatabase();
    await ensureArchive();
    return `running, port ${report.port}`;
  }
  const account = findAccount('postgres');
  const state = await ensureCluster(account);
  await startCluster(account, state);
  await ensureDatabase();
  await ensureArchive();
  return `port ${state.port}`;
}

/** Whether our own PostgreSQL's main process is there; asks nobody. */
export function isPostgresAlive(): boolean {
  const state = readState().engines.postgres;
  return state === undefined || readPostmaster(state) !== undefined;
}

/** On the port everybody knows; resolves when it has read its log and answers. */
export async function revivePostgres(): Promise<void> {
  const state = readState().engines.postgres;
  if (state !== undefined) await startCluster(findAccount('postgres'), state);
}

/** With a place for backups, what is written goes there as it comes; without one nothing does. */
async function ensureArchive(): Promise<void> {
  const place = findBackupPlace();
  const cluster = ownCluster();
  const isNew = writeSettings(cluster, place);
  if (isNew) await runSql('select pg_reload_conf()');
  if (place === undefined || (!isNew && isRepositoryOpen(place))) return;
  if ((await runSql('show archive_mode')) !== 'on') {
    throw new MallFailure('PostgreSQL was started before it was to be backed up', { hints: ['./mall down, then ./mall up'] });
  }
  await writeRepositorySettings(cluster, place);
  await openRepository(cluster);
  rememberBackupPlace(place);
}

/** Our own PostgreSQL as its backups know it. */
export function ownCluster(): Cluster {
  if (process.env.DATABASE_URL) {
    throw new MallFailure('the database given by DATABASE_URL is backed up where it runs', { hints: ['docs/operate.md, Backups'] });
  }
  const state = readState().engines.postgres;
  if (state === undefined) throw new MallFailure('there is no database yet', { hints: ['./mall up'] });
  const password = readSecrets().postgresPassword;
  return { account: findAccount('postgres'), ...state, data: dataFolder(state), socketFolder: tmpdir(), owner, password };
}

export async function stopPostgres(): Promise<string> {
  const report = await reportPostgres();
  const state = readState().engines.postgres;
  if (report.kind === 'given') return 'given, left alone';
  if (state === undefined || report.pid === undefined) return 'was not running';
  const stopped = await captureAs(findAccount('postgres'), program('pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataFolder(state)]);
  if (stopped.code !== 0) throw new MallFailure(`PostgreSQL did not stop: ${lastLine(stopped)}`, { log: serverLog(state) });
  return 'stopped';
}

export async function reportPostgres(): Promise<EngineReport> {
  const given = process.env.DATABASE_URL;
  if (given) return reportGiven('postgres', given, 5432);
  const state = readState().engines.postgres;
  const down: EngineReport = { name: 'postgres', up: false, port: state?.port, pid: undefined, since: undefined, kind: 'own' };
  if (state === undefined || findPostgresBin() === undefined) return down;
  const postmaster = readPostmaster(state);
  if (postmaster === undefined) return down;
  const ready = await capture(program('pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(state.port)]);
  return { ...down, ...postmaster, up: ready.code === 0 };
}

/** Runs SQL as the owner; the password travels by environment. */
export async function runSql(sql: string, database = 'postgres'): Promise<string> {
  const { args, env } = psqlArguments(database);
  const answer = await capture(program('psql'), [...args, '-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', sql], { env });
  if (answer.code !== 0) throw new MallFailure(`PostgreSQL refused a statement: ${lastLine(answer)}`);
  return answer.stdout.trim();
}

/** How to call psql (or a sibling of it) so that no password shows in the list of processes. */
export function psqlArguments(database = databaseName): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl(database));
  const args = ['-h', url.hostname, '-p', url.port || '5432', '-U', decodeURIComponent(url.username), '-d', url.pathname.slice(1)];
  return { args, env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } };
}

export function program(name: string): string {
  const bin = findPostgresBin();
  if (bin === undefined) throw new MallFailure('PostgreSQL is not installed', { hints: ['apt-get install -y postgresql'] });
  return path.join(bin, name);
}

async function ensureDatabase(): Promise<void> {
  const found = await runSql(`select 1 from pg_database where datname = '${databaseName}'`);
  if (found === '') await runSql(`create database ${databaseName}`);
}

/** Where our own PostgreSQL is, or is going to be. */
export async function ensureClusterState(account = findAccount('postgres')): Promise<EngineState> {
  const known = readState().engines.postgres;
  const folder = known?.folder ?? (await makeEngineFolder('postgres', account));
  const port = known !== undefined && (await isPortFree(known.port)) ? known.port : await chooseFreePort();
  const state = { port, folder };
  changeState((all) => {
    all.engines.postgres = state;
  });
  return state;
}

async function ensureCluster(account: Account): Promise<EngineState> {
  const state = await ensureClusterState(account);
  if (!existsSync(path.join(dataFolder(state), 'PG_VERSION'))) await initCluster(account, state);
  return state;
}

async function initCluster(account: Account, state: EngineState): Promise<void> {
  const data = dataFolder(state);
  // What an interrupted initdb left behind would make this one refuse.
  rmSync(data, { recursive: true, force: true });
  await makeCluster(account, state.folder, data, readSecrets().postgresPassword);
  appendFileSync(path.join(data, 'postgresql.conf'), "\ninclude = 'qianpu.conf'\n");
  changeState((all) => {
    delete all.demoFingerprint;
  });
}

/** An empty cluster of the owner's; the password is written down in `folder` for as long as it takes, and shows in no list of processes. */
export async function makeCluster(account: Account, folder: string, data: string, password: string): Promise<void> {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chownSync(passwordFile, account.uid, account.gid);
  const made = await captureAs(account, program('initdb'), [
    `--pgdata=${data}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth-host=scram-sha-256',
    '--auth-local=scram-sha-256',
    // A disk that returns other bytes than were written is noticed, also by the backup that reads them.
    '--data-checksums',
    '--no-instructions',
  ]);
  rmSync(passwordFile);
  if (made.code !== 0) throw new MallFailure(`initdb failed: ${lastLine(made)}`, { hints: [`is there room and a writable ${folder}?`] });
}

async function startCluster(account: Account, state: EngineState): Promise<void> {
  const data = dataFolder(state);
  const place = findBackupPlace();
  if (place !== undefined) await writeRepositorySettings(ownCluster(), place);
  writeSettings(ownCluster(), place);
  const args = ['start', '-w', '-t', startSeconds, '-D', data, '-l', serverLog(state)];
  for (let attempt = 1; attempt <= startAttempts; attempt += 1) {
    const started = await captureAs(account, program('pg_ctl'), args);
    if (started.code === 0) return;
    // Another ./mall may have been quicker.
    if ((await reportPostgres()).up) return;
    // After a crash the old server's children take a moment to leave, and a new one refuses until then.
    await wait(startPauseMs);
  }
  throw new MallFailure('PostgreSQL did not start', { log: serverLog(state), hints: ['./mall down, then ./mall up'] });
}

/** True: they are other ones now. */
function writeSettings(cluster: Cluster, place: BackupPlace | undefined): boolean {
  const file = path.join(cluster.data, 'qianpu.conf');
  const text = clusterSettings(cluster, place);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  chownSync(file, cluster.account.uid, cluster.account.gid);
  return true;
}

/** PostgreSQL's own note of its main process; undefined when that process is gone. */
function readPostmaster(state: EngineState): { pid: number; since: number } | undefined {
  try {
    const [pid, , since] = readFileSync(path.join(dataFolder(state), 'postmaster.pid'), 'utf8').split('\n');
    return isRunning(Number(pid), 'postgres') ? { pid: Number(pid), since: Number(since) * 1000 } : undefined;
  } catch {
    return undefined;
  }
}

function dataFolder(state: EngineState): string {
  return path.join(state.folder, 'data');
}

function serverLog(state: EngineState): string {
  return path.join(state.folder, 'postgres.log');
}

function lastLine(answer: Captured): string {
  return (answer.stderr.trim() || answer.stdout.trim()).split('\n').at(-1) ?? '';
}
