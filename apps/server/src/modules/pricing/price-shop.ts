import { applyOffer } from './apply-offer.rules.ts';
import { findBestPlan, type ShopBasket } from './best-plan.rules.ts';
import { freightEntry, freightOf } from './freight.rules.ts';
import type { OpenLine, PricedLine, PricedShop, Promotion, ReceiptEntry } from './pricing.types.ts';
import { leftOf, sum } from './share.rules.ts';

type Reason = ReceiptEntry['reason'];

/** One shop's order at its cheapest, and the fate of every offer. */
export function priceShop(shop: ShopBasket): PricedShop {
  const plan = findBestPlan(shop);
  const reasons = new Map<Promotion, Reason>();
  let { lines } = shop;
  for (const offer of plan.offers) {
    const { lines: reduced, reason } = applyOffer(lines, offer);
    const isAccepted = plan.accepted.has(offer);
    reasons.set(offer, reason.code === 'TAKEN' && !isAccepted ? { code: 'BETTER_WITHOUT' } : reason);
    if (isAccepted) lines = reduced;
  }

  const [goodsFen, leftFen] = [leftOf(shop.lines), leftOf(lines)];
  const freightFen = freightOf(shop.freight, leftFen);
  return {
    cid: shop.cid,
    lines: lines.map(priceLine),
    goodsFen,
    discountFen: goodsFen - leftFen,
    freightFen,
    payableFen: leftFen + freightFen,
    receipt: [
      ...[...reasons].map(([offer, reason]) => offerEntry(offer, lines, plan.isProved ? reason : unproved(reason))),
      ...shop.excluded.map((offer) => offerEntry(offer, [], { code: 'EXCLUDED' })),
      freightEntry(shop.freight, leftFen),
    ],
  };
}

const priceLine = ({ cid, skuId, quantity, unitFen, leftFen }: OpenLine): PricedLine => ({
  cid,
  skuId,
  quantity,
  unitFen,
  discountFen: unitFen * quantity - leftFen,
  payableFen: leftFen,
});

const unproved = (reason: Reason): Reason =>
  reason.code === 'TAKEN' || reason.code === 'BETTER_WITHOUT' ? { code: 'CHEAPEST_FOUND' } : reason;

function offerEntry(offer: Promotion, lines: readonly OpenLine[], reason: Reason): ReceiptEntry {
  const reductions = lines.flatMap((line) => line.reductions.filter((reduction) => reduction.offer === offer));
  const offFen = sum(reductions.map((reduction) => reduction.offFen));
  const isTaken = offFen > 0;
  // A better line price may have taken all its lines after it.
  const result: Reason = reason.code === 'TAKEN' && !isTaken ? { code: 'EXCLUDED' } : reason;
  return { kind: 'OFFER', name: offer.name, amountFen: isTaken ? -offFen : 0, isTaken, reason: result };
}
