import type { OutputOf, ProductCard } from '@qianpu/contract/types';
import type { MatchRanges } from './marked-text.tsx';

type Suggested = OutputOf<'catalog.search.suggest'>;

export type SuggestionRow =
  /** Surely meant. */
  | { readonly kind: 'goods'; readonly key: string; readonly goods: ProductCard }
  /** Searched on this device before. */
  | { readonly kind: 'past'; readonly key: string; readonly text: string; readonly marks: MatchRanges }
  | {
      readonly kind: 'words';
      readonly key: string;
      readonly text: string;
      readonly marks: MatchRanges;
      readonly narrower: readonly string[];
    }
  | { readonly kind: 'category'; readonly key: string; readonly id: string; readonly path: string; readonly count: number };

/** As many of one's own words come before what others search. */
const mostPast = 2;

/** What is offered while somebody types, in its order. What is typed already is no news, and nothing is offered twice. */
export function rowsOf(typed: string, searched: readonly string[], suggested: Suggested | undefined): readonly SuggestionRow[] {
  const past = pastRows(typed, searched);
  const isPast = (text: string) => past.some((row) => row.key === text);
  return [
    ...(suggested?.goods ? [{ kind: 'goods', key: 'goods', goods: suggested.goods } as const] : []),
    ...past,
    ...(suggested?.words ?? [])
      .filter(({ text, narrower }) => !isPast(text) && (text !== typed || narrower.length > 0))
      .map((words) => ({ kind: 'words', key: words.text, ...words }) as const),
    ...(suggested?.categories ?? []).map(({ id, path, count }) => ({ kind: 'category', key: `category ${id}`, id, path, count }) as const),
  ];
}

const pastRows = (typed: string, searched: readonly string[]) =>
  searched
    .map((text) => ({ kind: 'past', key: text, text, from: text.toLowerCase().indexOf(typed.toLowerCase()) }) as const)
    .filter(({ text, from }) => from >= 0 && text !== typed)
    .slice(0, mostPast)
    .map(({ from, ...row }) => ({ ...row, marks: [[from, from + typed.length]] satisfies MatchRanges }));
