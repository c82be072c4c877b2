import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { readOptions } from '#api/read-options';
import { useRead } from '#api/use-read';

type Listing = OutputOf<'catalog.listing.list'>['list'][number];

/** Goods of a sample basket and a SKU for sale in the shop; null: the shop does not sell it. */
export interface BasketLine {
  readonly goodsId: string;
  readonly quantity: number;
  readonly title: string;
  readonly picture: string | null;
  readonly sku: { readonly skuId: string; readonly priceFen: number; readonly specs: string } | null;
}

interface BasketWish {
  /** The likeliest first. */
  readonly shops: readonly { readonly cid: string; readonly name: string }[];
  /** What it begins with; without one, what sells best in the shop, or in the category. */
  readonly goodsId: string | undefined;
  readonly categoryId: string | undefined;
  /** SKUs taken before others of their goods. */
  readonly prefers?: ReadonlySet<string>;
  /** Exactly these, whatever somebody chose. */
  readonly only?: readonly { readonly goodsId: string; readonly quantity: number }[];
}

/** A basket to try a price on: goods somebody chose, else those it is for, in the first of the shops that sells them. */
export function useBasket({ shops, goodsId, categoryId, prefers, only }: BasketWish) {
  const first = useFirstGoods({ goodsId, categoryId, cid: shops[0]?.cid ?? '', isWanted: only === undefined });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const goodsIds = only?.map((part) => part.goodsId) ?? chosen ?? (first.goodsId === undefined ? [] : [first.goodsId]);
  const listings = useQueries({ queries: goodsIds.map((id) => readOptions('catalog.listing.list', { goodsId: id, pageSize: 100 })) });
  const sellers = listings[0]?.data?.list.filter((listing) => skuIn(listing, prefers) !== null).map(({ cid }) => cid) ?? [];
  const shop = shops.find(({ cid }) => sellers.includes(cid)) ?? shops[0];
  const lines = goodsIds.flatMap((id, at): BasketLine[] => {
    const list = listings[at]?.data?.list;
    if (list === undefined) return [];
    const listing = list.find(({ cid }) => cid === shop?.cid);
    const { title = '', picture = null } = (listing ?? list[0])?.goods ?? {};
    return [{ goodsId: id, quantity: only?.[at]?.quantity ?? quantities[id] ?? 1, title, picture, sku: skuIn(listing, prefers) }];
  });
  return {
    shop,
    lines,
    choose: setChosen,
    setQuantity: (id: string, quantity: number) => setQuantities({ ...quantities, [id]: quantity }),
    isEmpty: goodsIds.length === 0 && (first.isKnown || only !== undefined),
  };
}

function skuIn(listing: Listing | undefined, prefers: ReadonlySet<string> | undefined): BasketLine['sku'] {
  const sold = listing?.skus.filter(({ priceFen }) => priceFen !== null) ?? [];
  const sku = sold.find(({ skuId }) => prefers?.has(skuId)) ?? sold[0];
  return sku ? { skuId: sku.skuId, priceFen: sku.priceFen ?? 0, specs: sku.specs.map(({ value }) => value).join(' / ') } : null;
}

interface FirstWish extends Pick<BasketWish, 'goodsId' | 'categoryId'> {
  readonly cid: string;
  readonly isWanted: boolean;
}

function useFirstGoods({ goodsId, categoryId, cid, isWanted }: FirstWish) {
  const { data, isSuccess } = useRead(
    'catalog.goods.list',
    { cid, shelf: 'ON_SHELF', sort: 'sold', pageSize: 1, ...(categoryId !== undefined && { categoryId }) },
    { enabled: isWanted && cid !== '' && goodsId === undefined, keepsLast: true },
  );
  return { goodsId: goodsId ?? data?.list[0]?.id, isKnown: isSuccess };
}
