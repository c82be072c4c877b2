import { realNow } from '../clock.ts';

/** Ids: 41 bits of milliseconds since 2026, 10 bits node, 12 bits sequence; time-ordered, decimal strings outside PostgreSQL. */
const EPOCH_MS = Date.UTC(2026, 0, 1);
const SEQUENCES = 4096;

export interface NodeNumberSource {
  /** The leased node number; throws when the lease was lost, because another process may hold it by now. */
  readonly node: () => number;
}

export function createIdSource(hold: NodeNumberSource, clock: () => number = realNow): () => string {
  let lastMs = 0;
  let sequence = 0;
  return () => {
    const node = hold.node();
    // A clock that stands still or runs back must not repeat an id: time only ever moves forward here.
    const ms = Math.max(Math.floor(clock()) - EPOCH_MS, lastMs);
    if (ms > lastMs) sequence = 0;
    else sequence += 1;
    lastMs = ms;
    if (sequence === SEQUENCES) {
      lastMs += 1;
      sequence = 0;
    }
    return ((BigInt(lastMs) << 22n) | (BigInt(node) << 12n) | BigInt(sequence)).toString();
  };
}
