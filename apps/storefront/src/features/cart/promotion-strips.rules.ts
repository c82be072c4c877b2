import type { ReceiptEntry } from '@qianpu/contract/types';
import type { CartLine, CartShop } from './cart-view.rules.ts';

type PromotionKind = NonNullable<ReceiptEntry['promotionKind']>;

/** What an activity or a coupon does to the ticked lines, or would do with a little more. */
export interface Strip {
  readonly key: string;
  readonly kind: PromotionKind;
  readonly name: string;
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
  if (!missing && (!isTaken || amountFen === 0)) return null;
  const { thresholdFen } = reason;
  return {
    key: promotionKey(entry),
    kind: promotionKind,
    name,
    savedFen: isTaken ? -amountFen : 0,
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
}

interface ShopGroups {
  /** Of the whole shop. */
  readonly strips: readonly Strip[];
  readonly groups: readonly LineGroup[];
}

/** Lines of one activity stand together under its strip: with the one the plan has taken, which a line's shares tell. */
export function groupsOf({ receipt, lines }: Pick<CartShop, 'receipt' | 'lines'>): ShopGroups {
  const strips = stripsOf(receipt);
  const stripAt = new Map(strips.filter(({ kind }) => groupingKinds.includes(kind)).map((strip) => [strip.key, strip]));
  const groups = [...stripAt.values(), null]
    .map((strip) => ({ strip, lines: lines.filter((line) => stripOfLine(line, stripAt) === strip) }))
    .filter((group) => group.lines.length > 0);
  return { strips: strips.filter((own) => !groups.some(({ strip }) => strip === own)), groups };
}

function stripOfLine({ shares }: CartLine, stripAt: ReadonlyMap<string, Strip>): Strip | null {
  const own = shares.flatMap((share) => stripAt.get(promotionKey(share)) ?? []);
  return own.toSorted((one, other) => groupingKinds.indexOf(one.kind) - groupingKinds.indexOf(other.kind))[0] ?? null;
}
