/** Pixels a picture in the conversation takes at most. */
const WIDEST = 168;
const TALLEST = 208;
/** What is longer than this is cut at its ends. */
const LONGEST = 2.4;

/** As its proportions have it, so that nothing moves when it comes. */
export function photoSize({ width, height }: { readonly width: number; readonly height: number }) {
  const ratio = Math.min(LONGEST, Math.max(1 / LONGEST, width / height || 1));
  const wide = Math.round(Math.min(WIDEST, TALLEST * ratio));
  return { width: wide, height: Math.round(wide / ratio) };
}
