/**
 * Deals entries into two columns, each to the shorter one. An entry's place depends only on those before it,
 * so a list that grows at its end never moves what is already on the screen.
 */
export function twoColumns<T>(entries: readonly T[], heightOf: (entry: T) => number): readonly [readonly T[], readonly T[]] {
  const left: T[] = [];
  const right: T[] = [];
  let lead = 0;
  for (const entry of entries) {
    if (lead <= 0) {
      left.push(entry);
      lead += heightOf(entry);
    } else {
      right.push(entry);
      lead -= heightOf(entry);
    }
  }
  return [left, right];
}
