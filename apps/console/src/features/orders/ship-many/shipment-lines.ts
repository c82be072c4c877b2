export interface ShipmentLine {
  readonly orderId: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** Order, carrier, number: the first three columns. A first row without a number in its first column is the head. */
export function shipmentLines(rows: readonly (readonly string[])[]): ShipmentLine[] {
  const [first] = rows;
  const hasHead = first !== undefined && !/\d{6,}/.test(first[0] ?? '');
  return rows.slice(hasHead ? 1 : 0).map(([orderId = '', carrier = '', trackingNo = '']) => ({
    // A leading apostrophe keeps Excel from rounding long numbers.
    orderId: orderId.replace(/^'/, ''),
    carrier,
    trackingNo: trackingNo.replace(/^'/, ''),
  }));
}
