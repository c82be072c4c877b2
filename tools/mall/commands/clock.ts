import { runAttached } from '../child-process.ts';
import { isClockMove } from '../duration.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';

export async function clock(args: string[]): Promise<number> {
  const [move, ...rest] = args;
  if (rest.length > 0 || (move !== undefined && !isClockMove(move))) {
    throw new MallFailure(`cannot move the clock by "${args.join(' ')}"`, { hints: ['./mall clock +31m, -2h, +3d, +90s or reset'] });
  }
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/db/clock.ts'), ...args], { env: serverEnvironment() });
}
