import { parseArgs } from 'node:util';
import { stopPostgres } from '../engines/postgres.ts';
import { stopRedis } from '../engines/redis.ts';
import { withLock } from '../lock.ts';
import { stopRoles } from '../stack/roles.ts';
import { createSteps } from '../steps.ts';

export async function down(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const steps = createSteps();
  await withLock(async () => {
    await steps.run('roles', stopRoles);
    await steps.run('Redis', stopRedis);
    await steps.run('PostgreSQL', stopPostgres);
  });
  return 0;
}
