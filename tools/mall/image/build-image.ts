import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';
import { makeBase } from './debian-base.ts';
import { type ImageName, productEnvironment, recipes } from './recipes.ts';
import type { Release } from './release.ts';
import { makeSbom } from './sbom.ts';
import { stageProduct } from './stage-product.ts';

/** Where the product stands in its image. Metrics tell the folder's name as the release. */
const productFolder = (release: Release): string => `/opt/qianpu/${release.name}`;

export const imageReference = (name: ImageName, release: Release): string => `localhost/${name}:${release.name}`;

/** Makes one image from Debian packages and the checkout; the same commit and the same packages make the same bytes. */
export async function buildImage(name: ImageName, release: Release, isFresh: boolean): Promise<string> {
  const base = await makeBase(name, isFresh, release.madeAt);
  const staged = mkdtempSync(path.join(tmpdir(), 'qianpu-image-'));
  const container = await buildah('from', 'scratch');
  try {
    chmodSync(staged, 0o755);
    await layOut(name, release, staged);
    await buildah('add', '--quiet', container, base, '/');
    await buildah('copy', '--quiet', container, staged, '/');
    await buildah('config', ...settingsOf(name, release), container);
    const made = ['--timestamp', String(release.madeAt), '--format', 'docker', '--quiet'];
    return await buildah('commit', ...made, container, imageReference(name, release));
  } finally {
    await buildah('rm', container);
    rmSync(staged, { recursive: true, force: true });
  }
}

async function layOut(name: ImageName, release: Release, staged: string): Promise<void> {
  for (const [from, to] of Object.entries(recipes[name].files)) {
    mkdirSync(path.dirname(path.join(staged, to)), { recursive: true });
    copyFileSync(inCheckout(from), path.join(staged, to));
  }
  if (name !== 'qianpu') return;
  mkdirSync(path.join(staged, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, path.join(staged, 'usr/local/bin/node'));
  const folder = path.join(staged, productFolder(release));
  mkdirSync(folder, { recursive: true });
  await stageProduct(folder);
  mkdirSync(path.join(staged, 'usr/share/qianpu'), { recursive: true });
  writeFileSync(path.join(staged, 'usr/share/qianpu/sbom.cdx.json'), await makeSbom(release));
}

function settingsOf(name: ImageName, release: Release): string[] {
  const { what, account, entrypoint, command, stopSignal } = recipes[name];
  const labels = {
    title: name,
    description: what,
    version: release.version,
    revision: release.commit,
    licenses: 'MIT',
    created: new Date(release.madeAt * 1_000).toISOString(),
  };
  const environment = name === 'qianpu' ? productEnvironment(productFolder(release)) : {};
  return [
    ...['--user', `${account.uid}:${account.uid}`, '--entrypoint', JSON.stringify(entrypoint), '--stop-signal', stopSignal],
    ...['--cmd', command.join(' ')],
    ...Object.entries(labels).flatMap(([label, value]) => ['--label', `org.opencontainers.image.${label}=${value}`]),
    ...Object.entries(environment).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
    ...(name === 'qianpu' ? ['--workingdir', productFolder(release)] : []),
  ];
}

/** Without a daemon, and without namespaces that a machine inside a container does not have. */
export async function buildah(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture('buildah', args);
  if (code !== 0) throw new MallFailure(`buildah ${args[0]}: ${stderr.trim().split('\n').at(-1)}`);
  return stdout.trim();
}
