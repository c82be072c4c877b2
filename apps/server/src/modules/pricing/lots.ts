/** Who set the price of a lot: nobody, it is the list's. */
export const LIST = -1;

/**
 * The pieces of an order in arrays: a lot is the pieces of one line that have the same price. The lots of a line stand together, in the
 * order in which their prices were set, those at list price last.
 */
export interface Lots {
  readonly line: readonly number[];
  readonly pieces: readonly number[];
  /** Place of the rule that set the price, or LIST. */
  readonly price: readonly number[];
  readonly left: readonly number[];
}

/** Some pieces of each lot get another price; lots of a line with one price become one. */
export function repriced(lots: Lots, taken: readonly number[], off: readonly number[], price: number): Lots {
  const next = { line: [] as number[], pieces: [] as number[], price: [] as number[], left: [] as number[] };
  for (let from = 0; from < lots.line.length; ) {
    let to = from;
    while (lots.line[to] === lots.line[from]) to += 1;
    appendLine(next, lots, { from, to, taken, off, price });
    from = to;
  }
  return next;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly taken: readonly number[];
  readonly off: readonly number[];
  readonly price: number;
}
interface OpenLots {
  line: number[];
  pieces: number[];
  price: number[];
  left: number[];
}

function appendLine(next: OpenLots, lots: Lots, { from, to, taken, off, price }: Change): void {
  const line = lots.line[from] ?? 0;
  let [newPieces, newLeft, isIn] = [0, 0, false];
  const putNew = () => {
    if (newPieces > 0 && !isIn) put(next, line, newPieces, price, newLeft);
    isIn = true;
  };
  for (let lot = from; lot < to; lot += 1) {
    const own = taken[lot] ?? 0;
    newPieces += own;
    newLeft += shareOfLot(lots, lot, own) - (off[lot] ?? 0);
  }
  for (let lot = from; lot < to; lot += 1) {
    const setBy = lots.price[lot] ?? LIST;
    if (setBy === LIST || setBy > price) putNew();
    const own = taken[lot] ?? 0;
    const rest = (lots.pieces[lot] ?? 0) - own;
    if (rest > 0) put(next, line, rest, setBy, (lots.left[lot] ?? 0) - shareOfLot(lots, lot, own));
  }
  putNew();
}

/** Only pieces at a price of their own are taken, and those of a lot cost the same. */
const shareOfLot = ({ left, pieces }: Lots, lot: number, own: number) => ((left[lot] ?? 0) / (pieces[lot] ?? 1)) * own;

function put(next: OpenLots, line: number, pieces: number, price: number, left: number): void {
  next.line.push(line);
  next.pieces.push(pieces);
  next.price.push(price);
  next.left.push(left);
}

/** Sums off lots whose pieces stay together. */
export function reducedBy(lots: Lots, shares: readonly number[]): Lots {
  return { line: lots.line, pieces: lots.pieces, price: lots.price, left: lots.left.map((left, lot) => left - (shares[lot] ?? 0)) };
}
