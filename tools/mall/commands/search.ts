import { runAttached } from '../child-process.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';
import { refuseUnknown } from '../suggest-name.ts';

/** Writes anew what goods are found by: after the words are cut otherwise than before. */
export async function search([action = '', ...merchants]: string[]): Promise<number> {
  if (action !== 'rebuild') refuseUnknown('action', action, ['rebuild'], './mall search rebuild [mid…]');
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/src/app/rebuild-search.ts'), ...merchants], { env: serverEnvironment() });
}
