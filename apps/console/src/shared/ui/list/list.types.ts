import type { ReactNode } from 'react';
import type { CountedRead, EntryOf, InputOf, OutputOf } from '#api/calls';
import type { AddressQuery } from '#lib/address-query';

export interface ListColumn<Entry> {
  readonly key: string;
  readonly title: ReactNode;
  /** Pixels; the column without one takes what is left. */
  readonly width?: number;
  /** Figures stand right. */
  readonly isFigure?: boolean;
  readonly render: (entry: Entry) => ReactNode;
  /** Values of `sort` this column's head asks for. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
}

interface Named {
  /** In the address. */
  readonly name: string;
  readonly label: string;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export type ListFilter =
  | (Named & { readonly kind: 'search'; readonly width?: number })
  | (Named & { readonly kind: 'select'; readonly options: readonly FilterOption[]; readonly isSearchable?: boolean })
  /** Days as "2026-11-14" under `<name>From` and `<name>To`. */
  | (Named & { readonly kind: 'dates' })
  /** Yuan under `<name>From` and `<name>To`. */
  | (Named & { readonly kind: 'amount' });

export interface ListTab {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Somebody must act: the count stands out. */
  readonly isUrgent?: boolean;
}

export interface ListProps<N extends CountedRead> {
  readonly call: N;
  /** The call's input, without its page, from what the address says. */
  readonly input: (query: AddressQuery) => Omit<InputOf<N>, 'pageNum' | 'pageSize'>;
  readonly columns: readonly ListColumn<EntryOf<N>>[];
  readonly keyOf: (entry: EntryOf<N>) => string;
  /** Tabs over the list; the first is where the address says nothing. */
  readonly tabs?: { readonly name: string; readonly entries: readonly ListTab[] };
  readonly filters?: readonly ListFilter[];
  /** Right of the filters. */
  readonly tools?: ReactNode;
  /** Actions on what is selected; without it nothing can be. */
  readonly bulk?: (selected: readonly EntryOf<N>[], clear: () => void) => ReactNode;
  /** Beside the count: sums. */
  readonly summary?: (page: OutputOf<N>) => ReactNode;
  /** For what changes while somebody looks on. */
  readonly refetchEveryMs?: number;
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
}

/** A filter from one value to another, either of which may be open. */
export interface SpanProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}
