import { crc32, deflateSync } from 'node:zlib';

/** Parts of picture files, written by hand: a library would refuse to write what hostile files are made of. */

const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255]);
const u32 = (value: number) => Buffer.from([(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
const u32le = (value: number) => Buffer.from(u32(value)).reverse();

const PNG_MAGIC = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** `says` lies about how long it is. */
export const pngChunk = (type: string, data: Buffer, says = data.length): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(says), named, u32(crc32(named))]);
};

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Bits a sample; 8 unless said. */
  readonly depth?: number;
  /** 0 grey, 2 colour, 6 colour and see-through. */
  readonly colour?: number;
}

export const pngHead = ({ width, height, depth = 8, colour = 2 }: PngOptions): Buffer =>
  Buffer.concat([PNG_MAGIC, pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, 0])]))]);

/** A PNG of one colour whose pixels are `raw` bytes of zeros, deflated to a thousandth of it. */
export const pngBomb = (input: PngOptions, raw: number): Buffer =>
  Buffer.concat([pngHead(input), pngChunk('IDAT', deflateSync(Buffer.alloc(raw), { level: 9 })), pngChunk('IEND', Buffer.alloc(0))]);

/** Behind the first chunk, where metadata stands. */
export const withPngChunk = (png: Buffer, type: string, data: Buffer, says?: number): Buffer => {
  const after = PNG_MAGIC.length + 25;
  return Buffer.concat([png.subarray(0, after), pngChunk(type, data, says), png.subarray(after)]);
};

/** A segment behind the first two bytes; `says` lies about how long it is. */
export const withJpegSegment = (jpeg: Buffer, marker: number, data: Buffer, says = data.length + 2): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), u16(says), data, jpeg.subarray(2)]);

export const exifOf = (text: string): Buffer => {
  const words = Buffer.from(`${text}\0`, 'latin1');
  // Big-endian TIFF with one entry: the camera's owner wrote a description (0x010e).
  const entry = Buffer.concat([u16(0x010e), u16(2), u32(words.length), u32(26)]);
  return Buffer.concat([Buffer.from('Exif\0\0MM\0*', 'latin1'), u32(8), u16(1), entry, u32(0), words]);
};

/** A JPEG that says another size than it has. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0));
  u16(height).copy(copy, frame + 5);
  u16(width).copy(copy, frame + 7);
  return copy;
}

/** A progressive JPEG whose last scan comes so many times more. */
export function withJpegScans(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => last), jpeg.subarray(-2)]);
}

export const riffChunk = (type: string, data: Buffer, says = data.length): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), u32le(says), data, Buffer.alloc(data.length % 2)]);

/** Behind the pictures of a WebP, the file's own length corrected or a lie. */
export function withRiffChunk(webp: Buffer, type: string, data: Buffer, says?: number): Buffer {
  const whole = Buffer.concat([webp, riffChunk(type, data, says)]);
  u32le(whole.length - 8).copy(whole, 4);
  return whole;
}

/** A WebP whose canvas is so large, with nothing on it. */
export const webpCanvas = (width: number, height: number): Buffer => {
  const side = (pixels: number) => u32le(pixels - 1).subarray(0, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.concat([Buffer.from([16, 0, 0, 0]), side(width), side(height)])),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), u32le(body.length), body]);
};

/** Before the first picture of a GIF, in blocks of 255 bytes at most. */
export function withGifComment(gif: Buffer, text: Buffer): Buffer {
  const colours = (gif[10] ?? 0) & 128 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0;
  const at = 13 + colours;
  const blocks: Buffer[] = [];
  for (let from = 0; from < text.length; from += 255) {
    const block = text.subarray(from, from + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat([gif.subarray(0, at), Buffer.from([0x21, 0xfe]), ...blocks, Buffer.from([0]), gif.subarray(at)]);
}

export function withGifSize(gif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(gif);
  copy.writeUInt16LE(width, 6);
  copy.writeUInt16LE(height, 8);
  return copy;
}
