import type { OutputOf } from '@qianpu/contract/types';

type LineShare = OutputOf<'trade.order.confirm'>['shops'][number]['lines'][number]['shares'][number];
type PromotionKind = LineShare['promotionKind'];

/** Kinds that give each piece another price; what is taken off an order stays in its sum. */
const unitKinds: readonly PromotionKind[] = [
  'FLASH',
  'HOURLY',
  'GROUP',
  'PRIVILEGED',
  'WHOLESALE',
  'LADDER',
  'LIMITED_DISCOUNT',
  'MEMBER_PRICE',
];

interface LinePrice {
  /** Of one piece. */
  readonly unitFen: number;
  /** What a piece costs without promotions, where that is more. */
  readonly listFen: number | null;
  /** Which promotion gives the price. */
  readonly by: PromotionKind | null;
  /** What the whole line comes to, where that is less than its pieces. */
  readonly afterFen: number | null;
}

interface PricedPieces {
  /** Of a piece before promotions. */
  readonly priceFen: number;
  readonly quantity: number;
  /** Null for a line that counts in no sum. */
  readonly payableFen: number | null;
  readonly shares: readonly LineShare[];
}

interface PriceMark {
  readonly by: PromotionKind;
  /** How many of the line's pieces have that price; null: all. */
  readonly pieces: number | null;
}

/** Which promotion gives a line its price: pieces beyond a limit cost what they cost without it. */
export function priceMark(line: PricedPieces): PriceMark | null {
  const { by } = linePrice(line);
  if (by !== null) return { by, pieces: null };
  const share = line.shares.find(({ promotionKind, offFen }) => promotionKind === 'LIMITED_DISCOUNT' && offFen > 0);
  return share ? { by: share.promotionKind, pieces: share.pieces < line.quantity ? share.pieces : null } : null;
}

/** What a line costs as the mall has computed it: a price of a piece only where every piece has it. */
export function linePrice({ priceFen, quantity, payableFen, shares }: PricedPieces): LinePrice {
  const share = shares.find(
    ({ promotionKind, pieces, offFen }) => unitKinds.includes(promotionKind) && pieces === quantity && offFen > 0 && offFen % pieces === 0,
  );
  const unitFen = share ? priceFen - share.offFen / share.pieces : priceFen;
  return {
    unitFen,
    listFen: share ? priceFen : null,
    by: share?.promotionKind ?? null,
    afterFen: payableFen !== null && payableFen < unitFen * quantity ? payableFen : null,
  };
}
