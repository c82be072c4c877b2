import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import type { Fleet } from './roll.ts';

/** Where the units of deploy/systemd look: `current` is a link to one of the releases beside it. */
export interface Installation {
  readonly folder: string;
  readonly settings: string;
}

/** The port of each role that says how it is. */
const opsPort = { web: 'WEB_OPS_PORT', api: 'API_PORT', worker: 'WORKER_PORT' } as const;
type Role = keyof typeof opsPort;
const roles: readonly Role[] = ['worker', 'api', 'web'];

/** The units of qianpu.target on this machine, workers first: they are who hands on what others have begun. */
export async function openSystemdFleet({ folder, settings }: Installation): Promise<Fleet> {
  const listed = await systemctl(
    'list-units',
    '--plain',
    '--no-legend',
    '--state=active',
    'qianpu-web@*',
    'qianpu-api@*',
    'qianpu-worker@*',
  );
  const units = namesOf(listed);
  if (units.length === 0)
    throw new MallFailure('no unit of the mall runs here', { hints: ['systemctl start qianpu.target', 'docs/operate.md, Supervision'] });
  return {
    names: roles.flatMap((role) => units.filter((unit) => unit.startsWith(`qianpu-${role}@`)).sort()),
    point: async (release) => pointTo(path.join(folder, 'current'), release),
    restart: async (unit) => {
      await systemctl('restart', unit);
    },
    isReady: async (unit) => {
      const { role, instance } = partsOf(unit);
      const port = portIn(readFileSync(path.join(settings, `${role}-${instance}.env`), 'utf8'), opsPort[role]);
      return (await Promise.all(['readyz', 'drainz'].map((route) => answersOk(port, route)))).every(Boolean);
    },
  };
}

/** Everybody sees the old link or the new one, never none. */
export function pointTo(link: string, release: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(release, `${link}.new`);
  renameSync(`${link}.new`, link);
}

export async function systemctl(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture('systemctl', args);
  if (code !== 0) throw new MallFailure(`systemctl ${args.join(' ')}: ${stderr.trim() || `code ${code}`}`);
  return stdout;
}

export const namesOf = (listed: string): string[] =>
  listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((name) => name.endsWith('.service'));

export function portIn(settings: string, variable: string): number {
  const port = new RegExp(`^${variable}=["']?(\\d+)`, 'm').exec(settings)?.[1];
  if (port === undefined) throw new MallFailure(`${variable} is not among the settings of its process`);
  return Number(port);
}

function partsOf(unit: string): { role: Role; instance: string } {
  const [, role = '', instance = ''] = /^qianpu-(\w+)@(.+)\.service$/.exec(unit) ?? [];
  return { role: role as Role, instance };
}

const answersOk = (port: number, route: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/${route}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
