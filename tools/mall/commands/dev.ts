import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs, styleText } from 'node:util';
import { reportPostgres, stopPostgres } from '../engines/postgres.ts';
import { reportRedis, stopRedis } from '../engines/redis.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { messengerEnvironment, readPorts, serverEnvironment } from '../settings.ts';
import { prepare } from '../stack/bring-up.ts';
import { restartOnChange, startInGroup } from '../stack/restart-on-change.ts';
import { roleEnvironment } from '../stack/role-environment.ts';
import { type RoleName, refuseTakenPorts, roleCommand, roleNames, stopRoles } from '../stack/roles.ts';
import { watchSources } from '../stack/source-changes.ts';
import { createSteps } from '../steps.ts';

const colours = { simulator: 'gray', api: 'cyan', worker: 'yellow', web: 'magenta' } as const satisfies Record<RoleName, string>;

/** What an app's processes are made of; the pages' own sources are followed by Vite. */
const watchApp = (app: 'server' | 'simulator') =>
  watchSources(globSync([`apps/${app}/src`, 'packages/*/src'], { cwd: inCheckout() }).map((folder) => inCheckout(folder)));

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
  const [ofServer, ofSimulator] = [await watchApp('server'), await watchApp('simulator')];
  const kept = roleNames.map((role) => {
    const changes = role === 'simulator' ? ofSimulator : ofServer;
    return restartOnChange({ start: () => startRole(role, roleEnvironment(role, env)), changes, say: (line) => say(role, line) });
  });
  await stopAsked();
  await Promise.all(kept.map((each) => each.stop()));
  for (const changes of [ofServer, ofSimulator]) changes.close();
  if (startedEngines.includes('redis')) await stopRedis();
  if (startedEngines.includes('postgres')) await stopPostgres();
  return 0;
}

function startRole(role: RoleName, env: NodeJS.ProcessEnv): ChildProcess {
  const child = startInGroup(process.execPath, roleCommand(role), { cwd: inCheckout(), env });
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', (line) => say(role, line));
  return child;
}

const say = (role: RoleName, line: string) => console.log(`${styleText(colours[role], role.padEnd(9))} │ ${line}`);

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => resolve());
  });
}
