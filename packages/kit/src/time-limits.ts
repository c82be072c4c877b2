/** How long things may take, in milliseconds (spec 9). */
export const requestTimeoutMs = 10_000;
export const uploadTimeoutMs = 60_000;
export const chunkTimeoutMs = 120_000;

/** How long a toast is shown (spec 5, 9). */
export const toastMs = 1_500;

/** A second tap on a buying button does nothing for so long. */
export const doubleTapMs = 3_000;

/** The bottom navigation is looked for so often before it counts as hidden (spec 4). */
export const navPollMs = 100;
export const navPollTimes = 20;

/** After the start of a page; before, the network is the page's. */
export const serviceWorkerDelayMs = 5_000;
