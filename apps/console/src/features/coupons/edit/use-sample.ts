import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { readOptions } from '#api/read-options';
import { useRead } from '#api/use-read';
import { useCurrentShop } from '#lib/current-shop';
import { useWritableShops } from './basics-card.tsx';
import { type CouponValues, scopeKindOf } from './coupon-values.ts';

type Listing = OutputOf<'catalog.listing.list'>['list'][number];

/** Goods of a sample basket and its first SKU for sale in the shop; null: the shop does not sell it. */
export interface SampleLine {
  readonly goodsId: string;
  readonly quantity: number;
  readonly title: string;
  readonly picture: string | null;
  readonly sku: { readonly skuId: string; readonly priceFen: number; readonly specs: string } | null;
}

export const MOST_LINES = 3;

function skuIn(listing: Listing | undefined): SampleLine['sku'] {
  const sku = listing?.skus.find(({ priceFen }) => priceFen !== null);
  return sku ? { skuId: sku.skuId, priceFen: sku.priceFen ?? 0, specs: sku.specs.map(({ value }) => value).join(' / ') } : null;
}

/** A basket to try a coupon on: goods somebody chose, else the first goods it is for, in the first of its shops that sells it. */
export function useSample(values: CouponValues) {
  const shops = useCouponShops(values);
  const named = useFirstGoods(values, shops[0]?.cid);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const goodsIds = chosen ?? (named.goodsId === undefined ? [] : [named.goodsId]);
  const listings = useQueries({ queries: goodsIds.map((goodsId) => readOptions('catalog.listing.list', { goodsId, pageSize: 100 })) });
  const sellers = listings[0]?.data?.list.filter((listing) => skuIn(listing) !== null).map(({ cid }) => cid) ?? [];
  const shop = shops.find(({ cid }) => sellers.includes(cid)) ?? shops[0];
  const lines = goodsIds.flatMap((goodsId, at): SampleLine[] => {
    const list = listings[at]?.data?.list;
    if (list === undefined) return [];
    const listing = list.find(({ cid }) => cid === shop?.cid);
    const { title = '', picture = null } = (listing ?? list[0])?.goods ?? {};
    return [{ goodsId, quantity: quantities[goodsId] ?? 1, title, picture, sku: skuIn(listing) }];
  });
  return {
    shop,
    lines,
    choose: setChosen,
    setQuantity: (goodsId: string, quantity: number) => setQuantities({ ...quantities, [goodsId]: quantity }),
    isEmpty: goodsIds.length === 0 && named.isKnown,
  };
}

/** The coupon's shops, the one looked at first. */
function useCouponShops({ shopsBy, cids }: CouponValues) {
  const { shops } = useWritableShops();
  const current = useCurrentShop();
  const own = shopsBy === 'SOME' && cids.length > 0 ? shops.filter(({ cid }) => cids.includes(cid)) : shops;
  return own.toSorted((a, b) => Number(b.cid === current) - Number(a.cid === current));
}

/** What it is for: the first goods or category named, else what sells best in the shop. */
function useFirstGoods(values: CouponValues, cid = '') {
  const by = scopeKindOf(values);
  const goodsId = by === 'GOODS' ? values.goods[0]?.id : undefined;
  const categoryId = by === 'CATEGORIES' ? values.categoryIds[0] : undefined;
  const { data, isSuccess } = useRead(
    'catalog.goods.list',
    { cid, shelf: 'ON_SHELF', sort: 'sold', pageSize: 1, ...(categoryId !== undefined && { categoryId }) },
    { enabled: cid !== '' && goodsId === undefined, keepsLast: true },
  );
  return { goodsId: goodsId ?? data?.list[0]?.id, isKnown: isSuccess };
}
