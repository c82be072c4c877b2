import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { OrderState } from './order.types.ts';

export type ShipmentLine = ParsedOf<'trade.order.shipMany'>['lines'][number];
type CheckedLine = OutputOf<'trade.order.checkShipments'>['lines'][number];
export type ShipmentProblem = NonNullable<CheckedLine['problem']>;

/** Ids outside this are nobody's, and PostgreSQL would refuse to look for them. */
const isNumber = (text: string) => /^[1-9]\d{0,17}$/.test(text);
export const orderNumbers = (lines: readonly ShipmentLine[]): string[] => [
  ...new Set(lines.map(({ orderId }) => orderId).filter((id) => isNumber(id))),
];
export const isTrackingNo = (text: string): boolean => /^[A-Za-z0-9-]{6,40}$/.test(text);

export interface KnownOrder {
  readonly state: OrderState;
  readonly cid: string;
}

export interface Known {
  /** Orders of shops the caller works for. */
  readonly orders: ReadonlyMap<string, KnownOrder>;
  /** Only of this shop. */
  readonly cid?: string | undefined;
  readonly carrierNamed: (name: string) => string | undefined;
  /** Tracking numbers something was sent under before, in capitals. */
  readonly used: ReadonlySet<string>;
}

/** What is wrong with each line of a spreadsheet. */
export function checkLines(lines: readonly ShipmentLine[], known: Known): CheckedLine[] {
  const firstOf = new Map<string, number>();
  const times = new Map<string, number>();
  for (const [at, { orderId, trackingNo }] of lines.entries()) {
    if (!firstOf.has(orderId)) firstOf.set(orderId, at);
    const number = trackingNo.toUpperCase();
    times.set(number, (times.get(number) ?? 0) + 1);
  }
  return lines.map((line, at) => {
    const order = known.orders.get(line.orderId);
    const problem = problemOf(line, order, known) ?? (firstOf.get(line.orderId) === at ? null : 'DUPLICATE_LINE');
    return { problem, state: order?.state ?? null, warning: problem ? null : warningOf(line.trackingNo.toUpperCase(), times, known) };
  });
}

function problemOf({ carrier, trackingNo }: ShipmentLine, order: KnownOrder | undefined, known: Known): ShipmentProblem | undefined {
  if (!order) return 'UNKNOWN_ORDER';
  if (known.cid !== undefined && order.cid !== known.cid) return 'OTHER_SHOP';
  if (order.state !== 'TO_SHIP') return 'WRONG_STATE';
  if (known.carrierNamed(carrier) === undefined) return 'UNKNOWN_CARRIER';
  return isTrackingNo(trackingNo) ? undefined : 'BAD_TRACKING_NO';
}

/** Two orders may lie in one parcel; more often somebody has copied a line. */
function warningOf(number: string, times: ReadonlyMap<string, number>, { used }: Known): CheckedLine['warning'] {
  if ((times.get(number) ?? 0) > 1) return 'TRACKING_NO_REPEATED';
  return used.has(number) ? 'TRACKING_NO_USED' : null;
}
