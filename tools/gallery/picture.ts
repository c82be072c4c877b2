import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Bytes, and widths to try: the gallery is part of every clone. */
const rooms = { phone: { largest: 12_000, widths: [375, 300, 240] }, desk: { largest: 36_000, widths: [1080, 900, 720] } };
export type Room = keyof typeof rooms;
const qualities = [72, 60, 50, 40, 30, 20, 12];
/**
 * How far two pictures may be apart and still show the same: the mean difference of their pixels, of 255. A countdown's digits
 * are about 0.1, a changed line of text about 0.8.
 */
const tolerance = 0.4;

/** Writes the screenshot as a small picture, unless the one that is there shows the same. Whether it was written. */
export async function keepPicture(file: string, screenshot: Buffer, room: Room): Promise<boolean> {
  const picture = await shrink(screenshot, room);
  if (existsSync(file) && (await difference(readFileSync(file), picture)) <= tolerance) return false;
  writeFileSync(file, picture);
  return true;
}

async function shrink(screenshot: Buffer, room: Room): Promise<Buffer> {
  const { largest, widths } = rooms[room];
  for (const width of widths) {
    for (const quality of qualities) {
      const picture = await sharp(screenshot).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (picture.length <= largest) return picture;
    }
  }
  throw new Error(`a screenshot cannot be kept in ${largest} bytes`);
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([pixels(one), pixels(other)]);
  return before.reduce((sum, value, place) => sum + Math.abs(value - (after[place] ?? 0)), 0) / before.length;
}

const pixels = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(300, 650, { fit: 'fill' }).removeAlpha().raw().toBuffer();
