/** Bytes of a file somebody uploads. */
export const uploadMostBytes = 10 * 1024 * 1024;

/** Pixels of the longer side of a picture as it is kept: a phone need not send more. */
export const uploadLongestSide = 2_000;
