/** What is told about visits, and how long it counts; times in milliseconds (spec 9). */
export const analyticsSessionMs = 30 * 60_000;
export const analyticsConfigTimeoutMs = 5_000;
export const analyticsRefreshMs = 30 * 60_000;
/** While a page is open: its last beat tells when it was left. */
export const leaveHeartbeatMs = 5_000;
export const channelMemoryDays = 30;
/** Characters of any text that is reported. */
export const stringLimit = 1_024;
