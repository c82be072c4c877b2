import type { BasketLine, OfferKind, Promotion } from './pricing.types.ts';

/** The order in which offers are applied, each on what the ones before it left. */
export const PIPELINE: readonly OfferKind[] = [
  'N_FOR_PRICE',
  'LIMITED_DISCOUNT',
  'MEMBER_PRICE',
  'FULL_REDUCTION',
  'FIRST_ORDER',
  'COUPON',
];

/** TABLE: which kinds may reduce one and the same line. What is not named here excludes each other, its own kind included. */
const COEXIST: Readonly<Record<OfferKind, readonly OfferKind[]>> = {
  // A line has one price: of a set, limited, a member's, or the list's.
  N_FOR_PRICE: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON'],
  LIMITED_DISCOUNT: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON'],
  MEMBER_PRICE: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON'],
  FULL_REDUCTION: ['N_FOR_PRICE', 'LIMITED_DISCOUNT', 'MEMBER_PRICE', 'FIRST_ORDER', 'COUPON'],
  FIRST_ORDER: ['N_FOR_PRICE', 'LIMITED_DISCOUNT', 'MEMBER_PRICE', 'FULL_REDUCTION', 'COUPON'],
  COUPON: ['N_FOR_PRICE', 'LIMITED_DISCOUNT', 'MEMBER_PRICE', 'FULL_REDUCTION', 'FIRST_ORDER'],
};

export const mayMeet = (one: OfferKind, other: OfferKind): boolean => COEXIST[one].includes(other);

export function covers({ scope: { goodsIds, categoryIds } }: Promotion, { goodsId, categoryId }: BasketLine): boolean {
  if (!goodsIds && !categoryIds) return true;
  return (goodsIds?.has(goodsId) || categoryIds?.has(categoryId)) ?? false;
}
