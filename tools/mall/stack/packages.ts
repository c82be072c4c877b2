import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from '../child-process.ts';
import { fingerprintFiles } from '../fingerprint.ts';
import { inCheckout } from '../paths.ts';
import { archiveBuild, dropExpiredFiles } from './archived-builds.ts';

// Kept beside what they describe, so that two homes on one checkout agree.
const packagesStamp = inCheckout('node_modules/.qianpu-stamp');
const buildStamp = inCheckout('apps/storefront/dist/.qianpu-stamp');

const packageSources = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  '{apps,packages}/*/package.json',
  '{tools,e2e}/package.json',
];
const consoleStamp = inCheckout('apps/console/dist/.qianpu-stamp');
const buildSources = ['apps/storefront/**/*', 'packages/**/*', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const consoleSources = ['apps/console/**/*', 'packages/**/*', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Brings the npm packages exactly as the lockfile has them. */
export async function ensurePackages(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  // With NODE_ENV=production pnpm would leave out the tools that build and check.
  const { NODE_ENV: _, ...env } = environment;
  return unlessUnchanged(packagesStamp, packageSources, () =>
    runLogged('packages', 'pnpm', ['install', '--frozen-lockfile'], {
      env,
      hints: ['did package.json change without pnpm-lock.yaml? then: pnpm install', 'is the package registry reachable?  pnpm ping'],
    }),
  );
}

export async function ensureStorefrontBuild(): Promise<string | undefined> {
  const built = ['client', 'server/entry-server.js', 'server/service-worker.js'].every((part) =>
    existsSync(inCheckout('apps/storefront/dist', part)),
  );
  if (!built) rmSync(buildStamp, { force: true });
  return unlessUnchanged(buildStamp, buildSources, buildStorefront);
}

export async function ensureConsoleBuild(): Promise<string | undefined> {
  if (!existsSync(inCheckout('apps/console/dist/.vite/manifest.json'))) rmSync(consoleStamp, { force: true });
  return unlessUnchanged(consoleStamp, consoleSources, () =>
    runLogged('console-build', 'pnpm', ['--filter', '@qianpu/console', 'build'], {
      env: { ...process.env, NODE_ENV: 'production' },
      hints: ['./mall check shows type and lint errors'],
    }),
  );
}

async function buildStorefront(): Promise<void> {
  const [client, stored] = [inCheckout('apps/storefront/dist/client'), inCheckout('apps/storefront/dist/kept')];
  // Until now it was the current build, and pages made from it are open somewhere.
  archiveBuild(client, stored);
  await runLogged('storefront-build', 'pnpm', ['--filter', '@qianpu/storefront', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    hints: ['./mall check shows type and lint errors'],
  });
  archiveBuild(client, stored);
  dropExpiredFiles(stored);
}

async function unlessUnchanged(stamp: string, sources: readonly string[], work: () => Promise<void>): Promise<string | undefined> {
  const before = fingerprintFiles(sources);
  if (readStamp(stamp) === before) return 'unchanged';
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
  return undefined;
}

function readStamp(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
