import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** Holds bytes back until all that is being asked for at this moment has been written down: one packet instead of one a statement. */
export function corkWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}
