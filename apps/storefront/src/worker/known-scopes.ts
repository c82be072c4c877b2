import { keep, readCached } from './bounded-cache.ts';
import type { KnownScopes, PageScope } from './page-scope.ts';
import { withScope } from './page-scope.ts';

const key = '/places';

export const readScopes = async (): Promise<KnownScopes | null> => (await readCached('places-1', key))?.json() ?? null;

export async function rememberPlace(place: PageScope): Promise<void> {
  const known = await readScopes();
  const isKnown = known?.mid === place.mid && known.lang === place.lang && known.cids[place.mid] === place.cid;
  if (!isKnown) await keep('places-1', key, Response.json(withScope(known, place)));
}
