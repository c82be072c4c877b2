import type { InputOf, OutputOf } from '#api/calls';

type Entry = OutputOf<'catalog.listing.list'>['list'][number];
type Listing = InputOf<'catalog.listing.setMany'>['listings'][number];

/** Whether and how one shop is to sell a goods. */
export interface ShopOffer {
  readonly cid: string;
  readonly name: string;
  readonly isOn: boolean;
  /** How it was before somebody changed it here. */
  readonly wasOn: boolean;
  /** Of what the shop said when it was read; 0: it did not list it. */
  readonly revision: number;
  readonly onShelfAt: number | null;
  readonly offShelfAt: number | null;
  /** Null: the goods' own. */
  readonly categoryId: string | null;
}

/** Every shop of the caller's, with what it says of the goods now. */
export function offersOf(
  shops: readonly { readonly cid: string; readonly name: string }[],
  listings: readonly Entry[],
  goodsCategoryId: string | null,
): ShopOffer[] {
  const known = new Map(listings.map((listing) => [listing.cid, listing]));
  return shops.map(({ cid, name }) => {
    const listing = known.get(cid);
    const isOn = listing !== undefined && listing.shelf !== 'OFF_SHELF';
    const own = listing && listing.categoryId !== goodsCategoryId ? listing.categoryId : null;
    return {
      cid,
      name,
      isOn,
      wasOn: isOn,
      revision: listing?.revision ?? 0,
      onShelfAt: listing?.shelf === 'SCHEDULED' ? listing.onShelfAt : null,
      offShelfAt: isOn ? listing.offShelfAt : null,
      categoryId: own,
    };
  });
}

export interface SkuPrice {
  readonly skuId: string;
  readonly priceFen: number | null;
  readonly listPriceFen: number | null;
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What a shop is told; a SKU without a price is not for sale there. */
export function listingOf({ cid, revision, onShelfAt, offShelfAt, categoryId }: ShopOffer, prices: readonly SkuPrice[]): Listing {
  return {
    cid,
    revision,
    ...(categoryId !== null && { categoryId }),
    prices: prices.flatMap(({ skuId, priceFen, listPriceFen }) => (priceFen === null ? [] : [{ skuId, priceFen, listPriceFen }])),
    onShelfAt: instant(onShelfAt),
    offShelfAt: instant(offShelfAt),
  };
}
