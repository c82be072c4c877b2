import { keep, readKept } from './bounded-cache.ts';
import type { KnownPlaces, PagePlace } from './page-place.ts';
import { withPlace } from './page-place.ts';

const key = '/places';

export const readPlaces = async (): Promise<KnownPlaces | null> => (await readKept('places-1', key))?.json() ?? null;

export async function rememberPlace(place: PagePlace): Promise<void> {
  const known = await readPlaces();
  const isKnown = known?.mid === place.mid && known.lang === place.lang && known.cids[place.mid] === place.cid;
  if (!isKnown) await keep('places-1', key, Response.json(withPlace(known, place)));
}
