/** Limits of what is told about visits; times in milliseconds (spec 9). */
export const analyticsLimits = {
  sessionMs: 30 * 60_000,
  configTimeoutMs: 5_000,
  refreshMs: 30 * 60_000,
  heartbeatMs: 5_000,
  channelDays: 30,
  /** At least: an app that opens by then keeps the page from going on to its fallback. */
  deeplinkFallbackMs: 2_500,
  /** Characters. */
  stringLimit: 1_024,
} as const;
