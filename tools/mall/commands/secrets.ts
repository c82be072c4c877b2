import { runAttached } from '../child-process.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';
import { refuseUnknown } from '../suggest-name.ts';

/** Seals with SECRETS_KEY what SECRETS_KEY_SECOND sealed, so that the second can go. */
export async function secrets([action = '']: string[]): Promise<number> {
  if (action !== 'reseal') refuseUnknown('action', action, ['reseal'], './mall secrets reseal');
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/src/app/reseal-secrets.ts')], { env: serverEnvironment() });
}
