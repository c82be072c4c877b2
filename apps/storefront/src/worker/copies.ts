import type { CacheName } from './bounded-cache.ts';
import { keep, readCached } from './bounded-cache.ts';
import { copyKey } from './copy-key.ts';
import { readScopes, rememberPlace } from './known-scopes.ts';
import { scopeOfHeaders, scopeOfQuery } from './page-scope.ts';

const cacheOf = (key: string): CacheName => (key.includes('/offline?') ? 'offline-1' : 'copies-1');

/** Rendered for nobody in particular, and whole: the server says so. What was redirected, failed or came from elsewhere is not. */
const isPublic = ({ status, type, redirected, headers }: Response) =>
  status === 200 && type === 'basic' && !redirected && headers.get('x-page-scope') === 'public';

/** Keeps a page that may be kept, under the place the server made it for; from any page it learns the place. */
export async function cachePage(url: URL, answer: Response): Promise<void> {
  const place = scopeOfHeaders(answer.headers);
  if (!place) return;
  await rememberPlace(place);
  const key = copyKey(place, url);
  if (key && isPublic(answer)) await keep(cacheOf(key), key, await copyOf(answer));
}

/** The copy that stands for an address while the server cannot be asked. */
export async function findCopy(url: URL): Promise<Response | undefined> {
  const place = scopeOfQuery(url.searchParams, await readScopes());
  const key = place && copyKey(place, url);
  return key ? readCached(cacheOf(key), key) : undefined;
}

/** Milliseconds since a copy was kept. */
export const ageOf = (copy: Response): number => Date.now() - Number(copy.headers.get('x-kept-at'));

async function copyOf(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The body is at hand as it was before it was packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-kept-at', String(Date.now()));
  return new Response(await answer.blob(), { headers });
}
