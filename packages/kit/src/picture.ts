/** What the picture server can make smaller (spec 5). */
export const isResizable = (path: string): boolean => /\.(?:png|jpe?g)$/i.test(path);

/** Widths such a picture can be had in, in pixels: those of the design at one to three times. */
export const pictureWidths = [180, 360, 540, 750] as const;

/** Hosts that share the pictures, so that more are fetched at once (spec 9). */
export const pictureHostCount = 3;

/** Lazy pictures (spec 4, 9): how near in screens, and attempts. The browser tells what is near, so there is no scroll to throttle. */
export const preloadFactor = 1.3;
export const pictureAttempts = 3;

/** The colour most of a picture has, where its name says it: "1/goods/0f3a__e8d5c1.jpg". */
export const colourOfPicture = (key: string): string | undefined => /__[\da-f]{6}\b/.exec(key)?.[0].replace('__', '#');
