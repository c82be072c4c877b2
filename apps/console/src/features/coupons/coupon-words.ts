import { priceParts } from '@qianpu/kit/fen';
import { dayText } from '#lib/time';
import type { Tone } from '#ui/status';
import type { Coupon } from './coupon.types.ts';
import type { CouponWords } from './words.texts.ts';

/** "¥99", "¥9.9": prices in the terms of a coupon, as shoppers read them. */
export function yuanText(amountFen: number): string {
  const { yuan, fen } = priceParts(amountFen);
  return `¥${yuan}${fen && `.${fen}`}`;
}

type Worth = Pick<Coupon, 'worth' | 'fromFen'>;

/** What it takes off: "¥15", "8.5 折". */
export function valueText({ worth }: Pick<Worth, 'worth'>, words: CouponWords): string {
  if (worth.by === 'AMOUNT') return yuanText(worth.minusFen);
  if (worth.by === 'PERCENT') return words.percent(worth.percentOff);
  return worth.by === 'FREIGHT' ? words.freight : words.exchange;
}

/** From which amount it counts, and how far it goes. */
export function conditionsOf({ worth, fromFen }: Worth, words: CouponWords): readonly string[] {
  if (worth.by === 'EXCHANGE') return [worth.priceFen > 0 ? words.exchangeFor(yuanText(worth.priceFen)) : words.exchangeFree];
  const from = fromFen > 0 ? words.from(yuanText(fromFen)) : words.noFrom;
  return 'capFen' in worth && worth.capFen !== null ? [from, words.cap(yuanText(worth.capFen))] : [from];
}

/** "¥15 满 ¥99 可用" */
export const worthText = (terms: Worth, words: CouponWords): string => words.join([valueText(terms, words), ...conditionsOf(terms, words)]);

/** When a coupon counts, by days of the merchant's calendar. */
export function validityText({ validity }: Pick<Coupon, 'validity'>, words: CouponWords): string {
  if (validity.by === 'FIXED') return words.between(dayText(validity.startsAt), dayText(validity.endsAt));
  const { delayDays, days } = validity;
  return delayDays > 0 ? words.afterClaimLater(delayDays, days) : words.afterClaim(days);
}

/** Names of its shops, shortened. */
export function shopsText(cids: readonly string[], nameOf: (cid: string) => string, words: CouponWords): string {
  const [first] = cids;
  if (first === undefined) return words.allShops;
  return cids.length === 1 ? nameOf(first) : words.moreShops(nameOf(first), cids.length);
}

export type CouponStatus = keyof CouponWords['statuses'];

/** How it stands with claiming: one that is on may still give nobody a coupon. */
export function statusOf(
  coupon: Pick<Coupon, 'state' | 'validity' | 'claimFrom' | 'claimTo' | 'total' | 'claimed'>,
  now: number,
): CouponStatus {
  const { state, validity, claimFrom, claimTo, total, claimed } = coupon;
  if (state !== 'ON') return state;
  if (validity.by === 'FIXED' && validity.endsAt <= now) return 'EXPIRED';
  if (claimTo !== null && claimTo <= now) return 'CLAIM_OVER';
  if (claimFrom !== null && claimFrom > now) return 'SOON';
  return total > 0 && claimed >= total ? 'GONE' : 'ON';
}

export const statusTones: Readonly<Record<CouponStatus, Tone>> = {
  DRAFT: 'open',
  ON: 'good',
  SOON: 'accent',
  GONE: 'warn',
  CLAIM_OVER: 'warn',
  EXPIRED: 'warn',
  PAUSED: 'warn',
  ENDED: 'quiet',
};
