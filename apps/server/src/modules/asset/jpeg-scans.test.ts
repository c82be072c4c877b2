import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { countScans } from './jpeg-scans.ts';

const photo = sharp({
  create: { width: 60, height: 40, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
});
const scan = Buffer.from([0xff, 0xda]);
/** Behind the first two bytes. */
const withSegment = (jpeg: Buffer, segment: Buffer) => Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);

describe('scans of a JPEG (spec 7.7)', () => {
  test.each([
    ['all at once', photo.clone().jpeg(), 1],
    ['ever finer', photo.clone().jpeg({ progressive: true }), 10],
  ])('one that shows %s', async (_how, picture, scans) => {
    expect(countScans(await picture.toBuffer(), 50)).toBe(scans);
  });

  test('what stands in a note or behind the end is none', async () => {
    const jpeg = await photo.clone().jpeg().toBuffer();
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), scan, scan, scan]);
    expect(countScans(Buffer.concat([withSegment(jpeg, note), scan, scan]), 50)).toBe(1);
  });

  test('a mark may be filled up', async () => {
    const jpeg = await photo.clone().jpeg().toBuffer();
    expect(countScans(withSegment(jpeg, Buffer.from([0xff, 0xff, 0xff])), 50)).toBe(1);
  });

  test('are counted until there are too many, however long it goes on', () => {
    const empty = Buffer.from([0xff, 0xda, 0, 2]);
    const endless = Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array.from({ length: 1_000 }, () => empty)]);
    expect(countScans(endless, 50)).toBe(51);
    expect(countScans(Buffer.alloc(9_000, 0xff), 50)).toBe(0);
    expect(countScans(Buffer.alloc(0), 50)).toBe(0);
  });
});
