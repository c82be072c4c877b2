import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFolder, workFolder } from './studio-place.ts';

const CELL = 240;
const CAPTION = 26;
const COLUMNS = 8;
/** Pictures of one sheet: more cannot be judged at a glance. */
const EACH = 48;

/** Contact sheets of the committed pictures, or of those whose names begin so; answers their files. */
export async function writeSheets(begins: readonly string[]): Promise<string[]> {
  const names = readdirSync(pictureFolder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace('.webp', ''))
    .filter((name) => begins.length === 0 || begins.some((start) => name.startsWith(start)))
    .toSorted();
  mkdirSync(workFolder, { recursive: true });
  const files: string[] = [];
  for (let from = 0; from < names.length; from += EACH) {
    const file = path.join(workFolder, `sheet-${files.length + 1}.png`);
    await writeSheet(names.slice(from, from + EACH), file);
    files.push(file);
  }
  return files;
}

async function writeSheet(names: readonly string[], file: string): Promise<void> {
  const cells = await Promise.all(names.map(cellOf));
  const rows = Math.ceil(names.length / COLUMNS);
  const place = (at: number) => ({ left: (at % COLUMNS) * CELL, top: Math.floor(at / COLUMNS) * (CELL + CAPTION) });
  await sharp({ create: { width: COLUMNS * CELL, height: rows * (CELL + CAPTION), channels: 3, background: '#ffffff' } })
    .composite(
      cells.flatMap(({ picture, caption }, at) => [
        { input: picture, ...place(at) },
        { input: caption, left: place(at).left, top: place(at).top + CELL },
      ]),
    )
    .png()
    .toFile(file);
}

async function cellOf(name: string) {
  const inside = { width: CELL - 8, height: CELL - 8, fit: 'contain' as const, background: '#ffffff' };
  const picture = await sharp(path.join(pictureFolder, `${name}.webp`))
    .resize(inside)
    .toBuffer();
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CAPTION}"><text x="4" y="17" font-family="sans-serif" font-size="14">${name}</text></svg>`;
  return { picture, caption: Buffer.from(caption) };
}
