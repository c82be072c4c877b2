import type { ActivityKind, ActivityTerms, LiveActivity } from '#modules/activity';
import type { Promotion } from './checkout.types.ts';
import { scopeOfDraft } from './promotions.rules.ts';

type TermsOf<Kind extends ActivityKind> = Extract<ActivityTerms, { kind: Kind }>;

/** A package as it was put together: SKUs with their pieces for one set. */
export interface PackageChoice {
  readonly parts: readonly { readonly skuId: string; readonly pieces: number }[];
  readonly sets: number;
}

type Sold = Pick<LiveActivity, 'id' | 'cids' | 'name' | 'refuses' | 'terms' | 'goods'>;

const frameOf = ({ id, cids, name, refuses }: Sold) => ({ id, cids, name, ...(refuses.length > 0 && { refuses }) });

/** A list holds each activity against all its goods. */
const known = new WeakMap<Sold, Promotion>();

/** What an activity is to the price engine; a package is one only once it is put together. */
export function promotionOf(activity: Sold, choice?: PackageChoice): Promotion | undefined {
  const promotion = known.get(activity) ?? turn(activity, choice);
  if (promotion && !choice) known.set(activity, promotion);
  return promotion;
}

function turn(activity: Sold, choice?: PackageChoice): Promotion | undefined {
  const { terms } = activity;
  const frame = frameOf(activity);
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT':
      return { ...frame, kind: terms.kind, ...discountOf(terms, activity) };
    case 'N_FOR_PRICE':
      return { ...frame, kind: terms.kind, scope: scopeOfDraft(terms.scope), pieces: terms.pieces, priceFen: terms.priceFen };
    case 'FULL_REDUCTION':
      return { ...frame, kind: terms.kind, scope: scopeOfDraft(terms.scope), reduction: reductionOf(terms) };
    case 'FIRST_ORDER':
      return { ...frame, kind: terms.kind, scope: scopeOfDraft(terms.scope), fromFen: terms.fromFen, minusFen: terms.minusFen };
    case 'PRIVILEGED':
      return { ...frame, kind: terms.kind, ...ownPrices(activity) };
    case 'PACKAGE':
      return (
        choice && { ...frame, kind: terms.kind, scope: { skuIds: choice.parts.map(({ skuId }) => skuId) }, ...choice, price: terms.price }
      );
  }
}

function ownPrices({ goods }: Sold) {
  const unitFenOfSku = Object.fromEntries(goods.map(({ skuId, priceFen }) => [skuId, priceFen]));
  return { scope: { skuIds: Object.keys(unitFenOfSku) }, unitFenOfSku };
}

function discountOf({ discount }: TermsOf<'LIMITED_DISCOUNT'>, activity: Sold) {
  if (discount.by !== 'PRICE') {
    const { scope, ...plain } = discount;
    return { scope: scopeOfDraft(scope), discount: plain };
  }
  const { scope, unitFenOfSku } = ownPrices(activity);
  return { scope, discount: { by: 'PRICE' as const, unitFenOfSku } };
}

function reductionOf({ reduction }: TermsOf<'FULL_REDUCTION'>) {
  if (reduction.by === 'EVERY') return reduction;
  return {
    by: reduction.by,
    measure: reduction.measure,
    tiers: reduction.tiers.map(({ from, minusFen, percentOff, isFreightFree, grants }) => ({
      from,
      ...(minusFen !== null && { minusFen }),
      ...(percentOff !== null && { percentOff }),
      ...(isFreightFree && { isFreightFree }),
      grants: grantsOfTier(grants),
    })),
  };
}

type TierGrants = Extract<TermsOf<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>['tiers'][number]['grants'];

/** Their names are looked up for whoever is shown them. */
const grantsOfTier = ({ gifts, couponIds, points, growth }: TierGrants) => [
  ...gifts.map(({ skuId, pieces }) => ({ name: '', grant: { what: 'GIFT' as const, amount: pieces, refId: skuId } })),
  ...couponIds.map((id) => ({ name: '', grant: { what: 'COUPON' as const, amount: 1, refId: id } })),
  ...(points > 0 ? [{ name: '', grant: { what: 'POINTS' as const, amount: points } }] : []),
  ...(growth > 0 ? [{ name: '', grant: { what: 'GROWTH' as const, amount: growth } }] : []),
];
