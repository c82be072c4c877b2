import type { GiftLine, ReceiptEntry } from '@qianpu/contract/types';
import type { CartLine, CartShop } from './cart-view.rules.ts';

type PromotionKind = NonNullable<ReceiptEntry['promotionKind']>;

/** What an activity or a coupon does to the ticked lines, or would do with a little more. */
export interface Strip {
  readonly key: string;
  readonly kind: PromotionKind;
  /** Of the activity or the coupon; empty where it has none of its own. */
  readonly id: string;
  readonly name: string;
  /** It holds: something is taken off, or comes with the order. */
  readonly isReached: boolean;
  /** Taken off already. */
  readonly savedFen: number;
  /** What is missing for it, or for its next step; null when there is nothing more to reach. */
  readonly missing: { readonly fen: number } | { readonly pieces: number } | null;
  /** What it takes off once nothing is missing; null where nobody can say. */
  readonly gainFen: number | null;
  /** How far the threshold is reached, 0 to 1; null where it is not counted in fen. */
  readonly progress: number | null;
}

/** Kinds that more goods bring nearer, in the order they stand; the others are told by a line's price alone. */
const stripKinds: readonly PromotionKind[] = ['N_FOR_PRICE', 'FULL_REDUCTION', 'LADDER', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'];
/** Kinds whose lines stand together; a line in both stands with its set. */
const groupingKinds: readonly PromotionKind[] = ['N_FOR_PRICE', 'FULL_REDUCTION'];

export const promotionKey = ({ promotionKind, promotionId }: Pick<ReceiptEntry, 'promotionKind' | 'promotionId'>): string =>
  `${promotionKind} ${promotionId}`;

/** The strips of one shop's receipt. */
export function stripsOf(receipt: readonly ReceiptEntry[]): readonly Strip[] {
  const strips = receipt.flatMap((entry) => stripOf(entry) ?? []);
  const ofCoupons = strips.filter(({ kind }) => kind === 'COUPON');
  const coupons = worthTelling(ofCoupons);
  return stripKinds.flatMap((kind) => (kind === 'COUPON' ? coupons : strips.filter((strip) => strip.kind === kind)));
}

function stripOf(entry: ReceiptEntry): Strip | null {
  const { kind, promotionKind, name, amountFen, isTaken, reason } = entry;
  if (kind !== 'PROMOTION' || !promotionKind || !stripKinds.includes(promotionKind)) return null;
  const missing = missingOf(reason);
  // What a full reduction gives may be a gift alone.
  const isReached = isTaken && (amountFen < 0 || promotionKind === 'FULL_REDUCTION');
  if (!missing && !isReached) return null;
  const { thresholdFen } = reason;
  return {
    key: promotionKey(entry),
    kind: promotionKind,
    id: entry.promotionId ?? '',
    name,
    isReached,
    savedFen: isTaken ? 0 - amountFen : 0,
    missing,
    gainFen: reason.gainFen ?? null,
    progress: missing && 'fen' in missing && thresholdFen ? Math.max(0, 1 - missing.fen / thresholdFen) : null,
  };
}

function missingOf({ missingFen, missingPieces }: ReceiptEntry['reason']): Strip['missing'] {
  if (missingPieces) return { pieces: missingPieces };
  return missingFen ? { fen: missingFen } : null;
}

/** A coupon whose threshold is further away is not worth telling of. */
const leastProgress = 0.2;

/** A member may own a hundred: the one that is taken, and the nearest of those that would take off more. */
function worthTelling(coupons: readonly Strip[]): readonly Strip[] {
  const taken = coupons.find(({ savedFen }) => savedFen > 0);
  const ahead = coupons
    .filter((strip) => strip !== taken && (strip.progress ?? 1) >= leastProgress && (strip.gainFen ?? 0) > (taken?.savedFen ?? 0))
    .toSorted((one, other) => missingFen(one) - missingFen(other))
    .slice(0, 1);
  return taken ? [taken, ...ahead] : ahead;
}

const missingFen = ({ missing }: Strip) => (missing && 'fen' in missing ? missing.fen : 0);

interface LineGroup {
  /** Of the activity these lines share; none for those that are in no activity. */
  readonly strip: Strip | null;
  readonly lines: readonly CartLine[];
  /** What comes with them. */
  readonly gifts: readonly GiftLine[];
}

interface ShopGroups {
  /** Of the whole shop. */
  readonly strips: readonly Strip[];
  readonly groups: readonly LineGroup[];
  /** What is nearly reached by the whole shop, and stands at its foot; null: nothing is. */
  readonly addOn: Strip | null;
}

/** Lines of one activity stand together under its strip: with the one the plan has taken, else with one that they would bring nearer. */
export function groupsOf({ receipt, lines, gifts = [] }: Pick<CartShop, 'receipt' | 'lines' | 'gifts'>): ShopGroups {
  const strips = stripsOf(receipt);
  const grouping = strips.filter(({ kind }) => groupingKinds.includes(kind)).toSorted(byPlace);
  const groups = [...grouping, null]
    .map((strip) => ({
      strip,
      lines: lines.filter((line) => stripOfLine(line, grouping) === strip),
      gifts: gifts.filter(({ promotionId }) => strip !== null && promotionId === strip.id),
    }))
    .filter((group) => group.lines.length > 0);
  const ofShop = strips.filter((own) => !groups.some(({ strip }) => strip === own));
  const addOn = nearest([...ofShop, ...freightStrip(receipt)]);
  return { strips: ofShop.filter((strip) => strip !== addOn), groups, addOn };
}

function stripOfLine({ shares, activityIds = [] }: CartLine, grouping: readonly Strip[]): Strip | null {
  const taken = grouping.find(({ key }) => shares.some((share) => promotionKey(share) === key));
  const open = grouping.filter(({ id }) => activityIds.includes(id));
  return taken ?? open.find(({ isReached }) => isReached) ?? open[0] ?? null;
}

const byPlace = (one: Strip, other: Strip) => groupingKinds.indexOf(one.kind) - groupingKinds.indexOf(other.kind);

/** Kinds for which a shopper adds something small. */
const addOnKinds: readonly PromotionKind[] = ['FULL_REDUCTION', 'FREE_FREIGHT'];
/** A threshold counts as near once so much of it is there. */
const nearProgress = 0.6;

function nearest(strips: readonly Strip[]): Strip | null {
  const near = strips.filter(({ kind, progress }) => addOnKinds.includes(kind) && (progress ?? 0) >= nearProgress);
  return near.toSorted((one, other) => missingFen(one) - missingFen(other))[0] ?? null;
}

/** A shop's own freight ends at an amount, too. */
function freightStrip(receipt: readonly ReceiptEntry[]): readonly Strip[] {
  return receipt.flatMap(({ kind, reason }) => {
    const { code, thresholdFen, missingFen: fen } = reason;
    if (kind !== 'FREIGHT' || code !== 'FREE_FROM' || !thresholdFen || !fen) return [];
    const frame = { key: 'freight', id: '', kind: 'FREE_FREIGHT' as const, name: '', isReached: false, savedFen: 0, gainFen: null };
    return [{ ...frame, missing: { fen }, progress: Math.max(0, 1 - fen / thresholdFen) }];
  });
}
