import type { ClaimableCoupon, ClaimResult, ClaimState, CouponDraft, TemplateState, Validity } from './coupon.types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;
/** A coupon that ends within so many days ends soon. */
const SOON_DAYS = 3;
const REMIND_HOUR = 10;
/** One that ended less than so long ago when its order was given back … */
export const BACK_WITHIN_DAYS = 7;
/** … holds so much longer. */
const BACK_FOR_DAYS = 3;

/** 405 for one shop, 406 for several or all (spec 2.3). */
export const activityTypeOf = (cids: readonly string[]): 405 | 406 => (cids.length === 1 ? 405 : 406);

const dayNumberOf = (instant: Date) => Math.floor((instant.getTime() + SHANGHAI_MS) / DAY_MS);

/** 00:00 of Asia/Shanghai, so many days later. */
const startOfDay = (instant: Date, plusDays: number): Date => new Date((dayNumberOf(instant) + plusDays) * DAY_MS - SHANGHAI_MS);

/** 23:59:59.999 of Asia/Shanghai, so many days later. */
export const endOfDay = (instant: Date, plusDays = 0): Date => new Date(startOfDay(instant, plusDays + 1).getTime() - 1);

/** From when until when a coupon claimed now holds. Days are counted after the first one: nobody gets fewer than were promised. */
export function periodOf(validity: Validity, now: Date): { startsAt: Date; endsAt: Date } {
  if (validity.by === 'FIXED') return { startsAt: validity.startsAt, endsAt: validity.endsAt };
  const { delayDays, days } = validity;
  return { startsAt: delayDays === 0 ? now : startOfDay(now, delayDays), endsAt: endOfDay(now, delayDays + days) };
}

/** Ten in the morning three days before the end; null when that is past. */
export function remindAt(endsAt: Date, now: Date): Date | null {
  const at = new Date(startOfDay(endsAt, -SOON_DAYS).getTime() + REMIND_HOUR * HOUR_MS);
  return at > now ? at : null;
}

export const isEndingSoon = (endsAt: Date, now: Date): boolean => endsAt > now && endsAt.getTime() - now.getTime() <= SOON_DAYS * DAY_MS;

/** Until when one holds that has ended and comes back. */
export const backUntil = (now: Date): Date => endOfDay(now, BACK_FOR_DAYS);

type ClaimFacts = Omit<ClaimableCoupon, 'claimState' | 'couponId' | 'name' | 'cids' | 'worth' | 'fromFen' | 'scope' | 'isAlone' | 'id'>;

const isSoldOut = ({ total, claimed, isTodayGone }: ClaimFacts) => isTodayGone || (total > 0 && claimed >= total);

const isOver = ({ state, claimTo, validity }: ClaimFacts, now: Date) =>
  state === 'ENDED' || (claimTo !== null && claimTo <= now) || (validity.by === 'FIXED' && validity.endsAt <= now);

/** Whether it can be claimed now, else why not; the statement that claims holds the same. */
export function claimStateOf(coupon: ClaimFacts, now: Date): ClaimState {
  if (isOver(coupon, now)) return 'OVER';
  if (coupon.state !== 'ON') return 'PAUSED';
  if (coupon.claimFrom !== null && coupon.claimFrom > now) return 'SOON';
  if (coupon.ownClaimed >= coupon.perMember) return 'CLAIMED';
  if (!coupon.isForYou) return 'NOT_FOR_YOU';
  return isSoldOut(coupon) ? 'SOLD_OUT' : 'CLAIMABLE';
}

/** TABLE: what a claim answers that was not possible. CLAIMABLE: it became so a moment too late. */
export const REFUSED: Readonly<Record<ClaimState, Exclude<ClaimResult, 'GOT'>>> = {
  CLAIMABLE: 'OVER',
  CLAIMED: 'LIMIT',
  SOLD_OUT: 'SOLD_OUT',
  SOON: 'OVER',
  PAUSED: 'OVER',
  OVER: 'OVER',
  NOT_FOR_YOU: 'NOT_FOR_YOU',
};

/** TABLE of steps of a template. */
const STEPS: Readonly<Record<TemplateState, readonly TemplateState[]>> = {
  DRAFT: ['ON', 'ENDED'],
  ON: ['PAUSED', 'ENDED'],
  PAUSED: ['ON', 'ENDED'],
  ENDED: [],
};
export const canMove = (from: TemplateState, to: TemplateState): boolean => STEPS[from].includes(to);

const isScopeWhole = ({ by, goodsIds, categoryIds }: CouponDraft['scope']): boolean => {
  if (by === 'ALL') return goodsIds.length + categoryIds.length === 0;
  return by === 'GOODS' ? goodsIds.length > 0 && categoryIds.length === 0 : categoryIds.length > 0 && goodsIds.length === 0;
};

/** Fields that contradict each other or the clock; empty: it can be offered. */
export function unfitFields(draft: CouponDraft, now: Date): string[] {
  const { validity, scope, worth, total, perDay, claimFrom, claimTo } = draft;
  const unfit: string[] = [];
  if (!isScopeWhole(scope)) unfit.push('scope');
  // Exchanged are goods, and they are named.
  if (worth.by === 'EXCHANGE' && scope.by !== 'GOODS') unfit.push('scope.by');
  if (validity.by === 'FIXED' && (validity.startsAt >= validity.endsAt || validity.endsAt <= now.getTime())) unfit.push('validity.endsAt');
  if (total > 0 && perDay > total) unfit.push('perDay');
  if (claimFrom !== null && claimTo !== null && claimFrom >= claimTo) unfit.push('claimTo');
  return unfit;
}

/** What may still change once somebody has claimed one. */
const CHANGEABLE: ReadonlySet<string> = new Set(['total', 'claimTo', 'isShown']);

/** The same for what means the same, in whichever order it was written. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, part]) => [key, canonical(part)])
    .toSorted();
};
const isSame = (one: unknown, other: unknown) => JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

type Written = Omit<CouponDraft, 'id' | 'revision'>;

/** Fields of a claimed template that a draft would change and may not. */
export const fixedFields = (was: Written, wanted: Written): string[] =>
  (Object.keys(was) as (keyof Written)[]).filter((field) => !CHANGEABLE.has(field) && !isSame(was[field], wanted[field]));

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Each shop and goods once, and to the end of the last day. */
export const normalised = <D extends CouponDraft>(draft: D): D => ({
  ...draft,
  cids: unique(draft.cids),
  scope: {
    by: draft.scope.by,
    goodsIds: unique(draft.scope.goodsIds),
    categoryIds: unique(draft.scope.categoryIds),
    exceptGoodsIds: unique(draft.scope.exceptGoodsIds),
  },
  validity:
    draft.validity.by === 'FIXED' ? { ...draft.validity, endsAt: endOfDay(new Date(draft.validity.endsAt)).getTime() } : draft.validity,
});
