/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file a `Range` header asks for (RFC 9110, 14). Undefined: none that we know to answer, so the whole file;
 * null: one that lies outside it. Several parts at once are never asked for by a player.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return undefined;
  // "-500": the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first <= last ? { first, last } : null;
}
