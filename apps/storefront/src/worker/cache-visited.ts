import { assetPath } from '@qianpu/kit/deployment';
import { cacheFile, cacheOfFile } from './answer-file.ts';
import { ageOf, cachePage, findCopy } from './copies.ts';
import { baseOf, offlineAddress, pageKey } from './copy-key.ts';

/** A copy younger than this is not fetched again because its page is looked at. */
const COPY_MS = 10 * 60_000;
const OFFLINE_PAGE_MS = 24 * 3_600_000;

/** Keeps a page that is looked at, the files it has loaded, and the page for when the network is away. */
export async function cacheVisited(address: string, files: readonly string[]): Promise<void> {
  const url = new URL(address);
  const base = baseOf(url);
  if (base === null) return;
  await keepFiles(files);
  await fetchCopy(url, COPY_MS);
  await fetchCopy(offlineAddress(url, base), OFFLINE_PAGE_MS);
}

async function fetchCopy(url: URL, youngMs: number): Promise<void> {
  if (pageKey(url) === null) return;
  const known = await findCopy(url);
  if (known && ageOf(known) < youngMs) return;
  const answer = await fetch(url);
  const html = await answer.clone().text();
  await cachePage(url, answer);
  await keepFiles(html.match(filesOfPage) ?? []);
}

const filesOfPage = new RegExp(`${assetPath}[^"]+\\.(?:js|css|woff2)`, 'g');

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const urls = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
  for (const url of urls) if (cacheOfFile(new URL(url)) === 'files-1') await cacheFile(url);
}
