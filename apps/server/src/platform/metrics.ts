import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one process. Never labelled by merchant: there may be a hundred thousand of them. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** What is watched for its growth is there before it grows: a series that begins at 3 has not grown for Prometheus. */
export const beginAtZero = <Label extends string>(counter: Counter<Label>, label: Label, values: readonly string[]): void => {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0);
};

export const httpSeconds = new Histogram({
  name: 'qianpu_http_seconds',
  help: 'Time from a request to its answer',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

export const pageAnswers = new Counter({
  name: 'qianpu_page_answers_total',
  help: 'Pages by how they were answered: fresh, stale, rendered, rescued (old copy after a failure), shell, refused',
  labelNames: ['how'],
  registers: [registry],
});
beginAtZero(pageAnswers, 'how', ['rescued', 'shell']);

export const pageRenders = new Counter({
  name: 'qianpu_page_renders_total',
  help: 'Renders of pages that were begun, by how they ended: done, cancelled (nobody waited any more, or it took too long), failed',
  labelNames: ['outcome'],
  registers: [registry],
});
beginAtZero(pageRenders, 'outcome', ['cancelled']);

export const callOutcomes = new Counter({
  name: 'qianpu_call_outcomes_total',
  help: 'Calls of the contract by name and outcome',
  labelNames: ['call', 'outcome'],
  registers: [registry],
});

export const headSignatures = new Counter({
  name: 'qianpu_head_signatures_total',
  help: 'A sample of envelopes by whether their head carries the value of a known client; it proves nothing and refuses nobody',
  labelNames: ['signed'],
  registers: [registry],
});

export const admissions = new Counter({
  name: 'qianpu_admissions_total',
  help: 'Calls and page renders by standing: begun, or refused (calls with 503, pages with the shell) and why (full, late, gone, lagging, no-connection)',
  labelNames: ['standing', 'outcome'],
  registers: [registry],
});

export const openStreams = new Gauge({
  name: 'qianpu_open_streams',
  help: 'Phones that are being told things as they happen',
  registers: [registry],
});

export const requestsInFlight = new Gauge({
  name: 'qianpu_requests_in_hand',
  help: 'Calls and page renders that have been begun and not ended, by standing',
  labelNames: ['standing'],
  registers: [registry],
});
