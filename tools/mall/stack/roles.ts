import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MallFailure } from '../failure.ts';
import { fingerprintFiles, fingerprintValue } from '../fingerprint.ts';
import { home, inCheckout, logFile, logFolder } from '../paths.ts';
import { chooseFreePorts, findPortOwner, isPortFree, takenPortsFailure } from '../ports.ts';
import { identify, isAlive } from '../process-identity.ts';
import { messengerEnvironment, type Ports, portVariable, serverEnvironment } from '../settings.ts';
import { changeState, type RoleState, readState } from '../state.ts';
import { startSupervisor, stopSupervisor } from '../supervisor/process.ts';
import { roleEnvironment } from './role-environment.ts';

export const roleNames = ['simulator', 'api', 'worker', 'web'] as const;
export type RoleName = (typeof roleNames)[number];

const readyPatienceMs = 60_000;
const stopPatienceMs = 10_000;
const pollMs = 100;

/** Arguments of Node for a role; the simulator is an app of its own. */
export const roleCommand = (role: RoleName): string[] =>
  role === 'simulator' ? [inCheckout('apps/simulator/src/main.ts')] : [inCheckout('apps/server/src/app/main.ts'), role];

function rolePorts(role: RoleName, ports: Ports): number[] {
  return {
    simulator: [ports.simulator, ports.messenger],
    api: [ports.api],
    worker: [ports.worker],
    web: [ports.h5, ports.cp, ports.console, ports.webOps],
  }[role];
}

/** Of everything a running role was made from; when it is another one now, the roles are started anew. */
export function fingerprintRoles(ports: Ports): string {
  const { engines } = readState();
  const sources = fingerprintFiles([
    'apps/server/**/*',
    'apps/simulator/**/*',
    'apps/{storefront,console}/**/*',
    'packages/**/*',
    'pnpm-lock.yaml',
  ]);
  const { DATABASE_URL, REDIS_URL, MALL_ENV } = process.env;
  return fingerprintValue([sources, ports, DATABASE_URL || engines.postgres, REDIS_URL || engines.redis, MALL_ENV]);
}

/** Fails with the names of all who sit on ports that the roles need. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const wanted = Object.entries(ports) as [keyof Ports, number][];
  const areFree = await Promise.all(wanted.map(([, port]) => isPortFree(port)));
  const taken = wanted
    .filter((_, index) => !areFree[index])
    .map(([name, port]) => ({ port, variable: portVariable(name), owner: findPortOwner(port) }));
  if (taken.length === 0) return;
  const ours = new Set(Object.values(ports));
  const free = await chooseFreePorts(taken.length, async (port) => !ours.has(port) && (await isPortFree(port)));
  throw takenPortsFailure(taken, free, givenVariables(wanted, new Set(taken.map(({ variable }) => variable))));
}

/** What the person typed before the command and has to type again: another home, and ports that are free. */
function givenVariables(wanted: readonly [keyof Ports, number][], taken: ReadonlySet<string>): string[] {
  const moved = wanted
    .map(([name, port]) => ({ variable: portVariable(name), port }))
    .filter(({ variable }) => process.env[variable] && !taken.has(variable))
    .map(({ variable, port }) => `${variable}=${port}`);
  return home === inCheckout('.mall') ? moved : [`MALL_HOME='${home}'`, ...moved];
}

/** Starts every role, detached, and waits until each is ready; when one fails none is left running. */
export async function startRoles(ports: Ports): Promise<void> {
  await refuseTakenPorts(ports);
  mkdirSync(logFolder, { recursive: true });
  const fingerprint = fingerprintRoles(ports);
  for (const role of roleNames) startRole(role, ports);
  try {
    await Promise.all(roleNames.map(untilReady));
  } catch (error) {
    await stopRoles();
    throw error;
  }
  changeState((state) => {
    state.rolesFingerprint = fingerprint;
  });
  startSupervisor();
}

export async function stopRoles(): Promise<string> {
  await stopSupervisor();
  const running = Object.values(readState().roles).filter(isAlive);
  for (const role of running) signal(role, 'SIGTERM');
  const deadline = performance.now() + stopPatienceMs;
  while (running.some(isAlive) && performance.now() < deadline) await wait(pollMs);
  const stubborn = running.filter(isAlive);
  for (const role of stubborn) signal(role, 'SIGKILL');
  changeState((state) => {
    state.roles = {};
    delete state.rolesFingerprint;
  });
  if (running.length === 0) return 'were not running';
  return stubborn.length === 0 ? 'stopped' : `stopped, ${stubborn.length} killed: not done in ${stopPatienceMs / 1000} s`;
}

export async function isReady(role: RoleState): Promise<boolean> {
  const answers = await Promise.all(role.ports.map(answersReady));
  return isAlive(role) && answers.every(Boolean);
}

export async function areRolesReady(): Promise<boolean> {
  const { roles } = readState();
  const ready = await Promise.all(roleNames.map(async (name) => roles[name] !== undefined && (await isReady(roles[name]))));
  return ready.every(Boolean);
}

/** For the supervisor: one that has ended, once more. */
export function restartRole(role: RoleName, ports: Ports): void {
  startRole(role, ports, (readState().roles[role]?.restarts ?? 0) + 1);
}

/** Asks for nothing but a sign of life. */
export async function answersHealth({ ports: [port] }: RoleState): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

export function killRole(role: RoleState): void {
  if (isAlive(role)) signal(role, 'SIGKILL');
}

function startRole(role: RoleName, ports: Ports, restarts = 0): void {
  const env = roleEnvironment(role, {
    ...serverEnvironment(ports),
    ...messengerEnvironment(ports),
    NODE_ENV: 'production',
    // One that is started again is there sooner.
    NODE_COMPILE_CACHE: path.join(home, 'compile-cache'),
  });
  const log = logFile(role);
  if (existsSync(log)) renameSync(log, logFile(`${role}.previous`));
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, roleCommand(role), { cwd: inCheckout(), env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  child.unref();
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) throw new MallFailure(`${role} could not be started`, { log });
  changeState((state) => {
    state.roles[role] = { ...identity, startedAt: Date.now(), ports: rolePorts(role, ports), restarts };
  });
}

async function untilReady(name: RoleName): Promise<void> {
  const role = readState().roles[name];
  const deadline = performance.now() + readyPatienceMs;
  while (role !== undefined && isAlive(role) && performance.now() < deadline) {
    if (await isReady(role)) return;
    await wait(pollMs);
  }
  const why = role !== undefined && isAlive(role) ? `was not ready after ${readyPatienceMs / 1000} s` : 'ended while starting';
  throw new MallFailure(`${name} ${why}`, {
    log: logFile(name),
    hints: ['./mall up tries again; ./mall dev shows all output as it comes'],
  });
}

async function answersReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function signal(role: RoleState, name: NodeJS.Signals): void {
  try {
    process.kill(role.pid, name);
  } catch {
    // It ended between our look and the signal, which is what we wanted.
  }
}
