import { failures } from '@qianpu/contract/failure';
import { useRef } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { listingOf, type ShopOffer, type SkuPrice } from './shop-offers.ts';
import { shopsTexts } from './shops.texts.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly string[];
}

interface Answers {
  readonly results: readonly { readonly refusal: Refusal | null; readonly revision?: number | null }[];
}

export interface OfferOutcome {
  /** Why not, by shop. */
  readonly refused: ReadonlyMap<string, string>;
  /** A colleague changed how one of the shops sells it. */
  readonly isChanged: boolean;
  /** As the shops have them now: sent again, they are no conflict with themselves. */
  readonly offers: readonly ShopOffer[];
}

interface Offered {
  readonly goodsId: string;
  readonly offers: readonly ShopOffer[];
  readonly pricesIn: (cid: string) => readonly SkuPrice[];
  /** Pieces to add in every shop that sells it. */
  readonly supply: readonly { readonly skuId: string; readonly quantity: number }[];
}

const CHANGED: string = failures.GOODS_CHANGED.code;

/**
 * Tells every shop how it sells a goods, takes it off the shelves of the others, and adds stock. Answers why not, by shop, and never throws:
 * the goods itself is saved by then, and whoever forgot that would make a second one.
 */
export function useOfferGoods(): (offered: Offered) => Promise<OfferOutcome> {
  const texts = useTexts(shopsTexts);
  const quiet = { onRefused: () => true };
  const listing = useWrite('catalog.listing.setMany', quiet);
  const shelf = useWrite('catalog.goods.setShelfMany', quiet);
  const stock = useWrite('catalog.stock.supplyMany', quiet);
  // Somebody who saves again after one shop failed must not supply the others twice.
  const supplied = useRef(new Set<string>());

  const reasonOf = ({ code, fields, message }: Refusal): string => {
    if (code === CHANGED) return texts.changedHere;
    if (fields.includes('categoryId')) return texts.wrongCategory;
    return fields.length > 0 ? texts.wrong : message;
  };
  /** Answers stand in the order of what was asked; one that nobody answered is refused for all. */
  const settle = async (refused: Map<string, string>, cids: readonly string[], sending: Promise<Answers>): Promise<Answers['results']> => {
    try {
      const { results } = await sending;
      for (const [at, { refusal }] of results.entries()) if (refusal) refused.set(cids[at] ?? cids[0] ?? '', reasonOf(refusal));
      return results;
    } catch (refusal) {
      for (const cid of cids) refused.set(cid, (refusal as Error).message || texts.wrong);
      return [];
    }
  };

  return async ({ goodsId, offers, pricesIn, supply }) => {
    const refused = new Map<string, string>();
    const revisions = new Map<string, number>();
    const on = offers.filter(({ isOn }) => isOn);
    const listings = on.map((offer) => listingOf(offer, pricesIn(offer.cid)));
    for (const { cid, prices } of listings) if (prices.length === 0) refused.set(cid, texts.noPrices);
    const sold = listings.filter(({ prices }) => prices.length > 0);
    const soldIn = sold.map(({ cid }) => cid);
    const answers = sold.length > 0 ? await settle(refused, soldIn, listing.sendAsync({ goodsId, listings: sold })) : [];
    for (const [at, { revision }] of answers.entries()) if (revision) revisions.set(soldIn[at] ?? '', revision);
    for (const { cid, isOn, wasOn, revision } of offers)
      if (wasOn && !isOn) {
        await settle(refused, [cid], shelf.sendAsync({ cid, goodsIds: [goodsId], isOn: false }));
        if (!refused.has(cid)) revisions.set(cid, revision + 1);
      }
    for (const { cid } of on) {
      const lines = supply.map((line) => ({ ...line }));
      const intent = JSON.stringify([cid, lines]);
      if (lines.length === 0 || refused.has(cid) || supplied.current.has(intent)) continue;
      await settle(refused, [cid], stock.sendAsync({ cid, lines }));
      if (!refused.has(cid)) supplied.current.add(intent);
    }
    if (refused.size === 0) supplied.current.clear();
    return {
      refused,
      isChanged: answers.some(({ refusal }) => refusal?.code === CHANGED),
      offers: offers.map((offer) => {
        const revision = revisions.get(offer.cid);
        return revision === undefined ? offer : { ...offer, revision, wasOn: offer.isOn };
      }),
    };
  };
}
