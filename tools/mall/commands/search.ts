import { runAttached } from '../child-process.ts';
import { refuseWord } from '../closest-word.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { inCheckout } from '../place.ts';
import { serverEnvironment } from '../settings.ts';

/** Writes anew what goods are found by: after the words are cut otherwise than before. */
export async function search([action = '', ...merchants]: string[]): Promise<number> {
  if (action !== 'rebuild') refuseWord('action', action, ['rebuild'], './mall search rebuild [mid…]');
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/src/app/rebuild-search.ts'), ...merchants], { env: serverEnvironment() });
}
