import { CANARY } from './canary.ts';

/** What a picture made here consists of; anything else in it came from outside. */
const jpegMarkers = new Set([0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd, 0xda]);
const pngChunks = new Set(['IHDR', 'pHYs', 'IDAT', 'IEND']);

/** Why a file that is served is not a clean picture; undefined when it is one. */
export function uncleanness(key: string, bytes: Buffer): string | undefined {
  if (bytes.includes(CANARY)) return 'the canary came through';
  return key.endsWith('.jpg') ? jpegFault(bytes) : pngFault(bytes);
}

function jpegFault(bytes: Buffer): string | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return 'no JPEG';
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return 'something behind the end';
  for (let at = 2; at < bytes.length - 2; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || !jpegMarkers.has(marker)) return `segment ${marker.toString(16)}`;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return undefined;
}

/** Inside a scan a marker's first byte is followed by nothing, or by a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] !== 0xff || bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) >= 0xd0 && (bytes[at + 1] ?? 0) <= 0xd7)) at += 1;
  return at;
}

function pngFault(bytes: Buffer): string | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return 'no PNG';
  let at = 8;
  for (let type = ''; type !== 'IEND'; ) {
    type = bytes.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(type)) return `chunk ${type}`;
    at += 12 + bytes.readUInt32BE(at);
  }
  return at === bytes.length ? undefined : 'something behind the end';
}
