import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const photo = (width = 60, height = 40) => sharp({ create: { width, height, channels: 4, background: { r: 9, g: 90, b: 9, alpha: 0.5 } } });
const clean = async (file: Promise<Buffer> | Buffer, isClear = false) => cleanPicture(await file, { isClear });

describe('a picture made anew (spec 7.7)', () => {
  test.each([
    ['JPEG', photo().jpeg()],
    ['PNG', photo().png()],
    ['WebP', photo().webp()],
    ['GIF', photo().gif()],
  ])('from %s', async (_kind, file) => {
    expect(await clean(file.toBuffer())).toMatchObject({ ending: 'jpg', width: 60, height: 40 });
  });

  test('is see-through only where it may be, and only if it was', async () => {
    expect((await clean(photo().png().toBuffer(), true)).ending).toBe('png');
    expect((await clean(photo().jpeg().toBuffer(), true)).ending).toBe('jpg');
    expect((await clean(photo().png().toBuffer(), false)).ending).toBe('jpg');
  });

  test('says what most of it looks like, unless it is see-through', async () => {
    const wall = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c8d8e8' } });
    const spot = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a01010' } })
      .png()
      .toBuffer();
    const { colour } = await clean(
      wall
        .composite([{ input: spot }])
        .png()
        .toBuffer(),
    );
    expect(colour?.match(/../g)?.map((part) => Math.round(Number.parseInt(part, 16) / 32))).toEqual([6, 7, 7]);
    expect((await clean(photo().png().toBuffer(), true)).colour).toBeNull();
  });

  test('of a moving one is its first frame', async () => {
    const frames = await Promise.all([photo(), photo(), photo()].map((frame) => frame.png().toBuffer()));
    const moving = sharp(frames, { join: { animated: true } });
    expect(await clean(moving.gif().toBuffer())).toMatchObject({ width: 60, height: 40 });
    expect(await clean(moving.webp().toBuffer())).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    ['a TIFF', photo().tiff()],
    ['an AVIF', photo().avif()],
  ])('%s is not read', async (_kind, file) => {
    await expect(clean(file.toBuffer())).rejects.toMatchObject({ failure: 'PICTURE_UNREADABLE' });
  });

  test('a drawing is not read', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(clean(drawing)).rejects.toMatchObject({ failure: 'PICTURE_UNREADABLE' });
  });

  test('half a picture is none', async () => {
    const file = await photo(600, 400).jpeg().toBuffer();
    await expect(clean(file.subarray(0, file.length / 2))).rejects.toMatchObject({ failure: 'PICTURE_UNREADABLE' });
  });

  test('that says it has more than 40 million pixels is too large', async () => {
    const file = await photo().jpeg().toBuffer();
    // Height and width stand five bytes behind the mark of the frame.
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(5_000, frame + 5);
    file.writeUInt16BE(8_001, frame + 7);
    await expect(clean(file)).rejects.toMatchObject({ failure: 'PICTURE_TOO_LARGE' });
  });
});
