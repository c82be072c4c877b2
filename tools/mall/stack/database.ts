import { existsSync } from 'node:fs';
import { runLogged } from '../child-process.ts';
import { fingerprintFiles, fingerprintValue } from '../fingerprint.ts';
import { inCheckout } from '../paths.ts';
import { imageFolder, serverEnvironment } from '../settings.ts';
import { changeState, readState } from '../state.ts';

export async function migrateDatabase(env = serverEnvironment()): Promise<void> {
  await runLogged('migrate', process.execPath, [inCheckout('apps/server/db/migrate.ts')], {
    env,
    hints: ['a migration that never ran elsewhere may be edited; then: ./mall db reset'],
  });
}

/** Loads the demo's rows and pictures when its sources have changed since, or always when told so. */
export async function loadDemo(always = false): Promise<string | undefined> {
  const env = serverEnvironment();
  const fingerprint = fingerprintValue([fingerprintFiles(['apps/server/db/**/*', 'pnpm-lock.yaml']), env.DATABASE_URL]);
  if (!always && readState().demoFingerprint === fingerprint && existsSync(imageFolder)) return 'unchanged';
  await runLogged('demo', process.execPath, [inCheckout('apps/server/db/seeds/load-demo.ts')], {
    env,
    hints: ['./mall demo tries it again', './mall db reset empties the database first'],
  });
  changeState((state) => {
    state.demoFingerprint = fingerprint;
  });
  return undefined;
}
