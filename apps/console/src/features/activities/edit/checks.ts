import type { WholeActivity } from '../activity.types.ts';
import { type ActivityValues, isPriced, isScoped, pricedSkus, type TierValues } from './activity-values.ts';

type CheckName =
  | 'required'
  | 'amount'
  | 'tooMuch'
  | 'noShop'
  | 'stockNeedsShops'
  | 'noGoods'
  | 'noCategory'
  | 'noPrice'
  | 'backwards'
  | 'over'
  | 'earlier'
  | 'lessStock'
  | 'minusAboveFrom'
  | 'capBelow'
  | 'notRising'
  | 'notMoreOff'
  | 'nothingGiven'
  | 'giftUnknown'
  | 'fewParts'
  | 'partPieces'
  | 'allMain'
  | 'noMain'
  | 'chooseTooMany';

/** What is wrong, or what is wrong with the nth of several. */
type Check = CheckName | { readonly nth: number; readonly check: CheckName };
type Checks = Partial<Record<keyof ActivityValues, Check>>;

export interface Situation {
  /** Null: a new one. */
  readonly activity: Pick<WholeActivity, 'state' | 'endsAt' | 'goods'> | null;
  readonly now: number;
}

const MOST_FEN = 10_000_000;

/** What is wrong with an amount that must be there. */
function amountCheck(fen: number | null): CheckName | undefined {
  if (fen === null) return 'required';
  if (fen === 0) return 'amount';
  return fen > MOST_FEN ? 'tooMuch' : undefined;
}

const need = (value: unknown): CheckName | undefined => (value === null ? 'required' : undefined);

function timeChecks({ startsAt, endsAt }: ActivityValues, { activity, now }: Situation): Checks {
  const isPublished = activity !== null && activity.state !== 'DRAFT';
  if (isPublished) return endsAt === null ? { endsAt: 'required' } : endsAt < activity.endsAt ? { endsAt: 'earlier' } : {};
  return clean({
    startsAt: need(startsAt),
    endsAt: endsAt === null ? 'required' : startsAt !== null && startsAt >= endsAt ? 'backwards' : endsAt <= now ? 'over' : undefined,
  });
}

function goodsChecks(values: ActivityValues): Checks {
  const { shopsBy, cids, scopeBy } = values;
  const priced = pricedSkus(values);
  const isShopless = shopsBy === 'ALL' && values.kind === 'LIMITED_DISCOUNT' && priced.some(({ stock }) => stock !== null);
  return clean({
    cids: shopsBy === 'SOME' && cids.length === 0 ? 'noShop' : undefined,
    ...(isPriced(values) && {
      prices:
        priced.length === 0
          ? 'noPrice'
          : priced.some(({ priceFen }) => priceFen === 0)
            ? 'amount'
            : isShopless
              ? 'stockNeedsShops'
              : undefined,
    }),
    ...(isScoped(values) && {
      goods: scopeBy === 'GOODS' && values.goods.length === 0 ? 'noGoods' : undefined,
      categoryIds: scopeBy === 'CATEGORIES' && values.categoryIds.length === 0 ? 'noCategory' : undefined,
    }),
  });
}

function termChecks(values: ActivityValues): Checks {
  const { kind, discountBy, percent, minusFen, pieces, priceFen, fromFen } = values;
  switch (kind) {
    case 'LIMITED_DISCOUNT':
      if (discountBy === 'PRICE') return {};
      return clean(discountBy === 'PERCENT' ? { percent: need(percent) } : { minusFen: amountCheck(minusFen) });
    case 'N_FOR_PRICE':
      return clean({ pieces: need(pieces), priceFen: amountCheck(priceFen) });
    case 'FULL_REDUCTION':
      return reductionChecks(values);
    case 'PACKAGE':
      return packageChecks(values);
    case 'FIRST_ORDER':
      return clean({ minusFen: amountCheck(minusFen), fromFen: (fromFen ?? 0) > MOST_FEN ? 'tooMuch' : undefined });
    case 'PRIVILEGED':
      return {};
  }
}

