import { setTimeout as pause } from 'node:timers/promises';
import { picturesCopiedAt } from '../backup/backup-pictures.ts';
import { findBackupPlace } from '../backup/backup-place.ts';
import { runLogged } from '../child-process.ts';
import { isPostgresAlive, revivePostgres } from '../engines/postgres.ts';
import { isRedisAlive, reviveRedis } from '../engines/redis.ts';
import { isLocked } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { isAlive } from '../process-identity.ts';
import { readPorts } from '../settings.ts';
import { answersHealth, killRole, type RoleName, restartRole, roleNames } from '../stack/roles.ts';
import { changeState, readState } from '../state.ts';
import { HangDetector } from './hung.ts';
import { type SupervisedProcess, watchProcesses } from './watch-processes.ts';

/** Started by ./mall up, ended by whatever stops the roles. It looks after what that has started, and starts nothing else. */
const LOOK_MS = 250;
const HEALTH_MS = 2_000;
const PICTURES_MS = 60_000;

const tell = (text: string) => console.log(`${new Date().toISOString()} ${text}`);
const ports = readPorts();
const watch = watchProcesses([...engineProcesses(), ...roleNames.map(roleProcess)], tell);
let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true;
  });
}

tell('looking after the mall');
const others = [watchHealth(), keepPicturesCopied()];
while (!isEnding) {
  // Whoever holds the lock starts and stops things on purpose.
  if (!isLocked()) watch.look(performance.now());
  await pause(LOOK_MS);
}
// What is half started would stay behind.
await watch.settle();
await Promise.all(others);
tell('no longer looking after the mall');

function engineProcesses(): SupervisedProcess[] {
  const counted = (name: 'postgres' | 'redis', restart: () => Promise<void>) => async () => {
    await restart();
    changeState((state) => {
      state.engineRestarts = { ...state.engineRestarts, [name]: (state.engineRestarts?.[name] ?? 0) + 1 };
    });
  };
  return [
    ...(process.env.DATABASE_URL
      ? []
      : [{ name: 'postgres', needs: [], isAlive: isPostgresAlive, restart: counted('postgres', revivePostgres) }]),
    ...(process.env.REDIS_URL ? [] : [{ name: 'redis', needs: [], isAlive: isRedisAlive, restart: counted('redis', reviveRedis) }]),
  ];
}

function roleProcess(name: RoleName): SupervisedProcess {
  return {
    name,
    // The simulator plays somebody else's house.
    needs: name === 'simulator' ? [] : ['postgres', 'redis'],
    isAlive: () => {
      const role = readState().roles[name];
      return role === undefined || isAlive(role);
    },
    restart: async () => restartRole(name, ports),
  };
}

async function watchHealth(): Promise<void> {
  const detectors = new Map(roleNames.map((name) => [name, { detector: new HangDetector(), pid: 0 }]));
  while (!isEnding) {
    await Promise.all([...detectors].map(([name, seen]) => listenTo(name, seen)));
    await pause(HEALTH_MS);
  }
}

async function listenTo(name: RoleName, seen: { detector: HangDetector; pid: number }): Promise<void> {
  const role = readState().roles[name];
  if (role === undefined || !isAlive(role) || isLocked()) return seen.detector.forget();
  if (role.pid !== seen.pid) seen.detector.forget();
  seen.pid = role.pid;
  if (!seen.detector.hear(await answersHealth(role), performance.now())) return;
  tell(`${name} has answered nobody for 20 s and is ended`);
  seen.detector.forget();
  killRole(role);
}

/** In a process of its own: the first time it takes long. */
async function keepPicturesCopied(): Promise<void> {
  while (!isEnding) {
    const place = findBackupPlace();
    const isDue = place !== undefined && Date.now() - (picturesCopiedAt(place.folder) ?? 0) >= PICTURES_MS;
    if (isDue && !isLocked()) {
      const args = [inCheckout('tools/mall/main.ts'), 'backup', 'pictures'];
      await runLogged('backup-pictures', process.execPath, args).catch((error: unknown) => tell(String(error)));
    }
    await pause(HEALTH_MS);
  }
}
