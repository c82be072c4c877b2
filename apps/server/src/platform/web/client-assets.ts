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
  of(modules: readonly string[], later: readonly string[]): PageAssets;
}

const ENTRY = 'src/entry-client.tsx';
/** Around every page: its styles are in the document, its script comes once the page is used. */
const CHROME = 'src/app/page-chrome.tsx';

/** What each page needs with the blocks it holds, from the build's manifest: its critical CSS as text, its scripts, the chunks to load early. */
export function readClientAssets(clientDist: string): ClientAssets {
  const manifestText = readFileSync(join(clientDist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const sheets = readSheets(manifest, clientDist);
  const known = new Map<string, PageAssets>();
  return {
    buildId: createHash('sha256').update(manifestText).digest('hex').slice(0, 12),
    of: (modules, later) => {
      const key = `${modules} ${later}`;
      const found = known.get(key) ?? assetsOf(manifest, sheets, modules, later);
      known.set(key, found);
      return found;
    },
  };
}

/** All at once: the next build may take the place of this one while pages of this one are still rendered. */
function readSheets(manifest: Manifest, clientDist: string): ReadonlyMap<string, string> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  return new Map([...files].map((file) => [file, readFileSync(join(clientDist, file), 'utf8')]));
}

function assetsOf(
  manifest: Manifest,
  sheets: ReadonlyMap<string, string>,
  modules: readonly string[],
  later: readonly string[],
): PageAssets {
  const chunkOf = (name: string): ManifestChunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the client build has no ${name}: build the storefront again`);
    return chunk;
  };
  const scriptOf = (name: string) => assetPath + chunkOf(name).file;
  const reached = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => reach(manifest, name)))].flatMap((name) => manifest[name] ?? []);
  const needed = reached([ENTRY, ...modules]);
  const styled = [...reached([ENTRY, ...modules, ...later]), ...(manifest[CHROME] ? [manifest[CHROME]] : [])];
  return {
    css: [...new Set(styled.flatMap((chunk) => chunk.css ?? []))].map((file) => sheets.get(file)).join('\n'),
    scripts: [scriptOf(ENTRY)],
    preloads: needed.filter((chunk) => chunk !== manifest[ENTRY] && chunk.file.endsWith('.js')).map((chunk) => assetPath + chunk.file),
    modules: Object.fromEntries([...modules, ...later].map((name) => [name, scriptOf(name)])),
  };
}

/** A module and everything it imports statically, imported first; chunks that import each other are met once. */
function reach(manifest: Manifest, name: string, met = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || met.has(name)) return [];
  met.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => reach(manifest, imported, met)), name];
}
