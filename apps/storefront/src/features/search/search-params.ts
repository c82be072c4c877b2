import type { PageQuery } from '#navigation/address';
import type { LinkQuery } from '#navigation/resolve';
import { isId } from '#session/codec';
import type { Sort } from '#ui/sort-row';

/** What a search asks for, as its address says it. */
export interface SearchParams {
  /** Empty: nothing is searched yet. */
  readonly words: string;
  /** The words are meant as they were typed: they are not corrected. */
  readonly isExact: boolean;
  /** The category a list is of: no filter, and not in the address of a search. */
  readonly within: string | null;
  readonly categoryId: string | null;
  readonly brandIds: readonly string[];
  readonly tags: readonly string[];
  /** Fen; null is open to this side. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly isInStock: boolean;
  readonly sortType: Sort;
}

/** What the mall takes in one search. */
export const longestWords = 40;
/** As many of a kind as an address holds on its way through the page cache. */
const mostChosen = 10;
/** Fen. */
const highestPrice = 100_000_000;

const sorts: readonly Sort[] = ['default', 'sold', 'priceUp', 'priceDown'];

export function searchParamsOf({
  words = '',
  exact,
  categoryId,
  brands = '',
  tags = '',
  price = '',
  stock,
  sort,
}: PageQuery): SearchParams {
  const [priceFrom = null, priceTo = null] = price.split('-').map(fenOf);
  return {
    words: cleanWords(words),
    isExact: exact === '1',
    within: null,
    categoryId: categoryId && isId(categoryId) ? categoryId : null,
    brandIds: brands.split('.').filter(isId).slice(0, mostChosen),
    // a tag holds no line break
    tags: tags.split('\n').filter(Boolean).slice(0, mostChosen),
    priceFrom,
    priceTo,
    isInStock: stock === '1',
    sortType: sorts.find((known) => known === sort) ?? 'default',
  };
}

/** As the mall reads them: no signs that nobody can see, none that turn the direction, no blanks around. */
export const cleanWords = (text: string): string =>
  text
    .slice(0, longestWords)
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();

const fenOf = (text: string): number | null => (/^\d{1,9}$/.test(text) && Number(text) <= highestPrice ? Number(text) : null);

/** The address of search parameters: defaults stay out of it. */
export const queryOf = ({
  words,
  isExact,
  categoryId,
  brandIds,
  tags,
  priceFrom,
  priceTo,
  isInStock,
  sortType,
}: SearchParams): LinkQuery => ({
  words,
  exact: isExact ? 1 : null,
  categoryId,
  brands: brandIds.join('.'),
  tags: tags.join('\n'),
  price: priceFrom === null && priceTo === null ? null : `${priceFrom ?? ''}-${priceTo ?? ''}`,
  stock: isInStock ? 1 : null,
  sort: sortType === 'default' ? null : sortType,
});

export const filterCount = ({ categoryId, brandIds, tags, priceFrom, priceTo, isInStock }: SearchParams): number =>
  Number(categoryId !== null) + brandIds.length + tags.length + Number(priceFrom !== null || priceTo !== null) + Number(isInStock);

const noFilters = { categoryId: null, brandIds: [], tags: [], priceFrom: null, priceTo: null, isInStock: false };

export const withoutFilters = (params: SearchParams): SearchParams => ({ ...params, ...noFilters });

/** In the list if it was not, and out of it if it was. */
export const toggled = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry].slice(-mostChosen);

/** The lower price first, whichever field it was written into. */
export function inOrder(params: SearchParams): SearchParams {
  const { priceFrom, priceTo } = params;
  return priceFrom !== null && priceTo !== null && priceFrom > priceTo ? { ...params, priceFrom: priceTo, priceTo: priceFrom } : params;
}