function reductionChecks({ reductionBy, everyFen, minusFen, capFen, tiers, measure }: ActivityValues): Checks {
  if (reductionBy === 'EVERY') {
    const isTooMuchOff = everyFen !== null && minusFen !== null && minusFen >= everyFen;
    return clean({
      everyFen: amountCheck(everyFen),
      minusFen: amountCheck(minusFen) ?? (isTooMuchOff ? 'minusAboveFrom' : undefined),
      capFen: amountCheck(capFen) ?? (capFen !== null && minusFen !== null && capFen < minusFen ? 'capBelow' : undefined),
    });
  }
  for (const [at, tier] of tiers.entries()) {
    const check = tierCheck(tier, tiers[at - 1], measure);
    if (check) return { tiers: { nth: at + 1, check } };
  }
  return {};
}

function tierCheck(tier: TierValues, before: TierValues | undefined, measure: ActivityValues['measure']): CheckName | undefined {
  const { from, offBy, minusFen, percentOff, isFreightFree, gifts, couponIds, points, growth } = tier;
  const wrongFrom = amountCheck(from);
  if (wrongFrom) return wrongFrom;
  if (before?.from != null && (from ?? 0) <= before.from) return 'notRising';
  if (offBy === 'MINUS') {
    const wrong = amountCheck(minusFen);
    if (wrong) return wrong;
    if (measure === 'FEN' && (minusFen ?? 0) >= (from ?? 0)) return 'minusAboveFrom';
  }
  if (offBy === 'PERCENT' && percentOff === null) return 'required';
  if (
    before?.offBy === offBy &&
    offBy !== 'NONE' &&
    (offBy === 'MINUS' ? (minusFen ?? 0) <= (before.minusFen ?? 0) : (percentOff ?? 0) <= (before.percentOff ?? 0))
  )
    return 'notMoreOff';
  if (gifts.some(({ skuId, pieces }) => skuId === null || pieces === null)) return 'giftUnknown';
  const isEmpty = offBy === 'NONE' && !isFreightFree && gifts.length + couponIds.length === 0 && !points && !growth;
  return isEmpty ? 'nothingGiven' : undefined;
}

function packageChecks({ parts, setBy, choose, packageBy, priceFen, percent }: ActivityValues): Checks {
  const others = parts.filter(({ isMain }) => !isMain).length;
  const isMixed = setBy === 'CHOICE';
  const wrongParts =
    parts.length < 2
      ? 'fewParts'
      : parts.some(({ pieces }) => pieces === null)
        ? 'partPieces'
        : isMixed && others === parts.length
          ? 'noMain'
          : isMixed && others < 2
            ? 'allMain'
            : undefined;
  return clean({
    ...(packageBy === 'AMOUNT' ? { priceFen: amountCheck(priceFen) } : { percent: need(percent) }),
    parts: wrongParts,
    ...(isMixed && { choose: choose === null ? 'required' : others >= 2 && choose >= others ? 'chooseTooMany' : undefined }),
  });
}

/** More may be set aside than was, never less. */
function publishedChecks(values: ActivityValues, goods: WholeActivity['goods']): Checks {
  const stockOf = new Map(pricedSkus(values).map(({ skuId, stock }) => [skuId, stock]));
  const isLess = goods.some(({ skuId, stock }) => stock !== null && (stockOf.get(skuId) ?? 0) < stock);
  return isLess ? { prices: 'lessStock' } : {};
}

/** What contradicts itself or the clock, field by field; the server holds the same. Of a published one only what may change is asked. */
export function checkActivity(values: ActivityValues, situation: Situation): Checks {
  const { activity } = situation;
  const name: Checks = values.name.trim() === '' ? { name: 'required' } : {};
  const times = timeChecks(values, situation);
  if (activity !== null && activity.state !== 'DRAFT') return { ...name, ...times, ...publishedChecks(values, activity.goods) };
  return { ...name, ...times, ...goodsChecks(values), ...termChecks(values) };
}

const clean = (checks: Partial<Record<keyof ActivityValues, Check | undefined>>): Checks =>
  Object.fromEntries(Object.entries(checks).filter(([, check]) => check !== undefined)) as Checks;
