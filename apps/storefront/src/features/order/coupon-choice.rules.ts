import type { OutputOf, ReceiptEntry } from '@qianpu/contract/types';

type OrderQuote = OutputOf<'trade.order.confirm'>;
type OwnCoupon = OrderQuote['coupons'][number];
type Reason = ReceiptEntry['reason'];

const isCoupon = ({ kind, promotionKind }: ReceiptEntry) => kind === 'PROMOTION' && promotionKind === 'COUPON';
const isTakenCoupon = (entry: ReceiptEntry) => isCoupon(entry) && entry.isTaken;
/** The engine says what an order costs with it instead: choosing it takes effect. */
const isUsable = ({ isTaken, reason }: ReceiptEntry) => isTaken || reason.lossFen !== undefined;

interface CouponRow {
  readonly state: 'taken' | 'unused' | 'usable' | 'none';
  readonly name: string;
  readonly offFen: number;
  readonly isBest: boolean;
  /** How many could be chosen. */
  readonly usable: number;
}

/** What the row of a shop's coupon says. `choice`: BEST, NONE, or a coupon's id. */
export function couponRow(receipt: readonly ReceiptEntry[], choice: string): CouponRow {
  const taken = receipt.find(isTakenCoupon);
  const usable = receipt.filter((entry) => isCoupon(entry) && isUsable(entry)).length;
  const own = { name: taken?.name ?? '', offFen: taken ? -taken.amountFen : 0, usable };
  if (taken) return { ...own, state: 'taken', isBest: choice === 'BEST' };
  if (choice !== 'BEST') return { ...own, state: 'unused', isBest: false };
  return { ...own, state: usable > 0 ? 'usable' : 'none', isBest: false };
}

export interface UsableCoupon {
  readonly coupon: OwnCoupon;
  /** The best plan takes it. */
  readonly isTaken: boolean;
  /** How much more the order costs with it than with the best. */
  readonly lossFen: number;
}

export interface UnusableCoupon {
  readonly coupon: OwnCoupon;
  /** ELSEWHERE: the order of another shop takes it. NO_GOODS: nothing here is what it is for. */
  readonly why: Reason | 'ELSEWHERE' | 'NO_GOODS';
}

export interface ShopCoupons {
  /** What the best plan takes off, entry by entry. */
  readonly best: readonly ReceiptEntry[];
  readonly savedFen: number;
  /** Proved to be the cheapest, not merely the cheapest found. */
  readonly isProved: boolean;
  /** How much more the best saves than the next coupon; null when there is none. */
  readonly aheadFen: number | null;
  /** The best first. */
  readonly usable: readonly UsableCoupon[];
  readonly unusable: readonly UnusableCoupon[];
}

/** A shop's coupons, from the quote in which it takes the best. */
export function shopCoupons(quote: Pick<OrderQuote, 'shops' | 'coupons'>, cid: string): ShopCoupons {
  const receipt = quote.shops.find((shop) => shop.cid === cid)?.receipt ?? [];
  const entryOf = new Map(receipt.filter(isCoupon).map((entry) => [entry.promotionId, entry]));
  const here = quote.coupons.filter(({ cids }) => cids.length === 0 || cids.includes(cid));
  const usable = here
    .flatMap((coupon) => {
      const entry = entryOf.get(coupon.id);
      return entry && isUsable(entry) ? [{ coupon, lossFen: entry.isTaken ? 0 : (entry.reason.lossFen ?? 0), isTaken: entry.isTaken }] : [];
    })
    .toSorted((one, other) => Number(other.isTaken) - Number(one.isTaken) || one.lossFen - other.lossFen);
  const best = receipt.filter(({ kind, isTaken, amountFen }) => kind === 'PROMOTION' && isTaken && amountFen < 0);
  const losses = usable.flatMap(({ isTaken, lossFen }) => (isTaken ? [] : [lossFen]));
  return {
    best,
    savedFen: -best.reduce((sum, { amountFen }) => sum + amountFen, 0),
    isProved: receipt.every(({ reason }) => reason.code !== 'CHEAPEST_FOUND'),
    aheadFen: losses.length > 0 ? Math.min(...losses) : null,
    usable,
    unusable: here
      .filter(({ id }) => !usable.some(({ coupon }) => coupon.id === id))
      .map((coupon) => ({ coupon, why: whyNot(coupon, entryOf.get(coupon.id), quote) })),
  };
}

function whyNot({ id, scopeBy }: OwnCoupon, entry: ReceiptEntry | undefined, { shops }: Pick<OrderQuote, 'shops'>): UnusableCoupon['why'] {
  const isElsewhere = shops.some(({ receipt }) => receipt.some((other) => isTakenCoupon(other) && other.promotionId === id));
  if (isElsewhere) return 'ELSEWHERE';
  if (!entry || (entry.reason.code === 'EXCLUDED' && scopeBy !== 'ALL')) return 'NO_GOODS';
  return entry.reason;
}
