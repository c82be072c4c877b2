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
  const [further, setFurther] = useState<readonly OutputOf<N>[]>([]);
  const [isFailed, setFailed] = useState(false);
  const pages = (first.data ? [first.data, ...further] : []) as readonly ListPage<EntryOf<N> & { readonly id: string }>[];
  const fetchNext = () => {
    if (!first.data) return void first.refetch();
    setFailed(false);
    client.fetchQuery<OutputOf<N>>(pageAt(further.length + 2)).then(
      (page) => setFurther([...further, page]),
      () => setFailed(true),
    );
  };
  return {
    // what moved down between two fetches comes twice, and is shown once
    entries: first.data ? [...new Map(pages.flatMap(({ list }) => list).map((entry) => [entry.id, entry])).values()] : undefined,
    hasMore: pages.at(-1)?.hasMore ?? false,
    count: pages.length,
    isFailed: first.data ? isFailed : first.isError,
    fetchNext,
  };
}
