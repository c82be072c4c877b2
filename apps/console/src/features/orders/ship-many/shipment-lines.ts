import type { OutputOf } from '#api/calls';

export interface ShipmentLine {
  /** Its row in the spreadsheet, as the program that made it numbers them. */
  readonly row: number;
  readonly orderId: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** Order, carrier, number: the first three columns. A first row without a number in its first column is the head. */
export function shipmentLines(rows: readonly (readonly string[])[]): ShipmentLine[] {
  const [first] = rows;
  const hasHead = first !== undefined && !/\d{6,}/.test(first[0] ?? '');
  const before = hasHead ? 1 : 0;
  return rows.slice(before).map(([orderId = '', carrier = '', trackingNo = ''], at) => ({
    row: before + at + 1,
    // A leading apostrophe keeps Excel from rounding long numbers.
    orderId: orderId.replace(/^'/, ''),
    carrier,
    trackingNo: trackingNo.replace(/^'/, ''),
  }));
}

export type ShipmentProblem = NonNullable<OutputOf<'trade.order.checkShipments'>['lines'][number]['problem']>;

/** A line that was not sent, and why. */
export interface UnsentLine extends ShipmentLine {
  readonly reason: ShipmentProblem | 'INTERNAL';
}

interface Sent {
  readonly good: readonly ShipmentLine[];
  readonly wrong: readonly UnsentLine[];
}

/** Those the check found and those refused when they were sent, in the order of the spreadsheet. */
export function unsentLines(
  { good, wrong }: Sent,
  results: readonly { readonly orderId: string; readonly failure: UnsentLine['reason'] | null }[],
) {
  const failures = new Map(results.map(({ orderId, failure }) => [orderId, failure]));
  const refused = good.flatMap((line) => {
    const reason = failures.get(line.orderId) ?? null;
    return reason === null ? [] : [{ ...line, reason }];
  });
  return [...wrong, ...refused].sort((a, b) => a.row - b.row);
}
