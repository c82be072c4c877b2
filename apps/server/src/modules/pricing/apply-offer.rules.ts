import { covers, mayMeet } from './coexistence.rules.ts';
import type { OpenLine, Promotion, ReceiptEntry, Reduction } from './pricing.types.ts';
import { reduceByCoupon } from './rules/coupon.rules.ts';
import { reduceFirstOrder } from './rules/first-order.rules.ts';
import { reduceFully } from './rules/full-reduction.rules.ts';
import { discountLines } from './rules/limited-discount.rules.ts';
import { priceForMember } from './rules/member-price.rules.ts';
import { priceSets } from './rules/n-for-price.rules.ts';

interface Applied {
  /** The very same lines when nothing was taken off. */
  readonly lines: readonly OpenLine[];
  readonly reason: ReceiptEntry['reason'];
}

/** Takes an offer off the lines it is for, as far as what reduced them before lets it. */
export function applyOffer(lines: readonly OpenLine[], offer: Promotion): Applied {
  const found = lines.map((line) => asFound(line, offer));
  const open = found.filter((line) => line !== undefined);
  if (open.length === 0) return { lines, reason: { code: 'EXCLUDED' } };

  const { shares, missing } = reduce(open, offer);
  let [nth, isTaken] = [0, false];
  const after = lines.map((line, at) => {
    const before = found[at];
    if (!before) return line;
    const offFen = shares[nth++] ?? 0;
    if (before.leftFen - offFen >= line.leftFen) return line;
    isTaken = true;
    return { ...before, leftFen: before.leftFen - offFen, reductions: [...before.reductions, { offer, offFen }] };
  });
  if (isTaken) return { lines: after, reason: { code: 'TAKEN' } };
  return { lines, reason: missing ? { code: 'MISSING', ...missing } : { code: 'BETTER_WITHOUT' } };
}

/** The line as an offer may have it: not at all, as it is, or at list price again when this may be the better of two line prices. */
function asFound(line: OpenLine, offer: Promotion): OpenLine | undefined {
  if (!covers(offer, line)) return undefined;
  const rival = line.reductions.find((reduction) => !mayMeet(offer.kind, reduction.offer.kind));
  if (!rival) return line;
  if (!isLinePrice(offer) || !isLinePrice(rival.offer)) return undefined;
  return { ...line, leftFen: line.unitFen * line.quantity, reductions: [] };
}

const isLinePrice = ({ kind }: Promotion) => kind === 'LIMITED_DISCOUNT' || kind === 'MEMBER_PRICE';

function reduce(lines: readonly OpenLine[], offer: Promotion): Reduction {
  switch (offer.kind) {
    case 'N_FOR_PRICE':
      return priceSets(lines, offer);
    case 'LIMITED_DISCOUNT':
      return discountLines(lines, offer);
    case 'MEMBER_PRICE':
      return priceForMember(lines, offer);
    case 'FULL_REDUCTION':
      return reduceFully(lines, offer);
    case 'FIRST_ORDER':
      return reduceFirstOrder(lines, offer);
    case 'COUPON':
      return reduceByCoupon(lines, offer);
  }
}
