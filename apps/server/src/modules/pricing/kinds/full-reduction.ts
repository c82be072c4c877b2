import type { PromotionOf } from '../promotion.types.ts';
import { type KindBase, type OrderStageKind, type Reason, type ReceiptGrant, STAGE } from './kind.types.ts';
import { percentOf } from './percent.ts';
import { touchesUnlessRefused } from './touch.ts';

/** What a step of a full reduction gives, measured in fen or in pieces. */
export interface Tier {
  readonly from: number;
  readonly minusFen?: number;
  readonly percentOff?: number;
  readonly isFreightFree?: boolean;
  /** Points, coupons, gifts: told in the receipt, given at payment. */
  readonly grants?: readonly ReceiptGrant[];
}

/** The highest tier reached; or `minusFen` for every `everyFen`, `capFen` at most. */
export interface FullReduction extends PromotionOf<'FULL_REDUCTION'> {
  readonly reduction:
    | { readonly by: 'TIERS'; readonly measure: 'FEN' | 'PIECES'; readonly tiers: readonly Tier[] }
    | { readonly by: 'EVERY'; readonly everyFen: number; readonly minusFen: number; readonly capFen: number };
}

type Tiers = Extract<FullReduction['reduction'], { by: 'TIERS' }>;
type Every = Extract<FullReduction['reduction'], { by: 'EVERY' }>;

/** Met by what is left of the pieces, to the fen: 99.50 does not reach 100. */
const measured = ({ measure }: Tiers, { leftFen, pieces }: KindBase) => (measure === 'FEN' ? leftFen : pieces);

function reachedTier(reduction: Tiers, base: KindBase): Tier | undefined {
  const reached = measured(reduction, base);
  let highest: Tier | undefined;
  for (const tier of reduction.tiers) if (tier.from <= reached && tier.from >= (highest?.from ?? 0)) highest = tier;
  return highest;
}

function nextTier(reduction: Tiers, base: KindBase): Tier | undefined {
  const reached = measured(reduction, base);
  let next: Tier | undefined;
  for (const tier of reduction.tiers) if (tier.from > reached && tier.from < (next?.from ?? Number.POSITIVE_INFINITY)) next = tier;
  return next;
}

const offOfTier = ({ minusFen, percentOff }: Tier, leftFen: number) =>
  percentOff === undefined ? (minusFen ?? 0) : percentOf(leftFen, percentOff);

const offOfEvery = ({ everyFen, minusFen, capFen }: Every, leftFen: number) => Math.min(Math.floor(leftFen / everyFen) * minusFen, capFen);

function offFen({ reduction }: FullReduction, base: KindBase): number {
  if (reduction.by === 'EVERY') return offOfEvery(reduction, base.leftFen);
  const tier = reachedTier(reduction, base);
  return tier ? offOfTier(tier, base.leftFen) : 0;
}

/** A lower tier may give more than the one reached. */
function mostFen({ reduction }: FullReduction, base: KindBase): number {
  if (reduction.by === 'EVERY') return offOfEvery(reduction, base.leftFen);
  const reached = measured(reduction, base);
  let most = 0;
  for (const tier of reduction.tiers) if (tier.from <= reached) most = Math.max(most, offOfTier(tier, base.leftFen));
  return most;
}

/** What is missing to the next step, and what that one takes off. */
function ahead({ reduction }: FullReduction, base: KindBase): Omit<Reason, 'code'> | undefined {
  if (reduction.by === 'EVERY') {
    const thresholdFen = (Math.floor(base.leftFen / reduction.everyFen) + 1) * reduction.everyFen;
    const gainFen = offOfEvery(reduction, thresholdFen);
    return gainFen > offOfEvery(reduction, base.leftFen) ? { thresholdFen, missingFen: thresholdFen - base.leftFen, gainFen } : undefined;
  }
  const tier = nextTier(reduction, base);
  if (!tier) return undefined;
  if (reduction.measure === 'PIECES') return { missingPieces: tier.from - base.pieces, gainFen: offOfTier(tier, base.leftFen) };
  return { thresholdFen: tier.from, missingFen: tier.from - base.leftFen, gainFen: offOfTier(tier, tier.from) };
}

function isReached({ reduction }: FullReduction, base: KindBase): boolean {
  return reduction.by === 'EVERY' ? base.leftFen >= reduction.everyFen : reachedTier(reduction, base) !== undefined;
}

/** Claims every piece it is for, also those whose share comes to nothing. */
export const fullReduction: OrderStageKind<FullReduction> = {
  kind: 'FULL_REDUCTION',
  scope: 'order',
  stage: STAGE.reduction,
  group: 'reduction',
  meets: ['first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => 403,
  mayReachZero: false,
  offFen,
  mostFen,
  freightFen: ({ reduction }, base) =>
    reduction.by === 'TIERS' && reachedTier(reduction, base)?.isFreightFree ? Number.POSITIVE_INFINITY : 0,
  mostFreightFen: ({ reduction }) =>
    reduction.by === 'TIERS' && reduction.tiers.some(({ isFreightFree }) => isFreightFree) ? Number.POSITIVE_INFINITY : 0,
  grants: ({ reduction }, base) => (reduction.by === 'TIERS' ? (reachedTier(reduction, base)?.grants ?? []) : []),
  describe: (promotion, base) => ({ code: isReached(promotion, base) ? 'TAKEN' : 'MISSING', ...ahead(promotion, base) }),
};
