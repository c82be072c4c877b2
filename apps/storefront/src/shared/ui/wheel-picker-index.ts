/** Pixels of one row; a finger can hit it. */
export const rowHeight = 44;

/** Rows a page key turns by: what is seen at once. */
const seenRows = 5;

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/** Which row stands in the middle of a wheel that was scrolled so far. */
export const indexAt = (scrollTop: number, count: number): number => within(Math.round(scrollTop / rowHeight), count);

/** Where a key turns a wheel; null for keys that mean nothing to it. */
export function indexByKey(index: number, key: string, count: number): number | null {
  const aims: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - seenRows,
    PageDown: index + seenRows,
    Home: 0,
    End: count - 1,
  };
  const aim = aims[key];
  return aim === undefined ? null : within(aim, count);
}
