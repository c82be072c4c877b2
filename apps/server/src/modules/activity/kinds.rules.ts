import type { ActivityDraft, ActivityKind, ActivityTerms } from './activity.types.ts';

type TermsOf<Kind extends ActivityKind> = Extract<ActivityTerms, { kind: Kind }>;
type Scope = TermsOf<'N_FOR_PRICE'>['scope'];

/** What one member may have. SKU: pieces of each SKU. PIECES: of all its SKUs together. SETS: whole sets. */
export interface MemberLimit {
  readonly by: 'SKU' | 'PIECES' | 'SETS';
  readonly allowed: number;
}

interface KindFacts<Kind extends ActivityKind> {
  /** Number of the specification (2.3); null: it has none. */
  readonly activityType: 401 | 402 | 403 | 407 | null;
  /** The shopper names it, and has it or nothing. */
  readonly isChosen: boolean;
  /** The SKUs it sells are named with their prices. */
  isNamed(terms: TermsOf<Kind>): boolean;
  /** The goods it is for, where they are not named one by one. */
  scopeOf(terms: TermsOf<Kind>): Scope | null;
  limitOf(terms: TermsOf<Kind>): MemberLimit | null;
  /** Fields that contradict each other. */
  unfit(terms: TermsOf<Kind>, draft: ActivityDraft): readonly string[];
}

const limit = (by: MemberLimit['by'], allowed: number | null): MemberLimit | null => (allowed === null ? null : { by, allowed });

const isRising = (steps: readonly number[]) => steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0));
const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

type Tier = Extract<TermsOf<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>['tiers'][number];

/** One way to take off at most, less than what is paid, and something at all. */
function isTierFit({ from, minusFen, percentOff, isFreightFree, grants }: Tier, measure: 'FEN' | 'PIECES'): boolean {
  if (minusFen !== null && percentOff !== null) return false;
  if (measure === 'FEN' && minusFen !== null && minusFen >= from) return false;
  const { gifts, couponIds, points, growth } = grants;
  if (isTwice(gifts.map(({ skuId }) => skuId)) || isTwice(couponIds)) return false;
  return minusFen !== null || percentOff !== null || isFreightFree || gifts.length + couponIds.length + points + growth > 0;
}

function unfitReduction({ reduction }: TermsOf<'FULL_REDUCTION'>): string[] {
  if (reduction.by === 'EVERY') {
    const { everyFen, minusFen, capFen } = reduction;
    return minusFen < everyFen && capFen >= minusFen ? [] : ['terms.reduction'];
  }
  const { measure, tiers } = reduction;
  const isFit = isRising(tiers.map(({ from }) => from)) && tiers.every((tier) => isTierFit(tier, measure));
  return isFit ? [] : ['terms.reduction.tiers'];
}

/** Of a mix some are in every set and there is something to choose from. */
function unfitPackage({ parts, choose }: TermsOf<'PACKAGE'>): string[] {
  if (isTwice(parts.map(({ goodsId }) => goodsId))) return ['terms.parts'];
  if (choose === null) return [];
  const others = parts.filter(({ isMain }) => !isMain).length;
  return others < parts.length && choose < others ? [] : ['terms.choose'];
}

/** TABLE of kinds: one that can be written and is missing here does not compile. */
const KINDS: { readonly [Kind in ActivityKind]: KindFacts<Kind> } = {
  LIMITED_DISCOUNT: {
    activityType: 401,
    isChosen: false,
    isNamed: ({ discount }) => discount.by === 'PRICE',
    scopeOf: ({ discount }) => (discount.by === 'PRICE' ? null : discount.scope),
    limitOf: ({ perMember }) => limit('SKU', perMember),
    unfit: () => [],
  },
  N_FOR_PRICE: {
    activityType: 402,
    isChosen: false,
    isNamed: () => false,
    scopeOf: ({ scope }) => scope,
    limitOf: ({ perMember }) => limit('SETS', perMember),
    unfit: () => [],
  },
  FULL_REDUCTION: {
    activityType: 403,
    isChosen: false,
    isNamed: () => false,
    scopeOf: ({ scope }) => scope,
    limitOf: () => null,
    unfit: unfitReduction,
  },
  PACKAGE: {
    activityType: 407,
    isChosen: true,
    isNamed: () => false,
    scopeOf: () => null,
    limitOf: ({ perMember }) => limit('SETS', perMember),
    unfit: unfitPackage,
  },
  FIRST_ORDER: {
    activityType: null,
    isChosen: false,
    isNamed: () => false,
    scopeOf: ({ scope }) => scope,
    limitOf: () => null,
    unfit: () => [],
  },
  PRIVILEGED: {
    activityType: null,
    isChosen: true,
    isNamed: () => true,
    scopeOf: () => null,
    limitOf: ({ perMember }) => limit('PIECES', perMember),
    // What few may buy is not kept from all others.
    unfit: (_terms, { goods }) => (goods.some(({ stock }) => stock !== null) ? ['goods'] : []),
  },
};

const factsOf = ({ kind }: ActivityTerms) => KINDS[kind] as KindFacts<ActivityKind>;

export const activityTypeOf = (terms: ActivityTerms) => factsOf(terms).activityType;
export const isNamed = (terms: ActivityTerms) => factsOf(terms).isNamed(terms);
export const scopeOf = (terms: ActivityTerms) => factsOf(terms).scopeOf(terms);
export const limitOf = (terms: ActivityTerms) => factsOf(terms).limitOf(terms);
export const unfitTerms = (draft: ActivityDraft) => factsOf(draft.terms).unfit(draft.terms, draft);

/** Kinds that are in a price only when they are named. */
export const CHOSEN_KINDS = (Object.keys(KINDS) as ActivityKind[]).filter((kind) => KINDS[kind].isChosen);
