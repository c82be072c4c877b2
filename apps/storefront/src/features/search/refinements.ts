import type { OutputOf } from '@qianpu/contract/types';
import type { SearchParams } from './search-params.ts';
import { filterCount } from './search-params.ts';

type Found = Pick<OutputOf<'catalog.search.goods'>, 'facets' | 'total'>;

export interface Refinement {
  readonly name: string;
  readonly params: SearchParams;
}

/** As many as the card shows without hiding the goods below it. */
const mostShown = 6;
/** One alone is no choice. */
const fewestShown = 2;

/** Categories, brands and tags that leave some of the found, and not all. A word never refines itself (finding S10). */
export function refinementsOf({ facets, total }: Found, params: SearchParams, understood: string): readonly Refinement[] {
  if (!facets || filterCount(params) > 0) return [];
  const requested = understood.toLowerCase();
  const narrows = ({ name, count }: { readonly name: string; readonly count: number }) =>
    count < total && !requested.includes(name.toLowerCase());
  const shown = [
    ...facets.categories.filter(narrows).map(({ id, name }) => ({ name, params: { ...params, categoryId: id } })),
    ...facets.brands.filter(narrows).map(({ id, name }) => ({ name, params: { ...params, brandIds: [id] } })),
    ...facets.tags.filter(narrows).map(({ name }) => ({ name, params: { ...params, tags: [name] } })),
  ].slice(0, mostShown);
  return shown.length < fewestShown ? [] : shown;
}
