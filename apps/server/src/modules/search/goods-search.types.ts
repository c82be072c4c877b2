import type { ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import type { CardRow } from '../catalog/fragments.repo.ts';

/** Goods of a shop by words, filters or both. */
export type SearchFilter = Omit<ParsedOf<'catalog.search.goods'>, 'words' | 'exact'>;

/** What was typed, as it is looked for. */
export interface SearchQuery {
  /** Without signs and spaces: a title that begins with it comes first. */
  readonly typed: string;
  /** None overlaps another; each must fit. */
  readonly words: readonly string[];
  /** `words`: as they are cut. `characters`: wherever they stand side by side, for words the dictionary cuts otherwise in a title. */
  readonly by: 'words' | 'characters';
}

export interface Found {
  /** In the order asked for, one more than the page has when there are further ones. */
  readonly cards: readonly CardRow[];
  /** A thousand at most. */
  readonly total: number;
}

export interface Counted {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What the found could be narrowed by, each kind counted as if nothing of that kind were chosen. */
export interface Narrowing {
  readonly categories: readonly Counted[];
  readonly brands: readonly Counted[];
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  readonly price: { readonly fromFen: number; readonly toFen: number; readonly counts: readonly number[] } | null;
}

/** A word of the goods on a shop's shelf. */
export interface KnownWord {
  readonly word: string;
  readonly sound: string;
  readonly initials: string;
  readonly goodsCount: number;
}

/** What a mistyped word is looked for by. */
export interface Slips {
  readonly words: readonly string[];
  /** Words with one character left out. */
  readonly lacking: readonly string[];
  readonly sounds: readonly string[];
  readonly initials: readonly string[];
}

/** The goods that sell best among those that fit. */
export interface Likely {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  /** What it is sorted by: its category, its brand, its tags. */
  readonly traits: readonly string[];
  readonly categoryId: string;
  readonly soldCount: number;
}

/**
 * Where goods are found by words. PostgreSQL answers it; an engine of its own would take its place here
 * (a merchant with more than half a million goods, decision 38).
 */
export interface GoodsSearch {
  find(ctx: Ctx, input: SearchFilter, query: SearchQuery | null): Promise<Found>;
  narrow(ctx: Ctx, input: SearchFilter, query: SearchQuery | null): Promise<Narrowing>;
  /** Of those that fit, as many as an answer to typing needs. */
  findLikely(ctx: Ctx, cid: string, query: SearchQuery): Promise<readonly Likely[]>;
  /** Words that begin so, or whose sound does, best known first. */
  complete(ctx: Ctx, cid: string, beginning: string): Promise<readonly KnownWord[]>;
  findSimilar(ctx: Ctx, cid: string, slips: Slips): Promise<readonly KnownWord[]>;
}
