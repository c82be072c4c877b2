import { Counter } from 'prom-client';
import type { Lifecycle } from '../lifecycle.ts';
import type { Logger } from '../log.ts';
import { beginAtZero, registry } from '../metrics.ts';
import { useTracer } from './trace.ts';

export interface TraceSettings {
  /** Undefined: no traces, and nothing that makes them is loaded. */
  readonly endpoint: string | undefined;
  readonly headers: string | undefined;
  readonly share: number;
}

/** Between two lines about a collector that takes nothing. */
const TOLD_EVERY_MS = 60_000;

/** The first to be opened, so that it is closed when nothing makes spans any more. */
export async function startTracing(
  { endpoint, headers, share }: TraceSettings,
  { role, release }: { readonly role: string; readonly release: string },
  log: Logger,
  lifecycle: Lifecycle,
): Promise<void> {
  if (endpoint === undefined) return;
  const sent = new Counter({
    name: 'qianpu_spans_total',
    help: 'Spans by what became of them: sent, lost (the collector did not take them)',
    labelNames: ['outcome'],
    registers: [registry],
  });
  beginAtZero(sent, 'outcome', ['sent', 'lost']);
  let toldAt = Number.NEGATIVE_INFINITY;
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  const tracer = createOtlpTracer({
    endpoint,
    headers: readHeaders(headers ?? ''),
    share,
    role,
    release,
    onSent: (spans, err) => {
      sent.inc({ outcome: err ? 'lost' : 'sent' }, spans);
      if (!err || performance.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = performance.now();
      log.warn({ err, spans }, 'the collector did not take traces');
    },
  });
  useTracer(tracer);
  lifecycle.onClose('traces', async () => {
    useTracer(undefined);
    await tracer.close();
  });
}

/** `authorization=Bearer …,x-tenant=1`; what has no name is left out. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
