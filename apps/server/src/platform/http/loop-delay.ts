import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const LOOKED_AT_EVERY_MS = 250;

/** How late the process comes to its work, as the mean of the last quarter of a second. */
export interface LoopDelay {
  readonly ms: () => number;
  readonly stop: () => void;
}

export function watchLoop(): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let ms = 0;
  const timer = setInterval(() => {
    // Nothing measured within the time means that nothing else could run either; the mean is then no number.
    ms = Number.isNaN(delays.mean) ? LOOKED_AT_EVERY_MS : Math.max(0, delays.mean / 1e6 - RESOLUTION_MS);
    delays.reset();
  }, LOOKED_AT_EVERY_MS).unref();
  return {
    ms: () => ms,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}
