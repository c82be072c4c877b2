import { AsyncLocalStorage } from 'node:async_hooks';

export const TRACE_HEADER = 'traceparent';

/** What a span is of; its labels name calls, statements and routes as the source does, and nobody's data. */
export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly labels?: Readonly<Record<string, string>>;
}

/** Something that takes time, as a part of what somebody asked for. */
export interface TraceSpan {
  readonly traceId: string;
  /** As whoever goes on in another process is told. */
  readonly traceparent: string;
  rename(name: string): void;
  label(name: string, value: string | number): void;
  /** With what it failed, if it did: its kind is kept, its words may hold somebody's data. */
  end(error?: unknown): void;
}

export interface Tracer {
  /** `from`: a span of this process or of another. Undefined: this one is not followed. */
  begin(start: SpanStart, from: TraceSpan | string | undefined): TraceSpan | undefined;
  /** What is sent on where nothing is followed, so that the next process does not begin to. */
  readonly unfollowed: string;
}

const storage = new AsyncLocalStorage<TraceSpan | undefined>();
/** Without one no trace is kept, and nothing below costs more than looking at this. */
let tracer: Tracer | undefined;

export function useTracer(chosen: Tracer | undefined): void {
  tracer = chosen;
}

/** What this code works for is followed as; most of the time nothing. */
export const currentSpan = (): TraceSpan | undefined => (tracer ? storage.getStore() : undefined);

/** The header for the next process; undefined while no traces are kept. */
export const traceparentOf = (span: TraceSpan | undefined): string | undefined => span?.traceparent ?? tracer?.unfollowed;

/** The beginning of a trace, or of its part in this process. It is followed wherever `work` goes, and ended by whoever began it. */
export const beginPart = (start: SpanStart, from?: TraceSpan | string): TraceSpan | undefined => tracer?.begin(start, from);

/** `work` and what it waits for belong to the span, or to none. */
export const within = <T>(span: TraceSpan | undefined, work: () => T): T => (tracer ? storage.run(span, work) : work());

/** A part of what is followed, when something is. */
export function traced<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = currentSpan();
  const span = parent && tracer?.begin(start(), parent);
  return span ? measured(span, work) : work();
}

/** The same for work nobody here asked for: an event, a job, what is due. */
export function tracedPart<T>(start: SpanStart, from: string | null, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const span = tracer.begin(start, from ?? undefined);
  return span ? measured(span, work) : storage.run(undefined, work);
}

function measured<T>(span: TraceSpan, work: () => Promise<T>): Promise<T> {
  return storage.run(span, async () => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  });
}
