import { randomBytes } from 'node:crypto';
import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanStart, Tracer, TraceSpan } from './trace.ts';

/** Loaded where traces are kept, and only there: it takes a third of a second and 19 MB. */
export interface OtlpSettings {
  /** The collector; "/v1/traces" follows. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of what begins here, 0 to 1. */
  readonly share: number;
  readonly role: string;
  readonly release: string;
  /** Told how many spans arrived, or did not. */
  readonly onSent: (spans: number, error: Error | undefined) => void;
}

const EXPORT_MS = 3_000;
const SUCCESS = 0;

const kinds: Record<SpanStart['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export function createOtlpTracer({ endpoint, headers, share, role, release, onSent }: OtlpSettings): Tracer & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'qianpu', 'service.name': role, 'service.version': release }),
    // Who is followed is decided below, before anything is made for them.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: counting(exporter, onSent), exportTimeoutMillis: EXPORT_MS })],
  });
  const tracer = provider.getTracer('qianpu');
  const known = new WeakMap<TraceSpan, Context>();

  const contextOf = (from: TraceSpan | string | undefined): Context | undefined => {
    if (typeof from === 'object') return known.get(from);
    if (from !== undefined) return readParent(from);
    return Math.random() < share ? ROOT_CONTEXT : undefined;
  };
  return {
    unfollowed: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
    begin: ({ name, kind, labels }, from) => {
      const context = contextOf(from);
      if (!context) return undefined;
      const begun = tracer.startSpan(name, { kind: kinds[kind], ...(labels && { attributes: labels }) }, context);
      const span = viewOf(begun);
      known.set(span, trace.setSpan(ROOT_CONTEXT, begun));
      return span;
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** W3C trace context, version 00. What is malformed begins a trace of no one's. */
function readParent(text: string): Context | undefined {
  const [, traceId = '', spanId = '', flags = '00'] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? [];
  const context = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;
  return isSampled && isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : undefined;
}

function viewOf(span: Span): TraceSpan {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-01`,
    rename: (name) => void span.updateName(name),
    label: (name, value) => void span.setAttribute(name, value),
    end: (error) => {
      if (error !== undefined) span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Our own failures by name, PostgreSQL's and Node's by code, all others by class: never the message. */
function kindOf(error: unknown): string {
  const { failure, code, name } = (error ?? {}) as { failure?: unknown; code?: unknown; name?: unknown };
  return [failure, code, name].find((one) => typeof one === 'string' && /^[\w-]{1,40}$/.test(one))?.toString() ?? 'fault';
}

const counting = (exporter: OTLPTraceExporter, onSent: OtlpSettings['onSent']): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      onSent(spans.length, result.code === SUCCESS ? undefined : (result.error ?? new Error('the collector took nothing')));
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush(),
});
