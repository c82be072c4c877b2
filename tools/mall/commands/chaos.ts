import { PROVES_NOTHING } from '../../chaos/exit-codes.ts';
import { runAttached } from '../child-process.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { ensurePackages, ensureStorefrontBuild } from '../stack/packages.ts';
import { ensureSystemPackages, fakeTime, loadBalancer, stackPackages } from '../stack/system-packages.ts';
import { createSteps } from '../steps.ts';

/** Needs nothing of the mall that may be up: the fault run has engines and processes of its own. */
export async function chaos(args: string[]): Promise<number> {
  const steps = createSteps(process.stderr);
  await withLock(async () => {
    await steps.run('system packages', () => ensureSystemPackages([...stackPackages({}), loadBalancer, fakeTime]));
    await steps.run('packages', ensurePackages);
    await steps.run('storefront', ensureStorefrontBuild);
  });
  const run = () => runAttached(process.execPath, [inCheckout('tools/chaos/main.ts'), ...args]);
  const code = await run();
  if (code !== PROVES_NOTHING) return code;
  console.log('something that must happen did not: this run proves nothing, here is another');
  return run();
}
