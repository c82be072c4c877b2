import { Counter } from 'prom-client';
import { registry } from '../metrics.ts';

const registers = [registry];

export const deliveries = new Counter({
  name: 'qianpu_event_deliveries_total',
  help: 'Events given to a consumer, by outcome: acted, twin (had acted before), failed',
  labelNames: ['consumer', 'outcome'],
  registers,
});

export const eventsParked = new Counter({
  name: 'qianpu_events_parked_total',
  help: 'Events that failed too often and wait for a human',
  registers,
});
