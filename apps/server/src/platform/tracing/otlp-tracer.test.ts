import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOtlpTracer } from './otlp-tracer.ts';
import type { SpanStart, Tracer } from './trace.ts';

const start: SpanStart = { name: 'probe', kind: 'internal' };
const traceId = 'a'.repeat(32);
const spanId = 'b'.repeat(16);
const open = (share: number) =>
  createOtlpTracer({ endpoint: 'http://127.0.0.1:1', headers: {}, share, role: 'api', release: 'one', onSent: () => undefined });

describe('which traces are followed (A30)', () => {
  let [none, all]: (Tracer & { close(): Promise<void> })[] = [];
  beforeAll(() => {
    [none, all] = [open(0), open(1)];
  });
  afterAll(() => Promise.all([none?.close(), all?.close()]));

  test('a share of those that begin here', () => {
    expect(none?.begin(start, undefined)).toBeUndefined();
    expect(all?.begin(start, undefined)?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  test('as the process before decided, whatever the share', () => {
    expect(none?.begin(start, `00-${traceId}-${spanId}-01`)?.traceId).toBe(traceId);
    expect(all?.begin(start, `00-${traceId}-${spanId}-00`)).toBeUndefined();
    expect(all?.begin(start, none?.unfollowed)).toBeUndefined();
  });

  test('the parts of one that is', () => {
    const parent = all?.begin(start, undefined);
    expect(all?.begin(start, parent)?.traceId).toBe(parent?.traceId);
  });

  test.each([
    '',
    'x',
    `01-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}`,
  ])('never by a malformed header: %s', (header) => {
    expect(all?.begin(start, header)).toBeUndefined();
  });
});
