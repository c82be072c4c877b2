import { parseArgs } from 'node:util';
import { MallFailure } from '../failure.ts';
import { buildImage, imageReference } from '../image/build-image.ts';
import { checkImage } from '../image/check-image.ts';
import { type ImageName, images } from '../image/recipes.ts';
import { readRelease } from '../image/release.ts';
import { ensurePackages } from '../stack/packages.ts';
import { ensureSystemPackages, imageTools } from '../stack/system-packages.ts';
import { createSteps } from '../steps.ts';
import { refuseUnknown } from '../suggest-name.ts';

/** Makes the images of this commit and looks at them; `check` only looks. `--fresh`: with Debian's newest fixes. */
export async function image(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { fresh: { type: 'boolean', default: false } } });
  const verb = ['build', 'check'].find((one) => one === positionals[0]);
  const names = readNames(positionals.slice(verb === undefined ? 0 : 1));
  if (process.getuid?.() !== 0) throw new MallFailure('only root makes images', { hints: ['sudo ./mall image'] });
  const steps = createSteps();
  const release = await readRelease();
  await steps.run('system packages', () => ensureSystemPackages(imageTools));
  if (verb !== 'check') await steps.run('packages', () => ensurePackages());
  for (const name of names) {
    const reference = imageReference(name, release);
    if (verb !== 'check') await steps.run(name, async () => `${reference} ${(await buildImage(name, release, values.fresh)).slice(0, 12)}`);
    await steps.run(`check of ${name}`, () => checkImage(name, release));
  }
  return 0;
}

const readNames = (given: readonly string[]): readonly ImageName[] =>
  given.length === 0
    ? images
    : given.map((name) => images.find((one) => one === name) ?? refuseUnknown('image', name, images, './mall image build qianpu'));
