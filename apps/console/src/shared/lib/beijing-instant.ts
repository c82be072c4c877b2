/** An instant from what a calendar shows, whatever zone the browser is in: the merchant's clock is Beijing's. */
export const beijingInstant = (wallClock: string): number => Date.parse(`${wallClock}:00+08:00`);
