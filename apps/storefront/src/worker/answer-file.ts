import { assetPath } from '@qianpu/kit/deployment';
import type { CacheName } from './bounded-cache.ts';
import { keep, readCached } from './bounded-cache.ts';

/** Files of a build are named by their content, pictures by theirs: what is kept is never wrong. */
export function cacheOfFile(url: URL, destination: RequestDestination = ''): CacheName | null {
  if (url.origin === self.location.origin && url.pathname.startsWith(assetPath)) return 'files-1';
  return destination === 'image' && url.pathname.startsWith('/img/') ? 'pictures-1' : null;
}

export async function answerFile(event: FetchEvent, name: CacheName): Promise<Response> {
  const { request } = event;
  const cached = await readCached(name, request.url).catch(() => undefined);
  if (cached) return cached;
  const answer = await (name === 'pictures-1' ? fetchPicture(request) : fetch(request));
  if (isKeepable(answer)) event.waitUntil(keep(name, request.url, answer.clone()).catch(() => undefined));
  return answer;
}

/** Keeps a file that a page has loaded before there was a worker; the browser mostly still has it. */
export async function cacheFile(address: string): Promise<void> {
  if (await readCached('files-1', address)) return;
  const answer = await fetch(address);
  if (isKeepable(answer)) await keep('files-1', address, answer);
}

/** Whole, and seen to be so: an answer from a host that lets nobody look counts for megabytes, whatever it is. */
const isKeepable = ({ status, type }: Response) => status === 200 && type !== 'opaque';

/** Asked for so that it may be looked at; a host that does not allow it is asked as the page did. */
const fetchPicture = (request: Request): Promise<Response> =>
  request.mode === 'no-cors'
    ? fetch(new Request(request, { mode: 'cors', credentials: 'omit' })).catch(() => fetch(request))
    : fetch(request);
