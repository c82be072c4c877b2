import pg from 'pg';
import type { Logger } from '../log.ts';
import { OUTBOX_CHANNEL } from './notify-workers.ts';

const RETRY_MS = 1_000;

/**
 * Wakes the delivery when an event is committed. Listening takes a connection of its own, straight to PostgreSQL: through
 * a pool the words would reach another session. While it is away the delivery finds events by polling.
 */
export function listenForEvents(podRoleUrl: string, log: Logger, wake: () => void): { close(): Promise<void> } {
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: podRoleUrl, application_name: 'qianpu_listen', keepAlive: true });
    client = fresh;
    fresh.on('notification', wake);
    fresh.on('error', (err) => log.warn({ err }, 'the connection that hears events was lost'));
    fresh.once('end', () => {
      if (!isClosed) retry = setTimeout(connectAgain, RETRY_MS);
    });
    await fresh.connect();
    await fresh.query(`listen ${OUTBOX_CHANNEL}`);
    wake();
  };
  const connectAgain = () => {
    connect().catch((err: Error) => {
      log.warn({ err }, 'events cannot be heard, polling goes on');
      client?.end().catch(() => undefined);
    });
  };

  connectAgain();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
