import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { CANARY } from './canary.ts';
import type { Bases, HostileFile } from './hostile-file.types.ts';
import {
  pngBomb,
  pngChunk,
  pngHead,
  webpCanvas,
  withGifSize,
  withJpegScans,
  withJpegSegment,
  withJpegSize,
  withPngChunk,
  withRiffChunk,
} from './picture-parts.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Small files that say, or are, large pictures. */
export const bombs = async ({ jpeg, png, gif, webp }: Bases): Promise<HostileFile[]> => {
  const fineness = await flat(6_000).greyscale().jpeg({ progressive: true }).toBuffer();
  const text = pngChunk('zTXt', Buffer.concat([latin1(`${CANARY}\0\0`), deflateSync(Buffer.alloc(10_000_000), { level: 9 })]));
  const refused: [string, Buffer][] = [
    ['a PNG that says 30000 x 30000', Buffer.concat([pngHead({ width: 30_000, height: 30_000 }), png.subarray(33)])],
    ['a PNG of 30000 x 30000', pngBomb({ width: 30_000, height: 30_000, depth: 1, colour: 0 }, 3_751 * 30_000)],
    ['a PNG that says 2 billion x 2 billion', Buffer.concat([pngHead({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }), png.subarray(33)])],
    ['a PNG of nothing', Buffer.concat([pngHead({ width: 0, height: 0 }), png.subarray(33)])],
    ['a PNG of 5100 x 5100 with 16 bits', pngBomb({ width: 5_100, height: 5_100, depth: 16, colour: 6 }, (5_100 * 8 + 1) * 5_100)],
    ['a JPEG that says 65500 x 65500', withJpegSize(jpeg, 65_500, 65_500)],
    ['a JPEG that says 6400 x 6400', withJpegSize(jpeg, 6_400, 6_400)],
    ['a progressive JPEG of 40 million pixels', await flat(6_300).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG of 10,000 scans', withJpegScans(fineness, 10_000)],
    ['a WebP canvas of 16384 x 16384', webpCanvas(16_384, 16_384)],
    ['a PNG chunk that says 4 GB', withPngChunk(png, 'tEXt', latin1(CANARY), 0xffff_ffff)],
    ['a PNG chunk that says 2 GB', withPngChunk(png, 'iCCP', latin1(CANARY), 0x7fff_ffff)],
  ];
  const either: [string, Buffer][] = [
    // The decoder does not believe such sizes, and looks at the frame.
    ['a GIF that says 60000 x 60000', withGifSize(gif, 60_000, 60_000)],
    ['a GIF that says 65535 x 65535', withGifSize(gif, 65_535, 65_535)],
    ['a GIF that says 6000 x 6000', withGifSize(gif, 6_000, 6_000)],
    ['a WebP chunk that says 4 GB', withRiffChunk(webp, 'XMP ', latin1(CANARY), 0xffff_ffff)],
    ['a JPEG segment that says nothing', withJpegSegment(jpeg, 0xe1, latin1(CANARY), 0)],
    ['a JPEG segment that says 64 kB', withJpegSegment(jpeg, 0xe1, latin1(CANARY), 0xffff)],
    ['a PNG profile of 256 MB', withPngChunk(png, 'iCCP', Buffer.concat([latin1('x\0\0'), deflateSync(Buffer.alloc(256 * 1024 ** 2))]))],
    ['a PNG text of 256 MB', withPngChunk(png, 'zTXt', Buffer.concat([latin1('x\0\0'), deflateSync(Buffer.alloc(256 * 1024 ** 2))]))],
    ['a PNG with 9 GB of texts', Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 900 }, () => text), png.subarray(33)])],
    ['a JPEG with 9 MB of profile', profiles(jpeg)],
    ['10 MB that begin as a JPEG', Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(10 * 1024 ** 2 - 200)])],
  ];
  return [
    ...refused.map(([what, bytes]) => ({ what, bytes, becomes: 'refused' as const })),
    ...either.map(([what, bytes]) => ({ what, bytes, becomes: 'either' as const })),
  ];
};

const profiles = (jpeg: Buffer): Buffer => {
  const part = Buffer.concat([latin1('ICC_PROFILE\0\x01\xff'), Buffer.alloc(65_000)]);
  let whole = jpeg;
  for (let nth = 0; nth < 140; nth += 1) whole = withJpegSegment(whole, 0xe2, part);
  return whole;
};

/** Good pictures that cost the most a good one may. */
export const heavy = async (): Promise<HostileFile[]> => {
  const frames = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      flat(64, nth * 6)
        .png()
        .toBuffer(),
    ),
  );
  const clean: [string, Buffer][] = [
    ['a PNG of 40 million pixels', pngBomb({ width: 6_300, height: 6_300 }, (6_300 * 3 + 1) * 6_300)],
    ['a see-through PNG of 40 million pixels', pngBomb({ width: 6_300, height: 6_300, colour: 6 }, (6_300 * 4 + 1) * 6_300)],
    ['a PNG of 19 million pixels with 16 bits', pngBomb({ width: 4_400, height: 4_400, depth: 16, colour: 6 }, (4_400 * 8 + 1) * 4_400)],
    ['a JPEG of 40 million pixels', await flat(6_300).jpeg().toBuffer()],
    ['a progressive JPEG of 26 million pixels', await flat(5_100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['an interlaced PNG of 40 million pixels', await glass(6_300).png({ progressive: true }).toBuffer()],
    ['a WebP of 40 million pixels', await flat(6_300).webp({ effort: 0 }).toBuffer()],
    ['a GIF of 40 million pixels', await flat(6_300).gif({ effort: 1 }).toBuffer()],
    ['a lying JPEG of 30 million pixels', await flat(5_500).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
    [
      'a moving GIF',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ],
    [
      'a moving WebP',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ],
    ['a picture of one line', await flat(1).resize(9_000, 1).jpeg().toBuffer()],
  ];
  return clean.map(([what, bytes]) => ({ what, bytes, becomes: 'clean' }));
};

const glass = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 176, g: 58, b: 46, alpha: 0.5 } } });
const flat = (side: number, r = 176) => sharp({ create: { width: side, height: side, channels: 3, background: { r, g: 58, b: 46 } } });
