/** How long a device remembers which shop it was in, and who guided it there (spec 3, 9). */
export const shopCookieDays = 30;
export const guiderCookieDays = 1;
