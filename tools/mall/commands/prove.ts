import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { runAttached } from '../child-process.ts';
import { withLock } from '../lock.ts';
import { inCheckout } from '../paths.ts';
import { prepare } from '../stack/bring-up.ts';
import { ensureStorefrontBuild } from '../stack/packages.ts';
import { createSteps } from '../steps.ts';
import { refuseUnknown } from '../suggest-name.ts';

const ending = '.prove.ts';

export async function prove(args: string[]): Promise<number> {
  const [part, ...rest] = args;
  const parts = globSync(inCheckout('tools/bench', `*${ending}`))
    .map((file) => path.basename(file, ending))
    .sort();
  if (part === undefined) {
    console.log(parts.length === 0 ? 'there is no part to prove yet' : parts.map((name) => `./mall prove ${name}`).join('\n'));
    return 0;
  }
  const file = inCheckout('tools/bench', `${part}${ending}`);
  if (!existsSync(file)) refuseUnknown('part', part, parts, './mall prove lists them all');
  // The last line of stdout belongs to the part (with --json it is its table), so our steps go to stderr.
  const steps = createSteps(process.stderr);
  await withLock(async () => {
    await prepare(steps);
    await steps.run('storefront', ensureStorefrontBuild);
  });
  return runAttached(process.execPath, [file, ...rest]);
}
