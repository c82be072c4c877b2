import type pg from 'pg';
import { currentSpan, type TraceSpan, within } from '../tracing/trace.ts';
import { corkWrites } from './cork-writes.ts';

interface PendingRead {
  /** Whose it is: it is sent by whoever asked first. */
  readonly span: TraceSpan | undefined;
  readonly statement: pg.QueryConfig;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/** More would make the last wait for the first, while other connections have nothing to do. */
const MOST_TOGETHER = 8;

/**
 * Runs statements outside transactions. Those that are asked for in one turn of the event loop, by whichever requests, share a
 * connection and a packet: under load a journey to PostgreSQL carries many of them. Each has its own outcome.
 */
export function sharedReads(pool: pg.Pool): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: PendingRead[] = [];
  const sendAll = () => {
    const requested = waiting;
    waiting = [];
    for (let from = 0; from < requested.length; from += MOST_TOGETHER) void send(pool, requested.slice(from, from + MOST_TOGETHER));
  };
  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ span: currentSpan(), statement, resolve, reject }) === 1) setImmediate(sendAll);
    });
}

async function send(pool: pg.Pool, requested: readonly PendingRead[]): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of requested) reject(error);
    return;
  }
  corkWrites(client)();
  await Promise.all(
    requested.map(({ span, statement, resolve, reject }) => within(span, () => client.query(statement)).then(resolve, reject)),
  );
  client.release();
}
