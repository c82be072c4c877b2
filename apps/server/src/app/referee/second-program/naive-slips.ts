import type { Promotion } from '#modules/pricing';
import { isFor, type Of, type Piece } from './naive-pieces.ts';
import { handOut } from './naive-share.ts';

/** Pieces of a line that have the same price. */
export interface Slip {
  readonly pieces: readonly Piece[];
  left: number;
  readonly taken: Promotion[];
  /** What may come off the freight, one for each promotion. */
  readonly reliefs: { readonly fen: number }[];
}

export const total = (slips: readonly Slip[]) => slips.reduce((all, { left }) => all + left, 0);

/** By line, and of a line in the order in which the prices were set, pieces at list price last. */
export function slipsOf(pieces: readonly Piece[], order: readonly Promotion[]): Slip[] {
  const slips: Slip[] = [];
  for (const place of [...new Set(pieces.map((piece) => piece.place))].sort((a, b) => a - b))
    for (const price of [...order, undefined]) {
      const own = pieces.filter((piece) => piece.place === place && piece.price === price);
      if (own.length === 0) continue;
      slips.push({ pieces: own, left: own.reduce((all, { fen }) => all + fen, 0), taken: price ? [price] : [], reliefs: [] });
    }
  return slips;
}

/** TABLE of section 2.3: what may come after what on a piece. */
const AFTER: Readonly<Record<Promotion['kind'], readonly Promotion['kind'][]>> = {
  FLASH: ['COUPON', 'FREE_FREIGHT'],
  HOURLY: ['COUPON', 'FREE_FREIGHT'],
  GROUP: ['COUPON', 'FREE_FREIGHT'],
  PACKAGE: ['FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  PRIVILEGED: ['FREE_FREIGHT'],
  WHOLESALE: [],
  N_FOR_PRICE: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  LADDER: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  LIMITED_DISCOUNT: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  MEMBER_PRICE: ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  FULL_REDUCTION: ['FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'],
  FIRST_ORDER: ['COUPON', 'FREE_FREIGHT'],
  COUPON: ['FREE_FREIGHT'],
  FREE_FREIGHT: [],
};

export function isOpen({ pieces, taken }: Slip, promotion: Promotion): boolean {
  if (!pieces.every(({ line }) => isFor(promotion, line))) return false;
  return taken.every(
    (before) =>
      AFTER[before.kind].includes(promotion.kind) && !before.refuses?.includes(promotion.kind) && !promotion.refuses?.includes(before.kind),
  );
}

/** Takes a promotion off slips; false: it gives nothing, and leaves them as they are. */
export function takeOff(promotion: Promotion, free: readonly Slip[]): boolean {
  if (free.length === 0) return false;
  const [wanted, relief] = [goodsOff(promotion, free), { fen: freightOff(promotion, free) }];
  const kept = promotion.kind === 'FULL_REDUCTION' ? 1 : 0;
  const isExchange = promotion.kind === 'COUPON' && promotion.worth.by === 'EXCHANGE';
  const offs = isExchange
    ? free.map((slip) => (slip === dearestOf(free) ? Math.min(wanted, slip.left) : 0))
    : handOut(
        wanted,
        free.map(({ left }) => left - kept),
      );
  if (offs.every((off) => off === 0) && relief.fen === 0 && !hasGrant(promotion, free)) return false;
  for (const [at, slip] of free.entries()) {
    slip.left -= offs[at] ?? 0;
    slip.taken.push(promotion);
    slip.reliefs.push(relief);
  }
  return true;
}

const eachOf = ({ left, pieces }: Slip) => Math.ceil(left / pieces.length);
const dearestOf = (free: readonly Slip[]) => free.reduce((dearest, slip) => (eachOf(slip) > eachOf(dearest) ? slip : dearest));

function goodsOff(promotion: Promotion, free: readonly Slip[]): number {
  const left = total(free);
  if (promotion.kind === 'FULL_REDUCTION') return fullOff(promotion, free);
  if (promotion.kind === 'FIRST_ORDER') return left < promotion.fromFen ? 0 : promotion.minusFen;
  if (promotion.kind !== 'COUPON' || left < promotion.fromFen) return 0;
  const { worth } = promotion;
  if (worth.by === 'AMOUNT') return worth.minusFen;
  if (worth.by === 'PERCENT') return Math.min(worth.capFen, Math.floor((left * worth.percentOff) / 100));
  return worth.by === 'EXCHANGE' ? Math.max(0, eachOf(dearestOf(free)) - worth.priceFen) : 0;
}

function fullOff({ reduction }: Of<'FULL_REDUCTION'>, free: readonly Slip[]): number {
  const left = total(free);
  if (reduction.by === 'EVERY') {
    let minus = 0;
    for (let rest = left; rest >= reduction.everyFen && minus < reduction.capFen; rest -= reduction.everyFen) minus += reduction.minusFen;
    return Math.min(minus, reduction.capFen);
  }
  const tier = tierOf(reduction, free);
  if (tier?.percentOff !== undefined) return Math.floor((left * tier.percentOff) / 100);
  return tier?.minusFen ?? 0;
}

function tierOf(reduction: Extract<Of<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>, free: readonly Slip[]) {
  const reached = reduction.measure === 'FEN' ? total(free) : free.reduce((all, { pieces }) => all + pieces.length, 0);
  return reduction.tiers
    .filter(({ from }) => from <= reached)
    .sort((a, b) => a.from - b.from)
    .at(-1);
}

export function freightOff(promotion: Promotion, free: readonly Slip[]): number {
  if (promotion.kind === 'FULL_REDUCTION')
    return promotion.reduction.by === 'TIERS' && tierOf(promotion.reduction, free)?.isFreightFree ? 1e9 : 0;
  if (promotion.kind !== 'FREE_FREIGHT' && promotion.kind !== 'COUPON') return 0;
  if (total(free) < promotion.fromFen) return 0;
  if (promotion.kind === 'FREE_FREIGHT') return promotion.capFen ?? 1e9;
  return promotion.worth.by === 'FREIGHT' ? (promotion.worth.capFen ?? 1e9) : 0;
}

const hasGrant = (promotion: Promotion, free: readonly Slip[]) =>
  promotion.kind === 'FULL_REDUCTION' && promotion.reduction.by === 'TIERS' && (tierOf(promotion.reduction, free)?.grants?.length ?? 0) > 0;
