/**
 * The older of two ids first. What is split off a promotion is named by its id and the SKU's, joined by a dash; a ladder has a word for an id
 * and was there before everything else.
 */
export function olderFirst(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((id) => id.split('-').map(numberOf)) as [bigint[], bigint[]];
  for (const [at, part] of ours.entries()) {
    const other = theirs[at] ?? -1n;
    if (part !== other) return part < other ? -1 : 1;
  }
  return ours.length < theirs.length ? -1 : 0;
}

const numberOf = (part: string): bigint => (/^\d+$/.test(part) ? BigInt(part) : -1n);
