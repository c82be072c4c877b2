import { cachePage, findCopy } from './copies.ts';
import { withBar } from './copy-bar.ts';
import type { BasePath } from './copy-key.ts';
import { offlineAddress } from './copy-key.ts';

/** A shopper waits this long for the server where there is a copy; where there is none, as long as the browser does. */
const PATIENCE_MS = 4_000;

/** The server's page where it can be had, else the last copy of it, else the page that says the network is away. */
export async function answerPage(event: FetchEvent, url: URL, base: BasePath): Promise<Response> {
  const fresh = freshPage(event, url);
  const soon = await Promise.race([fresh.catch(() => null), late()]);
  if (soon && soon !== 'late' && soon.status < 500) return soon;
  const copy = await findCopy(url).catch(() => undefined);
  if (copy) return isOfflinePage(url) ? copy : withBar(copy);
  return fresh.catch(() => awayPage(url, base));
}

/** Kept as it comes, also when the shopper has been given a copy by then. */
function freshPage(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = (async () => {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    event.waitUntil(cachePage(url, answer.clone()).catch(() => undefined));
    return answer;
  })();
  event.waitUntil(fresh.catch(() => undefined));
  return fresh;
}

const late = () => new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));

const isOfflinePage = ({ pathname }: URL) => /\/offline(\.html)?$/.test(pathname);

/** Without that page either, the browser says it in its own words. */
async function awayPage(url: URL, base: BasePath): Promise<Response> {
  const address = offlineAddress(url, base);
  const isKept = !isOfflinePage(url) && (await findCopy(address).catch(() => undefined));
  return isKept ? Response.redirect(address) : Response.error();
}
