import type { CartLine } from './cart.types.ts';

/** By how much a piece costs less than when it was put in: from one per cent on. */
export const droppedFen = ({ priceFen, addedPriceFen }: Pick<CartLine, 'priceFen' | 'addedPriceFen'>): number | null =>
  (addedPriceFen - priceFen) * 100 >= addedPriceFen && addedPriceFen > priceFen ? addedPriceFen - priceFen : null;

/** As it will be once the mall has answered: each piece keeps its price, and what only the mall can know is left out. */
export function repriced<Line extends Pick<CartLine, 'quantity' | 'isTicked' | 'payableFen' | 'shares'>>(
  line: Line,
  quantity: number,
  isTicked: boolean,
): Pick<CartLine, 'payableFen' | 'shares'> {
  if (quantity === line.quantity && isTicked === line.isTicked) return line;
  const shares = line.shares.map((share) =>
    share.pieces === line.quantity && share.offFen % share.pieces === 0
      ? { ...share, pieces: quantity, offFen: (share.offFen / share.pieces) * quantity }
      : share,
  );
  return { payableFen: null, shares };
}
