import { useRef } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { listingOf, type ShopOffer, type SkuPrice } from './shop-offers.ts';
import { shopsTexts } from './shops.texts.ts';

interface Offered {
  readonly goodsId: string;
  readonly offers: readonly ShopOffer[];
  readonly pricesIn: (cid: string) => readonly SkuPrice[];
  /** Pieces to add in every shop that sells it. */
  readonly supply: readonly { readonly skuId: string; readonly quantity: number }[];
}

/** Tells every shop how it sells a goods, takes it off the shelves of the others, and adds stock. Answers why not, by shop. */
export function useOfferGoods(): (offered: Offered) => Promise<ReadonlyMap<string, string>> {
  const texts = useTexts(shopsTexts);
  const quiet = { onRefused: () => true };
  const listing = useWrite('catalog.listing.setMany', quiet);
  const shelf = useWrite('catalog.goods.setShelfMany', quiet);
  const stock = useWrite('catalog.stock.supplyMany', quiet);
  // Somebody who saves again after one shop failed must not supply the others twice.
  const supplied = useRef(new Set<string>());
  return async ({ goodsId, offers, pricesIn, supply }) => {
    const refused = new Map<string, string>();
    const on = offers.filter(({ isOn }) => isOn);
    const listings = on.map((offer) => listingOf(offer, pricesIn(offer.cid)));
    for (const { cid, prices } of listings) if (prices.length === 0) refused.set(cid, texts.noPrices);
    const told = listings.filter(({ prices }) => prices.length > 0);
    if (told.length > 0) {
      const { results } = await listing.sendAsync({ goodsId, listings: told });
      for (const { cid, refusal } of results)
        if (refusal)
          refused.set(
            cid,
            refusal.fields.includes('categoryId') ? texts.wrongCategory : refusal.fields.length > 0 ? texts.wrong : refusal.message,
          );
    }
    for (const { cid, isOn, wasOn } of offers) if (wasOn && !isOn) await shelf.sendAsync({ cid, goodsIds: [goodsId], isOn: false });
    for (const { cid } of on) {
      const lines = supply.map((line) => ({ ...line }));
      const intent = JSON.stringify([cid, lines]);
      if (lines.length === 0 || refused.has(cid) || supplied.current.has(intent)) continue;
      await stock.sendAsync({ cid, lines });
      supplied.current.add(intent);
    }
    if (refused.size === 0) supplied.current.clear();
    return refused;
  };
}
