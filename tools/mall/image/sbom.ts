import { createHash } from 'node:crypto';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import type { Release } from './release.ts';

/** Whose production dependencies reach the image or a browser. */
const shippedPackages = ['@qianpu/server', '@qianpu/storefront', '@qianpu/console'] as const;

export const ofShipped = shippedPackages.flatMap((name) => ['--filter', name]);

interface Sbom {
  serialNumber: string;
  metadata: { timestamp: string; component: { version: string } };
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[];
}

/** What is shipped and of whom, as CycloneDX; the same commit says the same. */
export async function makeSbom({ commit, madeAt }: Release): Promise<string> {
  const { code, stdout, stderr } = await capture('pnpm', [
    'sbom',
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    ...ofShipped,
  ]);
  if (code !== 0) throw new MallFailure(`pnpm sbom: ${stderr.trim() || stdout.trim()}`);
  const sbom = JSON.parse(stdout) as Sbom;
  sbom.serialNumber = `urn:uuid:${uuidOf(commit)}`;
  sbom.metadata.timestamp = new Date(madeAt * 1_000).toISOString();
  return `${JSON.stringify({ ...sbom, components: sbom.components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)) }, undefined, 1)}\n`;
}

/** Version 5 by shape: from a name, not by chance. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
