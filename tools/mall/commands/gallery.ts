import { runAttached } from '../child-process.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { readPorts } from '../settings.ts';
import { bringUp } from '../stack/bring-up.ts';
import { browser, ensureSystemPackages } from '../stack/system-packages.ts';
import { createSteps } from '../steps.ts';

/** Opens every page of the running mall in a browser and keeps its picture under docs/gallery. */
export async function gallery(args: string[]): Promise<number> {
  const steps = createSteps();
  await steps.run('browser', () => ensureSystemPackages([browser]));
  await withLock(() => bringUp(steps));
  const env = { ...process.env, E2E_SIMULATOR: `http://localhost:${readPorts().simulator}` };
  return runAttached(process.execPath, [inCheckout('tools/gallery/main.ts'), ...args], { env });
}
