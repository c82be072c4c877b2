import { useRef } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';

interface GoodsAndListings {
  readonly goods: OutputOf<'catalog.goods.detail'>;
  readonly list: OutputOf<'catalog.listing.list'>['list'];
}

/**
 * A goods and how shops sell it, as stored when the page opens. Read once: what comes later, when a colleague saves or the window is looked
 * at again, must not replace what is being typed.
 */
export function useGoodsOnce(id: string) {
  const detail = useRead('catalog.goods.detail', { id }, { isAskedAnew: true });
  const listings = useRead('catalog.listing.list', { goodsId: id, pageSize: 100 }, { isAskedAnew: true });
  const first = useRef<GoodsAndListings | null>(null);
  const failed = [detail, listings].find(({ isError }) => isError);
  if (!first.current && detail.data && listings.data && !detail.isFetching && !listings.isFetching)
    first.current = { goods: detail.data, list: listings.data.list };
  return { first: first.current, failed, retry: () => void Promise.all([detail.refetch(), listings.refetch()]) };
}
