import { ensurePostgres, reportPostgres } from '../engines/postgres.ts';
import { ensureRedis, reportRedis } from '../engines/redis.ts';
import { readPorts } from '../settings.ts';
import { readState } from '../state.ts';
import type { Steps } from '../steps.ts';
import { startSupervisor } from '../supervisor/process.ts';
import { loadDemo, migrateDatabase } from './database.ts';
import { ensureConsoleBuild, ensurePackages, ensureStorefrontBuild } from './packages.ts';
import { areRolesReady, fingerprintRoles, refuseTakenPorts, startRoles, stopRoles } from './roles.ts';
import { ensureSystemPackages, stackPackages } from './system-packages.ts';

/** The whole stack, from whatever is there already. True: it ran, unchanged and healthy, and nothing was done. */
export async function bringUp(steps: Steps): Promise<boolean> {
  const ports = readPorts();
  if (await isUpAsItIs()) {
    startSupervisor();
    return true;
  }
  // Our own roles give their ports back, so whoever is left on them is a stranger: better known now than after the build.
  await stopRoles();
  await refuseTakenPorts(ports);
  await prepare(steps);
  await steps.run('storefront', ensureStorefrontBuild);
  await steps.run('console', ensureConsoleBuild);
  await steps.run('roles', async () => {
    await startRoles(ports);
    return 'ready';
  });
  return false;
}

/** Everything the roles need to run: packages, engines, schema and demo. */
export async function prepare(steps: Steps): Promise<void> {
  await steps.run('system packages', () => ensureSystemPackages(stackPackages()));
  await steps.run('packages', () => ensurePackages());
  await bringUpEngines(steps);
  await steps.run('migrate', async () => {
    await migrateDatabase();
    return undefined;
  });
  await steps.run('demo', () => loadDemo());
}

export async function bringUpEngines(steps: Steps): Promise<void> {
  await steps.run('PostgreSQL', ensurePostgres);
  await steps.run('Redis', ensureRedis);
}

async function isUpAsItIs(): Promise<boolean> {
  if (!(await areRolesReady())) return false;
  const engines = await Promise.all([reportPostgres(), reportRedis()]);
  return engines.every((engine) => engine.up) && readState().rolesFingerprint === fingerprintRoles(readPorts());
}
