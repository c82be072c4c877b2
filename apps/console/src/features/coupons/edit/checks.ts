import { instantOfDay } from '#lib/time';
import type { Coupon } from '../coupon.types.ts';
import { type CouponValues, scopeKindOf } from './coupon-values.ts';

export type CheckName =
  | 'required'
  | 'amount'
  | 'tooMuch'
  | 'noShop'
  | 'noGoods'
  | 'noCategory'
  | 'periodOver'
  | 'belowClaimed'
  | 'dayAboveTotal'
  | 'claimBackwards'
  | 'claimOver';

export type Checks = Partial<Record<keyof CouponValues, CheckName>>;

interface Situation {
  /** Null: a new one. */
  readonly coupon: Pick<Coupon, 'claimed' | 'state'> | null;
  readonly now: number;
}

const MOST_FEN = 10_000_000;
const DAY_MS = 86_400_000;

/** What is wrong with an amount that must be there. */
function amountCheck(fen: number | null): CheckName | undefined {
  if (fen === null) return 'required';
  if (fen === 0) return 'amount';
  return fen > MOST_FEN ? 'tooMuch' : undefined;
}

function worthChecks({ worthBy, minusFen, percentOff, capFen, priceFen, fromFen }: CouponValues) {
  const tooMuch = (fen: number | null) => (fen !== null && fen > MOST_FEN ? 'tooMuch' : undefined);
  return {
    minusFen: worthBy === 'AMOUNT' ? amountCheck(minusFen) : undefined,
    percentOff: worthBy === 'PERCENT' && percentOff === null ? 'required' : undefined,
    capFen: worthBy === 'PERCENT' || (worthBy === 'FREIGHT' && capFen !== null) ? amountCheck(capFen) : undefined,
    priceFen: worthBy !== 'EXCHANGE' ? undefined : priceFen === null ? 'required' : tooMuch(priceFen),
    fromFen: worthBy === 'EXCHANGE' ? undefined : tooMuch(fromFen),
  } as const;
}

function scopeChecks(values: CouponValues) {
  const by = scopeKindOf(values);
  return {
    cids: values.shopsBy === 'SOME' && values.cids.length === 0 ? 'noShop' : undefined,
    goods: by === 'GOODS' && values.goods.length === 0 ? 'noGoods' : undefined,
    categoryIds: by === 'CATEGORIES' && values.categoryIds.length === 0 ? 'noCategory' : undefined,
  } as const;
}

function timeChecks({ validityBy, period, validDays, claimFrom, claimTo }: CouponValues, { coupon, now }: Situation) {
  const isOver = period !== null && instantOfDay(period[1]) + DAY_MS <= now;
  const isRunning = coupon !== null && coupon.state !== 'DRAFT';
  return {
    period: validityBy !== 'FIXED' ? undefined : period === null ? 'required' : isOver ? 'periodOver' : undefined,
    validDays: validityBy === 'AFTER_CLAIM' && validDays === null ? 'required' : undefined,
    // One that runs may be ended by its clock.
    claimTo:
      claimTo === null
        ? undefined
        : claimFrom !== null && claimFrom >= claimTo
          ? 'claimBackwards'
          : claimTo <= now && !isRunning
            ? 'claimOver'
            : undefined,
  } as const;
}

/** What contradicts itself or the clock, field by field; the server holds the same. Once one is claimed the fixed fields are not asked. */
export function checkCoupon(values: CouponValues, situation: Situation): Checks {
  const { total, perDay, perMember } = values;
  const claimed = situation.coupon?.claimed ?? 0;
  const { claimTo, ...times } = timeChecks(values, situation);
  const checks = {
    total: total !== null && total < claimed ? 'belowClaimed' : undefined,
    claimTo,
    ...(claimed === 0 && {
      name: values.name.trim() === '' ? ('required' as const) : undefined,
      ...worthChecks(values),
      ...scopeChecks(values),
      ...times,
      perMember: perMember === null ? ('required' as const) : undefined,
      perDay: total !== null && perDay !== null && perDay > total ? ('dayAboveTotal' as const) : undefined,
    }),
  } satisfies Record<string, CheckName | undefined>;
  return Object.fromEntries(Object.entries(checks).filter(([, check]) => check !== undefined)) as Checks;
}
