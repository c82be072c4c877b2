import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '@qianpu/contract/ssr';
import { assetPath } from '@qianpu/kit/deployment';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ClientAssets {
  /** Changes with every build: part of the page cache's key. */
  readonly buildId: string;
  of(modules: readonly string[]): PageAssets;
}

const ENTRY = 'src/entry-client.tsx';
/** Around every page: its styles are in the document, its script comes once the page is used. */
const CHROME = 'src/app/page-chrome.tsx';

/** What each page needs with the blocks it holds, from the build's manifest: its critical CSS as text, its scripts, the chunks to load early. */
export function readClientAssets(clientDist: string): ClientAssets {
  const manifestText = readFileSync(join(clientDist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const known = new Map<string, PageAssets>();
  return {
    buildId: createHash('sha256').update(manifestText).digest('hex').slice(0, 12),
    of: (modules) => {
      const key = modules.join();
      const found = known.get(key) ?? assetsOf(manifest, clientDist, modules);
      known.set(key, found);
      return found;
    },
  };
}

function assetsOf(manifest: Manifest, clientDist: string, modules: readonly string[]): PageAssets {
  const needed = new Set([ENTRY, ...modules].flatMap((name) => reach(manifest, name)));
  const chunks = [...needed].flatMap((name) => manifest[name] ?? []);
  const css = [...new Set([...chunks.flatMap((chunk) => chunk.css ?? []), ...(manifest[CHROME]?.css ?? [])])]
    .map((file) => readFileSync(join(clientDist, file), 'utf8'))
    .join('\n');
  const chunkOf = (name: string): ManifestChunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the client build in ${clientDist} has no ${name}: build the storefront again`);
    return chunk;
  };
  const entry = chunkOf(ENTRY);
  const preloads = chunks.filter((chunk) => chunk !== entry && chunk.file.endsWith('.js')).map((chunk) => assetPath + chunk.file);
  return { css, scripts: [assetPath + entry.file], preloads, modules: modules.map((name) => assetPath + chunkOf(name).file) };
}

/** A module and everything it imports statically, imported first; chunks that import each other are met once. */
function reach(manifest: Manifest, name: string, met = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || met.has(name)) return [];
  met.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => reach(manifest, imported, met)), name];
}
