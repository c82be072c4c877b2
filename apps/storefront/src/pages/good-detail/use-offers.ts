import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRead } from '#api/read-query';
import type { BestPrice, GoodsOffers } from '#features/item';
import { goodsOffers, visitorPrices } from '#features/item';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';

const never = () => () => {};

/**
 * What lowers the price for whoever is at the phone: a member's is asked for anew, since coupons are claimed and used elsewhere too.
 * Two parts of the page read it, and the second comes to life after the first one's answer: until then it shows what the document has.
 */
export function useOffers(id: string, skuId: string | undefined) {
  const { cid } = useShop();
  const { isMember } = useSession();
  const offers = useQuery<GoodsOffers>({
    ...goodsOffers(cid, id, skuId),
    // Goods without their offers are still goods.
    throwOnError: false,
    placeholderData: (previous) => previous,
    ...(isMember && { staleTime: 0 }),
  });
  const data = useSyncExternalStore(
    never,
    () => offers.data,
    () => undefined,
  );
  return { ...offers, data };
}

/** Until the page is alive, what it comes to for a visitor: that is part of the page. */
export function useBestPrice(id: string, skuId: string | undefined): BestPrice | null {
  const { cid } = useShop();
  const { data: own } = useOffers(id, skuId);
  const { data: ofVisitor } = useRead(visitorPrices(cid, [id]));
  return own ? own.bestPrice : (ofVisitor?.[0]?.bestPrice ?? null);
}
