import { useQueries } from '@tanstack/react-query';
import { readOptions } from '#api/read-options';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import type { ChosenGoods } from '#ui/form/goods-choice';
import { editTexts } from './edit.texts.ts';

/** As many as one read of a shop's goods takes. */
const CHUNK = 20;
/** Goods the shop does not sell are read one by one, so many at most; more are named by their number. */
const MOST_SINGLE = 20;

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, nth) => ids.slice(nth * CHUNK, (nth + 1) * CHUNK));

/** Titles and pictures of goods a coupon names; null until they have come. */
export function useGoodsHeads(ids: readonly string[], cid: string | undefined): ((id: string) => ChosenGoods) | null {
  const texts = useTexts(editTexts);
  const may = useMay();
  const shops = useOwnShops();
  const shop = cid ?? shops[0]?.cid;
  const unique = [...new Set(ids)];
  const lists = useQueries({
    queries: (shop === undefined ? [] : chunksOf(unique)).map((chunk) =>
      readOptions('catalog.product.pageList', { cid: shop ?? '', ids: chunk, pageSize: CHUNK }),
    ),
  });
  const found = new Map(lists.flatMap(({ data }) => data?.list ?? []).map((goods) => [goods.id, goods] as const));
  const areListed = lists.every(({ isPending }) => !isPending);
  const missing = areListed && may('catalog.goods.detail') ? unique.filter((id) => !found.has(id)).slice(0, MOST_SINGLE) : [];
  const singles = useQueries({ queries: missing.map((id) => readOptions('catalog.goods.detail', { id })) });
  if (unique.length === 0) return (id) => ({ id, title: texts.goodsNo(id), picture: null });
  if (shop === undefined || !areListed || singles.some(({ isPending }) => isPending)) return null;
  const single = new Map(singles.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  return (id) => ({
    id,
    title: found.get(id)?.title ?? single.get(id)?.title ?? texts.goodsNo(id),
    picture: found.get(id)?.picture ?? single.get(id)?.pictures[0] ?? null,
  });
}
