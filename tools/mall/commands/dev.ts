import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs, styleText } from 'node:util';
import { reportPostgres, stopPostgres } from '../engines/postgres.ts';
import { reportRedis, stopRedis } from '../engines/redis.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { messengerEnvironment, readPorts, serverEnvironment } from '../settings.ts';
import { prepare } from '../stack/bring-up.ts';
import { type RoleName, refuseTakenPorts, roleCommand, roleNames, stopRoles } from '../stack/roles.ts';
import { createSteps } from '../steps.ts';

const colours = { simulator: 'gray', api: 'cyan', worker: 'yellow', web: 'magenta' } as const satisfies Record<RoleName, string>;
const patienceMs = 5000;

/** The roles on this terminal, each started anew when its sources change; Ctrl-C stops what this command started. */
export async function dev(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const ports = readPorts();
  const engines = await Promise.all([reportPostgres(), reportRedis()]);
  const startedEngines = engines.filter((engine) => !engine.up).map((engine) => engine.name);
  await withLock(async () => {
    await stopRoles();
    await refuseTakenPorts(ports);
    await prepare(createSteps());
  });
  console.log(
    `\n  http://localhost:${ports.h5}/shop/   http://localhost:${ports.cp}/cp/home   http://console.localhost:${ports.console}/   ${styleText('dim', 'Ctrl-C stops')}\n`,
  );
  const env = { ...serverEnvironment(ports), ...messengerEnvironment(ports), NODE_ENV: 'development', VITE_DEV: '1' };
  const children = roleNames.map((role) => startWatched(role, env));
  await Promise.race([stopAsked(), ...children.map((child) => once(child, 'exit'))]);
  await Promise.all(children.map(stopChild));
  if (startedEngines.includes('redis')) await stopRedis();
  if (startedEngines.includes('postgres')) await stopPostgres();
  return 0;
}

function startWatched(role: RoleName, env: NodeJS.ProcessEnv): ChildProcess {
  // A group of its own, so that Ctrl-C reaches it through us and in order.
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...roleCommand(role)], {
    cwd: inCheckout(),
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const label = styleText(colours[role], role.padEnd(9));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return child;
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => resolve());
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const ended = once(child, 'exit');
  process.kill(group, 'SIGTERM');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
