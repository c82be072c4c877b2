import { runAttached } from '../child-process.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';
import { refuseUnknown } from '../suggest-name.ts';

/** Sums the figures of reports up anew from orders and postings: after the upgrade that brings them, or when the books do not agree. */
export async function report([action = '', ...merchants]: string[]): Promise<number> {
  if (action !== 'rebuild') refuseUnknown('action', action, ['rebuild'], './mall report rebuild [mid…]');
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/db/rebuild-report.ts'), ...merchants], { env: serverEnvironment() });
}
