import path from 'node:path';
import { runAttached } from '../child-process.ts';
import { databaseUrl } from '../engines/postgres.ts';
import { redisUrl } from '../engines/redis.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { readPorts, serverEnvironment } from '../settings.ts';
import { bringUp, bringUpEngines, prepare } from '../stack/bring-up.ts';
import { withCheckoutCopy } from '../stack/checkout-copy.ts';
import { ensureConsoleBuild, ensurePackages, ensureStorefrontBuild } from '../stack/packages.ts';
import { backupTool, browser, ensureSystemPackages, fakeTime, loadBalancer } from '../stack/system-packages.ts';
import { createSteps } from '../steps.ts';
import { type TestKind, testRequest, vitestArguments } from '../test-request.ts';

const runners: Record<TestKind, (args: string[]) => Promise<number>> = {
  unit: runUnit,
  int: runIntegration,
  e2e: runEndToEnd,
  dev: runDev,
};

// Set by ./mall ci, which sums the reports up.
const reports = process.env.MALL_REPORTS;

export function test(args: string[]): Promise<number> {
  const { kind, rest } = testRequest(args);
  return runners[kind](rest);
}

function runUnit(args: string[]): Promise<number> {
  return runAttached(inCheckout('node_modules/.bin/vitest'), vitestArguments('unit', args, reports));
}

async function runIntegration(args: string[]): Promise<number> {
  const steps = createSteps();
  // The shipped edge is tested as it is, what brings a lost database back, and processes whose clock is wrong.
  await steps.run('balancer, backups, clocks', () => ensureSystemPackages([loadBalancer, backupTool, fakeTime]));
  await steps.run('packages', () => ensurePackages());
  await withLock(() => bringUpEngines(steps));
  // Pages are tested with the storefront as it is served.
  await steps.run('storefront', ensureStorefrontBuild);
  await steps.run('console', ensureConsoleBuild);
  // Each test file gets a database of its own, made from the engine's neutral one.
  const env = { ...serverEnvironment(), TEST_DATABASE_URL: databaseUrl('postgres'), TEST_REDIS_URL: redisUrl() };
  return runAttached(inCheckout('node_modules/.bin/vitest'), vitestArguments('int', args, reports), { env });
}

async function runEndToEnd(args: string[]): Promise<number> {
  const steps = createSteps();
  await steps.run('browser', () => ensureSystemPackages([browser]));
  await withLock(() => bringUp(steps));
  return runPlaywright('e2e', args, mallAddresses());
}

/** `./mall dev` on a copy of the sources, which the test changes. Like `dev` itself it takes the running roles' ports. */
async function runDev(args: string[]): Promise<number> {
  const steps = createSteps();
  await steps.run('browser', () => ensureSystemPackages([browser]));
  await withLock(() => prepare(steps));
  return withCheckoutCopy((copy) =>
    runPlaywright('dev', ['--config', 'playwright.dev.config.ts', ...args], { ...mallAddresses(), DEV_COPY: copy }),
  );
}

function mallAddresses(): NodeJS.ProcessEnv {
  const ports = readPorts();
  const at = (port: number) => `http://localhost:${port}`;
  return {
    E2E_H5: at(ports.h5),
    E2E_CP: at(ports.cp),
    E2E_CONSOLE: `http://console.localhost:${ports.console}`,
    E2E_API: at(ports.api),
    E2E_SIMULATOR: at(ports.simulator),
    E2E_MESSENGER: at(ports.messenger),
  };
}

function runPlaywright(report: 'e2e' | 'dev', args: readonly string[], addresses: NodeJS.ProcessEnv): Promise<number> {
  const reporting = reports === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${report}.json`) };
  const reporters = reports === undefined ? [] : ['--reporter=list,json'];
  const command = ['--filter', '@qianpu/e2e', 'exec', 'playwright', 'test', ...reporters, ...args];
  return runAttached('pnpm', command, { env: { ...process.env, ...addresses, ...reporting } });
}
