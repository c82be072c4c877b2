import { useQueries } from '@tanstack/react-query';
import { readOptions } from '#api/read-options';

/** Goods as choices show them. */
export interface GoodsHead {
  readonly id: string;
  readonly title: string;
  /** Null: not known here. */
  readonly picture: string | null;
}

/** As many as one read of a shop's goods takes. */
const CHUNK = 20;
/** Goods the shop does not sell are read one by one, so many at most; more are named by their number. */
const MOST_SINGLE = 20;

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, nth) => ids.slice(nth * CHUNK, (nth + 1) * CHUNK));

interface HeadsWish {
  /** The shop asked first. */
  readonly cid: string | undefined;
  /** Whether goods the shop does not sell may be read. */
  readonly mayReadAny: boolean;
  /** What stands for a title nobody may read. */
  readonly nameless: (id: string) => string;
}

/** Titles and pictures of goods by their ids; null until they have come. */
export function useGoodsHeads(ids: readonly string[], { cid, mayReadAny, nameless }: HeadsWish): ((id: string) => GoodsHead) | null {
  const unique = [...new Set(ids)];
  const lists = useQueries({
    queries: (cid === undefined ? [] : chunksOf(unique)).map((chunk) =>
      readOptions('catalog.product.pageList', { cid: cid ?? '', ids: chunk, pageSize: CHUNK }),
    ),
  });
  const found = new Map(lists.flatMap(({ data }) => data?.list ?? []).map((goods) => [goods.id, goods] as const));
  const areListed = lists.every(({ isPending }) => !isPending);
  const missing = areListed && mayReadAny ? unique.filter((id) => !found.has(id)).slice(0, MOST_SINGLE) : [];
  const singles = useQueries({ queries: missing.map((id) => readOptions('catalog.goods.detail', { id })) });
  if (unique.length === 0) return (id) => ({ id, title: nameless(id), picture: null });
  if (cid === undefined || !areListed || singles.some(({ isPending }) => isPending)) return null;
  const single = new Map(singles.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  return (id) => ({
    id,
    title: found.get(id)?.title ?? single.get(id)?.title ?? nameless(id),
    picture: found.get(id)?.picture ?? single.get(id)?.pictures[0] ?? null,
  });
}
