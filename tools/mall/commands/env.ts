import { parseArgs } from 'node:util';
import { MallFailure } from '../failure.ts';
import { messengerEnvironment, type Ports, readPorts, serverEnvironment } from '../settings.ts';
import { roleEnvironment } from '../stack/role-environment.ts';
import { type RoleName, roleNames } from '../stack/roles.ts';
import { readState } from '../state.ts';
import { refuseUnknown } from '../suggest-name.ts';

const usage = `./mall env ${roleNames.join('|')}`;

/** What a role is told by ./mall dev, for a shell or an editor that starts it instead. Secrets of this stack are part of it. */
export async function env(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
  const role = readRole(positionals);
  refuseUnknownEngines();
  const variables = changedVariables(roleEnvironment(role, environmentOf(role, readPorts())), process.env);
  console.log(values.json ? JSON.stringify(variables, undefined, 2) : describeVariables(variables));
  return 0;
}

export function readRole([name, ...more]: readonly string[]): RoleName {
  if (name === undefined) throw new MallFailure('which role?', { hints: [usage] });
  if (more.length > 0) throw new MallFailure('one role at a time', { hints: [usage] });
  return roleNames.find((role) => role === name) ?? refuseUnknown('role', name, roleNames, usage);
}

/** Only what the surrounding shell does not have already. */
export function changedVariables(wanted: NodeJS.ProcessEnv, present: NodeJS.ProcessEnv): Record<string, string> {
  const changed = Object.entries(wanted).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== present[entry[0]],
  );
  return Object.fromEntries(changed);
}

/** One `NAME=value` a line, which a POSIX shell and `node --env-file` both read. */
export function describeVariables(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${quote(value)}`)
    .join('\n');
}

function quote(value: string): string {
  return /^[\w@%+:,./-]*$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

function environmentOf(role: RoleName, ports: Ports): NodeJS.ProcessEnv {
  const own = { simulator: messengerEnvironment(ports), api: {}, worker: {}, web: { VITE_DEV: '1' } }[role];
  return { ...serverEnvironment(ports), ...own, NODE_ENV: 'development' };
}

/** Our own engines get their ports when they start for the first time. */
function refuseUnknownEngines(): void {
  const { engines } = readState();
  const known = (process.env.DATABASE_URL || engines.postgres) && (process.env.REDIS_URL || engines.redis);
  if (!known) throw new MallFailure('PostgreSQL and Redis have not been started yet', { hints: ['./mall up starts them'] });
}
