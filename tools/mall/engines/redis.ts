import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MallFailure } from '../failure.ts';
import { chooseFreePort, isPortFree } from '../ports.ts';
import { identify, isAlive, isRunning } from '../process-identity.ts';
import { readSecrets } from '../secrets.ts';
import { changeState, type EngineState, readState } from '../state.ts';
import { captureAs, findAccount, makeEngineFolder } from './account.ts';
import { type EngineReport, reportGiven } from './engine.ts';

const patienceMs = 10_000;
const pollMs = 50;

export function findRedisServer(): string | undefined {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((file) => existsSync(file));
}

export function redisUrl(): string {
  return process.env.REDIS_URL || `redis://:${readSecrets().redisPassword}@127.0.0.1:${readState().engines.redis?.port ?? 0}`;
}

/** Starts our own Redis unless it runs; says where it is. */
export async function ensureRedis(): Promise<string> {
  const report = await reportRedis();
  if (report.kind === 'given') {
    if (!report.up) throw new MallFailure('nothing answers at the address in REDIS_URL');
    return 'given by REDIS_URL';
  }
  if (report.up) return `running, port ${report.port}`;
  const state = await startRedis();
  return `port ${state.port}`;
}

export async function stopRedis(): Promise<string> {
  const report = await reportRedis();
  if (report.kind === 'given') return 'given, left alone';
  const identity = report.pid === undefined ? undefined : identify(report.pid);
  if (identity === undefined) return 'was not running';
  process.kill(identity.pid, 'SIGTERM');
  if (await happens(() => !isAlive(identity))) return 'stopped';
  process.kill(identity.pid, 'SIGKILL');
  return 'killed: it did not stop in time';
}

export async function reportRedis(): Promise<EngineReport> {
  const given = process.env.REDIS_URL;
  if (given) return reportGiven('redis', given, 6379);
  const state = readState().engines.redis;
  const down: EngineReport = { name: 'redis', up: false, port: state?.port, pid: undefined, since: undefined, kind: 'own' };
  const running = state === undefined ? undefined : readPidFile(state);
  if (state === undefined || running === undefined) return down;
  return { ...down, ...running, up: await answersPing(state.port) };
}

/** Whether our own Redis is there; asks nobody. */
export function isRedisAlive(): boolean {
  const state = readState().engines.redis;
  return state === undefined || readPidFile(state) !== undefined;
}

/** On the port everybody knows. */
export async function reviveRedis(): Promise<void> {
  const state = readState().engines.redis;
  if (state === undefined) return;
  if (!(await isPortFree(state.port))) throw new MallFailure(`port ${state.port} is not free yet`);
  await startRedis();
}

async function startRedis(): Promise<EngineState> {
  const server = findRedisServer();
  if (server === undefined) throw new MallFailure('Redis is not installed', { hints: ['apt-get install -y redis-server'] });
  const account = findAccount('redis');
  const known = readState().engines.redis;
  const folder = known?.folder ?? (await makeEngineFolder('redis', account));
  const state = { folder, port: known !== undefined && (await isPortFree(known.port)) ? known.port : await chooseFreePort() };
  changeState((all) => {
    all.engines.redis = state;
  });
  const settings = path.join(folder, 'redis.conf');
  writeFileSync(settings, redisSettings(state), { mode: 0o600 });
  chownSync(settings, account.uid, account.gid);
  rmSync(pidFile(state), { force: true });
  const started = await captureAs(account, server, [settings]);
  if (started.code === 0 && (await happens(async () => answersPing(state.port)))) return state;
  throw new MallFailure('Redis did not start', { log: path.join(folder, 'redis.log'), hints: ['./mall down, then ./mall up'] });
}

function redisSettings(state: EngineState): string {
  return [
    'bind 127.0.0.1',
    `port ${state.port}`,
    `requirepass ${readSecrets().redisPassword}`,
    'daemonize yes',
    `dir ${JSON.stringify(state.folder)}`,
    `pidfile ${JSON.stringify(pidFile(state))}`,
    `logfile ${JSON.stringify(path.join(state.folder, 'redis.log'))}`,
    '# Everything in it can be rebuilt from PostgreSQL, so nothing is kept on disk.',
    'save ""',
    'appendonly no',
    'maxmemory 256mb',
    'maxmemory-policy allkeys-lru',
    '',
  ].join('\n');
}

function readPidFile(state: EngineState): { pid: number; since: number } | undefined {
  try {
    const pid = Number(readFileSync(pidFile(state), 'utf8'));
    return isRunning(pid, 'redis-server') ? { pid, since: Math.round(statSync(pidFile(state)).mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}

function pidFile(state: EngineState): string {
  return path.join(state.folder, 'redis.pid');
}

/** Our password is part of the question, so a stranger's Redis on the same port does not count. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 2000 });
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer.includes('+PONG'));
    };
    socket.once('connect', () => socket.write(`AUTH ${readSecrets().redisPassword}\r\nPING\r\nQUIT\r\n`));
    socket.on('data', (part) => {
      answer += part.toString();
    });
    for (const event of ['timeout', 'error', 'close']) socket.once(event, end);
  });
}

async function happens(test: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await test()) return true;
    await wait(pollMs);
  }
  return false;
}
