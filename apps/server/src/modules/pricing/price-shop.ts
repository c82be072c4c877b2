import { carryOut, type Take } from './carry-out.ts';
import { freightEntry } from './freight.rules.ts';
import { compareIds } from './ids.rules.ts';
import type { BasketLine, LineShare, PricedLine, PricedShop, RefusedPromotion } from './pricing.types.ts';
import { grantEntries, promotionEntries, refusedEntry } from './receipt.ts';
import type { Rule } from './rule.ts';
import { isOfShop } from './scope.ts';
import type { SettledShop } from './settle.ts';
import { sum } from './share.rules.ts';

/** One shop's order at its cheapest, and what became of every promotion. */
export function priceShop(settled: SettledShop, refused: readonly RefusedPromotion[]): PricedShop {
  const { shop, plan } = settled;
  const done = carryOut(shop, plan);
  const lines = shop.lines.map((line, at) => priceLine(line, sharesOf(shop.rules, done.takes, at)));
  const goodsFen = sum(shop.lines.map(({ unitFen, quantity }) => unitFen * quantity));
  const discountFen = sum(lines.map((line) => line.discountFen));
  return {
    cid: shop.cid,
    lines,
    goodsFen,
    discountFen,
    freightFen: done.payableFen - (goodsFen - discountFen),
    payableFen: done.payableFen,
    receipt: [
      ...promotionEntries(settled, done),
      ...inOrderOfIds(refused)
        .filter(({ promotion }) => isOfShop(promotion, shop.cid))
        .map(({ promotion, code }) => refusedEntry(promotion, code)),
      ...grantEntries(shop, done),
      freightEntry(shop.freight, goodsFen - discountFen),
    ],
  };
}

/** A price is told of also where it takes nothing off: its pieces count for limits and activity stock. */
function sharesOf(rules: readonly Rule[], takes: ReadonlyMap<Rule, Take>, line: number): LineShare[] {
  return rules.flatMap((rule) => {
    const take = takes.get(rule);
    const [pieces, offFen] = [take?.pieces[line] ?? 0, take?.off[line] ?? 0];
    if (pieces === 0 || (offFen === 0 && rule.kind.scope === 'order')) return [];
    return [{ promotionKind: rule.promotion.kind, promotionId: rule.promotion.id, pieces, offFen }];
  });
}

function priceLine({ cid, skuId, quantity, unitFen }: BasketLine, shares: readonly LineShare[]): PricedLine {
  const discountFen = sum(shares.map(({ offFen }) => offFen));
  return { cid, skuId, quantity, unitFen, discountFen, payableFen: unitFen * quantity - discountFen, shares };
}

const inOrderOfIds = (refused: readonly RefusedPromotion[]) => refused.toSorted((a, b) => compareIds(a.promotion.id, b.promotion.id));
