const MARK = 0xff;
const SCAN = 0xda;
const END = 0xd9;

/** Marks that stand alone: a byte of the picture that looks like one, a reserved one, restarts and the beginning. */
const isBare = (mark: number): boolean => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/**
 * In how many scans a JPEG brings its picture, counted until there are more than `most`. Up to its end alone: behind it telephones keep
 * films, in which the same bytes stand by chance.
 */
export function countScans(jpeg: Buffer, most: number): number {
  let scans = 0;
  for (let at = 0; at >= 0 && at + 4 <= jpeg.length && scans <= most; ) {
    const mark = jpeg[at + 1] ?? END;
    if (mark === END) break;
    if (mark === SCAN) scans += 1;
    // A mark may be written with several of its first bytes; what is long says how long it is.
    const length = mark === MARK ? 1 : isBare(mark) ? 2 : 2 + jpeg.readUInt16BE(at + 2);
    at = jpeg.indexOf(MARK, at + length);
  }
  return scans;
}
