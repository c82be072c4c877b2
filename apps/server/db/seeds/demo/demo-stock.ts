import { createHash } from 'node:crypto';

/**
 * Pieces of a demo SKU, the same each time it is loaded: one in twenty is sold out (never the first of a goods), one in twelve has one to five left, the
 * rest between 60 and 1,259.
 */
export function stockOf(goodsKey: string, skuAt: number): number {
  const lot = createHash('sha256').update(`${goodsKey}#${skuAt}`).digest();
  if (skuAt > 0 && lot.readUInt8(0) < 256 / 20) return 0;
  if (lot.readUInt8(1) < 256 / 12) return 1 + (lot.readUInt8(2) % 5);
  return 60 + (lot.readUInt16BE(4) % 1_200);
}
