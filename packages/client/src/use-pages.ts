import type { OutputOf, ReadCall } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadQuery } from './read-query.ts';
import { useRead } from './read-query.ts';

interface ListPage<E> {
  readonly list: readonly E[];
  readonly hasMore: boolean;
}

/** Reads that answer with one page of a list. */
type PagedRead = { [N in ReadCall]: OutputOf<N> extends ListPage<{ id: string }> ? N : never }[ReadCall];
type EntryOf<N extends PagedRead> = OutputOf<N> extends ListPage<infer E> ? E : never;

export interface Pages<E> {
  /** Undefined until the first page has come. */
  readonly entries: readonly E[] | undefined;
  readonly hasMore: boolean;
  /** Pages that have come. */
  readonly count: number;
  /** The page that was asked for last did not come. */
  readonly isFailed: boolean;
  /** Asks for the page that failed, or for the next. */
  readonly fetchNext: () => void;
}

/** A list that is fetched page by page, numbered from 1. It begins anew only under another key of its component. */
export function usePages<N extends PagedRead>(pageAt: (pageNum: number) => ReadQuery<N>): Pages<EntryOf<N>> {
  const client = useQueryClient();
  const first = useRead(pageAt(1));
  // Once there is a second page: all that have come, the first as it was then.
  const [held, setHeld] = useState<readonly OutputOf<N>[]>([]);
  const [isFailed, setFailed] = useState(false);
  const pages = (first.data ? [first.data, ...held] : []) as readonly ListPage<EntryOf<N> & { readonly id: string }>[];
  const count = held.length || pages.length;
  const fetchNext = () => {
    const { data } = first;
    if (!data) return void first.refetch();
    setFailed(false);
    client.fetchQuery<OutputOf<N>>(pageAt(count + 1)).then(
      (page) => setHeld([...(held.length > 0 ? held : [data]), page]),
      () => setFailed(true),
    );
  };
  return {
    entries: first.data ? once(pages.flatMap(({ list }) => list)) : undefined,
    hasMore: pages.at(-1)?.hasMore ?? false,
    count,
    isFailed: first.data ? isFailed : first.isError,
    fetchNext,
  };
}

/** What moved between two fetches comes twice, and is shown once. */
function once<E extends { readonly id: string }>(entries: readonly E[]): readonly E[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}
