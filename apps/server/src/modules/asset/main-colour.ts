import sharp from 'sharp';

/** Enough to tell what most of a picture looks like, and decoded in a moment. */
const SIDE = 64;
/** Shades of each part that count as the same colour. */
const ALIKE = 32;

/** What most of a picture looks like: the mean of the colours of its largest group of alike ones, six digits. */
export async function mainColour(picture: Buffer | string): Promise<string> {
  const pixels = await sharp(picture).resize(SIDE, SIDE, { fit: 'inside' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const groups = Map.groupBy(triplesOf(pixels), (parts) => parts.map((part) => Math.floor(part / ALIKE)).join());
  const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
  const meanOf = (at: number) => Math.round(largest.reduce((sum, parts) => sum + (parts[at] ?? 0), 0) / largest.length);
  return [meanOf(0), meanOf(1), meanOf(2)].map((part) => part.toString(16).padStart(2, '0')).join('');
}

const triplesOf = (pixels: Buffer): number[][] =>
  Array.from({ length: pixels.length / 3 }, (_, at) => [...pixels.subarray(at * 3, at * 3 + 3)]);
