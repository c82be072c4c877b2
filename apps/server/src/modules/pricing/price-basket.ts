import type { ShopBasket } from './best-plan.rules.ts';
import { compareIds } from './ids.rules.ts';
import { priceShop } from './price-shop.ts';
import type { Basket, BasketLine, OpenLine, PricedBasket, PricedShop, Promotion } from './pricing.types.ts';
import { sum } from './share.rules.ts';

/** What a basket costs at its cheapest, shop by shop, and why. The order of lines and offers makes no difference. */
export function priceBasket(basket: Basket): PricedBasket {
  const shops = takeOneFirstOrder(shopsOf(basket));
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

function shopsOf({ lines, freight, offers }: Basket): ShopBasket[] {
  const shops = Map.groupBy(lines.toSorted(byPlace).map(openLine), ({ cid }) => cid);
  return [...shops].map(([cid, own]) => ({
    cid,
    lines: own,
    freight: freight.get(cid),
    offers: offers.filter((offer) => offer.cid === cid),
    excluded: [],
  }));
}

const byPlace = (a: BasketLine, b: BasketLine) =>
  compareIds(a.cid, b.cid) || compareIds(a.skuId, b.skuId) || a.unitFen - b.unitFen || a.quantity - b.quantity;

const openLine = (line: BasketLine): OpenLine => ({ ...line, leftFen: line.unitFen * line.quantity, reductions: [] });

/** A first order is one order: of all first-order offers in the basket only the one that saves most is left in. */
function takeOneFirstOrder(shops: readonly ShopBasket[]): PricedShop[] {
  const firsts = shops.flatMap(({ offers }) => offers.filter(isFirstOrder)).sort((a, b) => compareIds(a.id, b.id));
  if (firsts.length < 2) return shops.map(priceShop);
  return firsts
    .map((chosen) => shops.map((shop) => priceShop(without(shop, (offer) => isFirstOrder(offer) && offer !== chosen))))
    .reduce((best, other) => (payableOf(other) < payableOf(best) ? other : best));
}

const without = (shop: ShopBasket, isExcluded: (offer: Promotion) => boolean): ShopBasket => ({
  ...shop,
  offers: shop.offers.filter((offer) => !isExcluded(offer)),
  excluded: shop.offers.filter(isExcluded),
});

const isFirstOrder = ({ kind }: Promotion) => kind === 'FIRST_ORDER';
const payableOf = (shops: readonly PricedShop[]) => sum(shops.map(({ payableFen }) => payableFen));
