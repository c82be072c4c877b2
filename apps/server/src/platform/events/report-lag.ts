import { Gauge } from 'prom-client';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import { registry } from '../metrics.ts';
import { measureLag } from './outbox-claim.repo.ts';

const LATE_S = 60;

/** Measures the outbox whenever somebody asks for the figures; they stay as they were while the database is away. */
export function watchLag(pod: Pod, log: Logger): void {
  const gauge = new Gauge({
    name: 'qianpu_outbox',
    help: `Events by figure: oldest_seconds (due and not delivered; alarm above ${LATE_S}), waiting, parked (alarm above 0)`,
    labelNames: ['figure', 'pod'],
    registers: [registry],
    collect: async () => {
      try {
        const lag = await measureLag(pod.as.qianpu_pod);
        gauge.set({ figure: 'oldest_seconds', pod: pod.name }, lag.oldestSeconds);
        gauge.set({ figure: 'waiting', pod: pod.name }, lag.waiting);
        gauge.set({ figure: 'parked', pod: pod.name }, lag.parked);
      } catch (err) {
        log.warn({ err }, 'the outbox cannot be measured');
      }
    },
  });
}

/** Tells the lag to the log; late or parked events are a warning. */
export async function reportLag(pod: Pod, log: Logger): Promise<void> {
  const lag = await measureLag(pod.as.qianpu_pod);
  if (lag.oldestSeconds > LATE_S || lag.parked > 0) log.warn(lag, 'events are late or parked');
  else log.info(lag, 'events');
}
