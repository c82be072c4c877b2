import { copyFileSync, cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from '../child-process.ts';
import { inCheckout } from '../paths.ts';
import { ensureConsoleBuild, ensureStorefrontBuild } from '../stack/packages.ts';
import { builtFolders, productFiles } from './product-files.ts';
import { listTracked } from './release.ts';

/** Of an installation, but different each time or of no use to who only runs it. */
const notShipped = [
  'node_modules/.modules.yaml',
  'node_modules/.pnpm-workspace-state*.json',
  'node_modules/.pnpm/lock.yaml',
  // For debuggers and compilers, a third of all files.
  'node_modules/.pnpm/**/*.map',
  'node_modules/.pnpm/**/*.d.{ts,mts,cts}',
];

/** Lays the product into a folder, as it will stand in the image: sources, builds, production dependencies. */
export async function stageProduct(folder: string): Promise<void> {
  await ensureStorefrontBuild();
  await ensureConsoleBuild();
  for (const file of productFiles(await listTracked())) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(inCheckout(file), path.join(folder, file));
  }
  for (const built of builtFolders) cpSync(inCheckout(built), path.join(folder, built), { recursive: true });
  await installProduction(folder);
  for (const found of globSync(notShipped, { cwd: folder })) rmSync(path.join(folder, found));
}

/** As the lockfile has them; no script of a package runs. */
async function installProduction(folder: string): Promise<void> {
  const args = ['install', '--prod', '--frozen-lockfile', '--ignore-scripts', '--filter', '@qianpu/server...'];
  const env = { ...process.env, CI: 'true' };
  // Hard links would carry changes of a file in the store into the image.
  const options = ['--package-import-method=copy'];
  await runLogged('image-packages', 'pnpm', [...args, ...options], {
    cwd: folder,
    env,
    hints: ['is the package registry reachable?  pnpm ping'],
  });
}
