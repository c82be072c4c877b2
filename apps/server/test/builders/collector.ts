import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** As OTLP has it. */
export interface CollectedSpan {
  readonly role: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
}

export interface TestCollector {
  readonly endpoint: string;
  spans(): Promise<readonly CollectedSpan[]>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, '../fixtures/otlp-collector.ts');

/** A process of its own, as a collector is. */
export async function aCollector(): Promise<TestCollector> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [endpoint] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    endpoint,
    spans: async () => (await fetch(`${endpoint}/spans`)).json() as Promise<CollectedSpan[]>,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
