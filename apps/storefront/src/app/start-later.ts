import { startClientState } from './client-state/start-client-state.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';
import { watchBestPrices } from './watch-best-prices.ts';

/** What waits until the page has long been usable: a chunk of its own. */
export function startLater(visit: Parameters<typeof startTelemetry>[0] & Parameters<typeof startClientState>[0]): void {
  startTelemetry(visit);
  watchBestPrices(visit);
  startClientState(visit);
}
