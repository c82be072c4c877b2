import { compareIds } from './ids.rules.ts';
import { priceShop } from './price-shop.ts';
import type { Basket, BasketLine, PricedBasket, Promotion } from './pricing.types.ts';
import { covers, isOfShop } from './scope.ts';
import { BUDGET, search } from './search.ts';
import { settle } from './settle.ts';
import { sum } from './share.rules.ts';
import { isNamed, isShared, openShop, type ShopBasket } from './shop.ts';

/** Raised whenever a price may change: a stored basket is priced again only by the version that priced it. */
export const ENGINE_VERSION = 1;

/**
 * What a basket costs at its cheapest, shop by shop, and why. The order of lines and promotions makes no difference. The budget says
 * how many times promotions may be applied to a shop's order in search of the cheapest.
 */
export function priceBasket(basket: Basket, budget: number = BUDGET): PricedBasket {
  const opened = shopsOf(basket).map(openShop);
  const searched = opened.map((shop) => {
    const needsEach = isShared(shop, opened) || isNamed(shop);
    return { shop, needsEach, ...search(shop, needsEach, budget) };
  });
  const shops = settle(searched).map((settled) => priceShop(settled, basket.refused ?? []));
  return {
    shops,
    totals: {
      pieces: sum(basket.lines.map(({ quantity }) => quantity)),
      goodsFen: sum(shops.map(({ goodsFen }) => goodsFen)),
      discountFen: sum(shops.map(({ discountFen }) => discountFen)),
      freightFen: sum(shops.map(({ freightFen }) => freightFen)),
      payableFen: sum(shops.map(({ payableFen }) => payableFen)),
    },
  };
}

function shopsOf({ lines, freight, promotions, choices }: Basket): ShopBasket[] {
  const shops = Map.groupBy(lines.toSorted(byPlace), ({ cid }) => cid);
  const ofShop = limitPerShop(shops, promotions);
  return [...shops].map(([cid, own]) => ({
    cid,
    lines: own,
    freight: freight[cid],
    promotions: ofShop.get(cid) ?? [],
    choice: choices?.[cid] ?? 'BEST',
  }));
}

const byPlace = (a: BasketLine, b: BasketLine) =>
  compareIds(a.cid, b.cid) || compareIds(a.skuId, b.skuId) || a.unitFen - b.unitFen || a.quantity - b.quantity;

/** What a member may still have of a promotion is used up shop by shop, in the order of their numbers. */
function limitPerShop(shops: ReadonlyMap<string, readonly BasketLine[]>, promotions: readonly Promotion[]): Map<string, Promotion[]> {
  const ofShop = new Map([...shops.keys()].map((cid) => [cid, [] as Promotion[]]));
  for (const promotion of promotions) {
    let rest = promotion.maxPieces;
    for (const [cid, lines] of shops) {
      if (!isOfShop(promotion, cid)) continue;
      if (rest === undefined) {
        ofShop.get(cid)?.push(promotion);
        continue;
      }
      const pieces = sum(lines.filter((line) => covers(promotion, line)).map(({ quantity }) => quantity));
      ofShop.get(cid)?.push({ ...promotion, maxPieces: Math.min(rest, pieces) });
      rest -= Math.min(rest, pieces);
    }
  }
  return ofShop;
}
