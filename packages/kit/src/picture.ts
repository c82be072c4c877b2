/** What the picture server can make smaller (spec 5). */
export const isResizable = (path: string): boolean => /\.(?:png|jpe?g)$/i.test(path);

/** Hosts that share the pictures, so that more are fetched at once (spec 9). */
export const pictureHostCount = 3;

/** Lazy pictures (spec 4, 9): how near in screens, milliseconds between two looks, attempts. */
export const preloadFactor = 1.3;
export const lazyThrottleMs = 200;
export const pictureAttempts = 3;
