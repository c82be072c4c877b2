import { covers, isOfShop } from '#modules/pricing';
import type { Offer, Promotion } from './checkout.types.ts';
import { basketLine } from './promotions.rules.ts';

/** Kinds whose lines stand together in a cart. */
const groupingKinds: ReadonlySet<Promotion['kind']> = new Set(['N_FOR_PRICE', 'FULL_REDUCTION']);

/** Activities a line counts for, whether or not it is ticked and they take something off it: a cart shows what would bring them nearer. */
export const groupingIdsOf = (promotions: readonly Promotion[], offer: Offer): string[] =>
  promotions
    .filter((promotion) => groupingKinds.has(promotion.kind) && isOfShop(promotion, offer.cid) && covers(promotion, basketLine(offer, 1)))
    .map(({ id }) => id);
