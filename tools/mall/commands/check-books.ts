import { parseArgs } from 'node:util';
import { runAttached } from '../child-process.ts';
import { readSeconds } from '../duration.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';

/** Holds the books against every rule of the referee; the exit code says whether all of them are kept. */
export async function checkBooks(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      provider: { type: 'string' },
      history: { type: 'string' },
      prices: { type: 'boolean', default: false },
      costs: { type: 'boolean', default: false },
    },
  });
  const since = values.since === undefined ? [] : ['--since', String(secondsOf(values.since))];
  const provider = values.provider === undefined ? [] : ['--provider', values.provider];
  const history = values.history === undefined ? [] : ['--history', values.history];
  await ensurePostgres();
  const requests = [...since, ...provider, ...history, ...(values.prices ? ['--prices'] : []), ...(values.costs ? ['--costs'] : [])];
  return runAttached(process.execPath, [inCheckout('apps/server/src/app/referee/main.ts'), ...requests], { env: serverEnvironment() });
}

function secondsOf(text: string): number {
  const seconds = readSeconds(text);
  if (seconds !== undefined) return seconds;
  throw new MallFailure(`cannot look back "${text}"`, { hints: ['./mall check-books --since 5m, 90s, 2h or 1d'] });
}
