import type { Fault } from './fault.ts';

export type Direction = 'toServer' | 'toClient';

/** Bytes and the moment they may go on, on the clock of `performance.now()`. */
export interface Delivery {
  readonly bytes: Buffer;
  readonly due: number;
}

interface Arrival {
  readonly bytes: Buffer;
  readonly direction: Direction;
  readonly now: number;
  /** When the bytes before these go on: nothing overtakes. */
  readonly lastDue: number;
}

/** What becomes of bytes under a fault: when which of them go on. None at all where they vanish. */
export function deliveriesOf(fault: Fault | undefined, arrival: Arrival, random: () => number): Delivery[] {
  const { bytes, now } = arrival;
  const earliest = Math.max(now, arrival.lastDue);
  if (vanishes(fault, arrival.direction)) return [];
  switch (fault?.kind) {
    case 'latency':
      return [{ bytes, due: Math.max(arrival.lastDue, now + fault.ms + (2 * random() - 1) * (fault.jitterMs ?? 0)) }];
    case 'bandwidth':
      return sliced(bytes, pieceFor(fault.bytesPerSecond), earliest, (piece) => (piece.length / fault.bytesPerSecond) * 1000);
    case 'slice':
      return sliced(bytes, fault.bytes, earliest, () => fault.pauseMs);
    default:
      return [{ bytes, due: earliest }];
  }
}

export const vanishes = (fault: Fault | undefined, direction: Direction): boolean =>
  fault?.kind === 'blackhole' || (fault?.kind === 'halfOpen' && (direction === 'toClient' || fault.side === 'gone'));

/** A slow line is slow evenly: about fifty pieces a second. */
const pieceFor = (bytesPerSecond: number) => Math.max(1, Math.floor(bytesPerSecond / 50));

function sliced(bytes: Buffer, size: number, start: number, pauseAfter: (piece: Buffer) => number): Delivery[] {
  const deliveries: Delivery[] = [];
  let due = start;
  for (let from = 0; from < bytes.length; from += size) {
    const piece = bytes.subarray(from, from + size);
    due += pauseAfter(piece);
    deliveries.push({ bytes: piece, due });
  }
  return deliveries;
}
