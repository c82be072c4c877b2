import type { ParsedOf } from '@qianpu/contract/types';
import { Histogram } from 'prom-client';
import { registry } from '#platform/metrics';

const labelNames = ['page', 'env'] as const;

const vitalsSeconds = new Histogram({
  name: 'qianpu_vitals_seconds',
  help: 'How fast pages were on phones: LCP, FCP, TTFB, INP; as phones say',
  labelNames: ['vital', ...labelNames],
  // The bounds of "good" and "poor" are among them: INP 0.2 and 0.5, TTFB 0.8 and 1.8, FCP 1.8 and 3, LCP 2.5 and 4.
  buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
  registers: [registry],
});

const vitalsCls = new Histogram({
  name: 'qianpu_vitals_cls',
  help: 'How much pages moved on phones: CLS; as phones say',
  labelNames,
  buckets: [0, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
  registers: [registry],
});

const timed = ['LCP', 'FCP', 'TTFB', 'INP'] as const;

export function noteVitals({ page, env, CLS, ...times }: ParsedOf<'ops.report.vitals'>): void {
  for (const vital of timed) {
    const ms = times[vital];
    if (ms !== undefined) vitalsSeconds.observe({ vital, page, env }, ms / 1_000);
  }
  if (CLS !== undefined) vitalsCls.observe({ page, env }, CLS);
}
