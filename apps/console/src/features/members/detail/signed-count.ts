import { countText } from '#lib/count';

/** "+500", "−20": what comes or goes. */
export const signedCount = (count: number): string => (count > 0 ? `+${countText(count)}` : countText(count));
