/** The mall counts no further. */
export const mostFound = 1_000;
