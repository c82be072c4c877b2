import { existsSync, globSync } from 'node:fs';
import { readBackupPlace } from '../backup/backup-place.ts';
import { isBackupProgramPresent } from '../backup/repository.ts';
import { runLogged } from '../child-process.ts';
import { findPostgresBin } from '../engines/postgres.ts';
import { findRedisServer } from '../engines/redis.ts';
import { MallFailure } from '../failure.ts';

/** A Debian package and how to see that what we need of it is there, however it came. */
export interface SystemPackage {
  name: string;
  isPresent: () => boolean;
}

const postgres: SystemPackage = { name: 'postgresql', isPresent: () => findPostgresBin() !== undefined };
const redis: SystemPackage = { name: 'redis-server', isPresent: () => findRedisServer() !== undefined };
// The demo's banners are drawn with Chinese text.
const chineseFont: SystemPackage = {
  name: 'fonts-noto-cjk',
  isPresent: () => globSync('/usr/share/fonts/**/NotoSansCJK*').length > 0,
};
/** Fast enough not to be what a proof measures. */
export const loadGenerator: SystemPackage = { name: 'wrk', isPresent: () => existsSync('/usr/bin/wrk') };
export const loadBalancer: SystemPackage = { name: 'haproxy', isPresent: () => existsSync('/usr/sbin/haproxy') };
/** What it is measured against. */
export const otherBalancer: SystemPackage = { name: 'caddy', isPresent: () => existsSync('/usr/bin/caddy') };
/** Makes container images without a daemon, and the Debian they stand on. */
export const imageTools: readonly SystemPackage[] = ['buildah', 'mmdebstrap'].map((name) => ({
  name,
  isPresent: () => existsSync(`/usr/bin/${name}`),
}));
/** Runs them; Debian recommends a runtime that does not work where control groups are of both kinds. */
export const containerTools: readonly SystemPackage[] = [
  ...imageTools,
  { name: 'podman', isPresent: () => existsSync('/usr/bin/podman') },
  { name: 'netavark', isPresent: () => existsSync('/usr/lib/podman/netavark') },
  { name: 'runc', isPresent: () => existsSync('/usr/sbin/runc') },
  // netavark publishes ports by it, and Debian does not say so.
  { name: 'iptables', isPresent: () => existsSync('/usr/sbin/iptables') },
];
export const backupTool: SystemPackage = { name: 'pgbackrest', isPresent: isBackupProgramPresent };
/** Both are separate programs; the rules of deploy/prometheus are theirs. */
export const alerting: readonly SystemPackage[] = ['prometheus', 'prometheus-alertmanager'].map((name) => ({
  name,
  isPresent: () => existsSync(`/usr/bin/${name}`),
}));
/** Gives a process a clock of its own. */
export const fakeTime: SystemPackage = { name: 'libfaketime', isPresent: () => fakeTimeLibrary() !== undefined };
export const fakeTimeLibrary = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
/** The browser's engine without its window: the same pages at half the processor time. */
export const browser: SystemPackage = { name: 'chromium-headless-shell', isPresent: () => existsSync('/usr/bin/chromium-headless-shell') };

/** What the stack needs; an engine that is given by its address need not be installed. */
export function stackPackages(env: NodeJS.ProcessEnv = process.env): SystemPackage[] {
  return [
    ...(env.DATABASE_URL ? [] : [postgres]),
    ...(env.REDIS_URL ? [] : [redis]),
    chineseFont,
    ...(readBackupPlace(env) ? [backupTool] : []),
  ];
}

/** Another installation may be under way: a machine's own, or that of a checkout beside. */
const patience = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs by apt what is missing when we are root; otherwise says exactly what to type. */
export async function ensureSystemPackages(packages: readonly SystemPackage[], isRoot = process.getuid?.() === 0): Promise<string> {
  const missing = packages.filter((one) => !one.isPresent()).map((one) => one.name);
  if (missing.length === 0) return 'present';
  const line = `apt-get install -y ${missing.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) {
    throw new MallFailure(`missing: ${missing.join(', ')}, and this system has no apt-get`, { hints: ['install them, then ./mall again'] });
  }
  if (!isRoot) {
    throw new MallFailure(`missing system packages: ${missing.join(', ')}`, { hints: [`sudo ${line}`, 'then run the same command again'] });
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const hints = ['apt-get update', line];
  await runLogged('apt-update', 'apt-get', ['update', '-q', ...patience], { env, hints });
  await runLogged('apt-install', 'apt-get', ['install', '-y', '-q', '--no-install-recommends', ...patience, ...missing], { env, hints });
  return `installed ${missing.join(' ')}`;
}
