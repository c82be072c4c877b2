import { opsRows } from '@qianpu/contract/calls/ops';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { TelemetryContext } from './telemetry.types.ts';

/** How fast the page was that the document was loaded for, told once: when it is out of sight for the first time. */
export function sendVitals({ page, env, build, send }: Pick<TelemetryContext, 'page' | 'env' | 'build' | 'send'>): void {
  const vitals: Record<string, number> = {};
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    on(({ name, value }) => {
      vitals[name] = value;
    });
  }
  const left = new AbortController();
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    left.abort();
    void send(opsRows['ops.report.vitals'], { page, env, build, ...vitals });
  };
  // The library has its last say at the same event, but earlier on its way.
  window.addEventListener('visibilitychange', tell, { signal: left.signal });
  window.addEventListener('pagehide', tell, { signal: left.signal });
}
