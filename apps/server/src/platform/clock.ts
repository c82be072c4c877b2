import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Pod } from './db/pod.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Logger } from './log.ts';
import { registry } from './metrics.ts';
import { withNewRequestId } from './request-id.ts';

/** Between two looks; a process that slept, or a clock somebody moved, is noticed after so long. */
const ASK_EVERY_MS = 10_000;

/** Both clocks of the database less what `performance.now()` said then, which nobody can set: milliseconds. */
let since: { readonly real: number; readonly mall: number } | undefined;

/** Milliseconds since the epoch by the database, so that all machines agree; by this machine until the database has said it once. */
export const realNow = (): number => (since ? since.real + performance.now() : Date.now());

/** The mall's own time, `platform.now()`: in development somebody may have moved it. */
export const mallNow = (): Date => new Date(since ? since.mall + performance.now() : Date.now());

new Gauge({
  name: 'qianpu_clock_ahead_seconds',
  help: 'How far the clock of this machine is ahead of the database’s; the mall goes by the latter',
  registers: [registry],
  collect() {
    if (since) this.set((Date.now() - realNow()) / 1_000);
    else this.remove();
  },
});

/** A process goes by the database's clock from its start on. */
export async function keepTime(pod: Pod, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const stop = new AbortController();
  const ask = () => askTime(pod).catch((err) => log.warn({ err }, 'the database did not say what time it is'));
  await ask();
  const asking = (async () => {
    while (!stop.signal.aborted) {
      await pause(ASK_EVERY_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      if (!stop.signal.aborted) await withNewRequestId(ask);
    }
  })();
  lifecycle.onClose('clock', () => {
    stop.abort();
    return asking;
  });
}

async function askTime(pod: Pod): Promise<void> {
  const askedAt = performance.now();
  const { rows } = await sql<{ real: number; mall: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as real, extract(epoch from platform.now())::float8 * 1000 as mall
  `.execute(pod.as.qianpu_public);
  // It was said about half-way between question and answer.
  const saidAt = (askedAt + performance.now()) / 2;
  if (rows[0]) since = { real: rows[0].real - saidAt, mall: rows[0].mall - saidAt };
}
