import type { Socket } from 'node:net';
import { type Delivery, type Direction, deliveriesOf, vanishes } from './delivery.ts';
import type { Fault } from './fault.ts';

export interface PipeOptions {
  readonly from: Socket;
  readonly to: Socket;
  readonly direction: Direction;
  readonly random: () => number;
  /** The fault of this connection now. */
  fault(): Fault | undefined;
  onBytes(count: number): void;
}

/** One direction of a connection. */
export interface Pipe {
  /** Bytes went missing, which TCP never lets happen: the connection cannot go on once it is healed. */
  readonly hasHole: boolean;
  /** The fault has changed: what waits goes on at once, in order. */
  flush(): void;
  stop(): void;
}

/** More than this may not wait on a slow line; the sender is held up instead. */
const MOST_WAITING = 1 << 20;

export function openPipe({ from, to, direction, random, fault, onBytes }: PipeOptions): Pipe {
  const waiting: Delivery[] = [];
  let waitingBytes = 0;
  let lastDue = 0;
  let hasHole = false;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;

  const forward = (bytes: Buffer) => {
    onBytes(bytes.length);
    if (to.writable && !to.write(bytes)) from.pause();
  };
  const deliverDue = (until: number) => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting[0] && waiting[0].due <= until) {
      const { bytes } = waiting.shift() as Delivery;
      waitingBytes -= bytes.length;
      forward(bytes);
    }
    const next = waiting[0];
    if (next) timer = setTimeout(() => deliverDue(performance.now()), Math.max(1, next.due - performance.now()));
    else endIfDone();
    if (waitingBytes < MOST_WAITING && !to.writableNeedDrain) from.resume();
  };
  const endIfDone = () => {
    if (hasEnded && waiting.length === 0 && !vanishes(fault(), direction)) to.end();
  };

  from.on('data', (bytes: Buffer) => {
    const now = performance.now();
    const deliveries = deliveriesOf(fault(), { bytes, direction, now, lastDue }, random);
    hasHole ||= deliveries.length === 0;
    lastDue = deliveries.at(-1)?.due ?? lastDue;
    waiting.push(...deliveries);
    waitingBytes += deliveries.reduce((sum, delivery) => sum + delivery.bytes.length, 0);
    if (waitingBytes >= MOST_WAITING) from.pause();
    if (timer === undefined) deliverDue(now);
  });
  from.on('end', () => {
    hasEnded = true;
    endIfDone();
  });
  to.on('drain', () => {
    if (waitingBytes < MOST_WAITING) from.resume();
  });
  return {
    get hasHole() {
      return hasHole;
    },
    flush: () => {
      lastDue = 0;
      deliverDue(Number.POSITIVE_INFINITY);
    },
    stop: () => clearTimeout(timer),
  };
}
