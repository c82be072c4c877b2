import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inCheckout } from '../paths.ts';
import { ensurePackages } from '../stack/packages.ts';
import { createSteps } from '../steps.ts';

/** In development the web role serves this folder at /reference/. */
const folder = inCheckout('apps/storefront/dist/reference');

export async function reference(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  await createSteps(process.stderr).run('packages', ensurePackages);
  // schemas are an npm package's, which a fresh clone does not have yet
  const { writeReference } = await import('../../reference/write.ts');
  rmSync(folder, { recursive: true, force: true });
  writeReference(folder);
  console.log(folder);
  return 0;
}
