import { parseArgs } from 'node:util';
import { withLock } from '../lock.ts';
import { bringUpEngines } from '../stack/bring-up.ts';
import { loadDemo, migrateDatabase } from '../stack/database.ts';
import { createSteps } from '../steps.ts';

export async function demo(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const steps = createSteps();
  await withLock(async () => {
    await bringUpEngines(steps);
    await steps.run('migrate', async () => {
      await migrateDatabase();
      return undefined;
    });
    await steps.run('demo', () => loadDemo(true));
  });
  return 0;
}
