import { Counter, Gauge, Histogram } from 'prom-client';
import { beginAtZero, registry } from '#platform/metrics';

export const knownSeconds = new Histogram({
  name: 'qianpu_payment_known_seconds',
  help: 'From the provider taking the money to our knowing of it, by how we learned',
  labelNames: ['source'],
  buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600],
  registers: [registry],
});
for (const source of ['notify', 'look']) knownSeconds.zero({ source });

export const notices = new Counter({
  name: 'qianpu_payment_notices_total',
  help: 'Callbacks of payment providers: acted, repeated, kept (acted upon later), mismatch (signed, but not what we asked for), or why not believed',
  labelNames: ['outcome'],
  registers: [registry],
});
beginAtZero(notices, 'outcome', ['mismatch', 'signature', 'seal', 'headers', 'time', 'unknown-serial']);

export const settlements = new Counter({
  name: 'qianpu_payments_settled_total',
  help: 'Money that came, by what became of it: paid, late (goes back)',
  labelNames: ['outcome'],
  registers: [registry],
});

export const refunds = new Counter({
  name: 'qianpu_refunds_total',
  help: 'Refunds by what the provider said: done, processing, refused, abnormal, unknown',
  labelNames: ['outcome'],
  registers: [registry],
});
beginAtZero(refunds, 'outcome', ['refused', 'abnormal']);

export const billDifferences = new Gauge({
  name: 'qianpu_bill_differences',
  help: 'Differences found in the last bills this process held against the book',
  registers: [registry],
});
