import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { DemoFilm } from '../demo.types.ts';
import { writeAtomically } from './picture-file.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../pictures/${name}`, import.meta.url));

/** A rendered picture by its name, "orange-main". */
export const photoFile = (name: string): string => fileOf(`${name}.webp`);

interface Cut {
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** Percent of the photo that stays in the middle as far as the photo reaches. */
  readonly focus?: readonly [x: number, y: number] | undefined;
  readonly zoom?: number | undefined;
}

/** The largest part of a photo in that shape, or a `zoom`th of it, in that size. */
export async function cutPhoto(name: string, { width, height, focus = [50, 50], zoom = 1 }: Cut): Promise<Sharp> {
  const photo = sharp(photoFile(name));
  const size = await photo.metadata();
  const scale = Math.min(size.width / width, size.height / height) / zoom;
  const [cutWidth, cutHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const left = between(0, (size.width * focus[0]) / 100 - cutWidth / 2, size.width - cutWidth);
  const top = between(0, (size.height * focus[1]) / 100 - cutHeight / 2, size.height - cutHeight);
  return photo.extract({ left, top, width: cutWidth, height: cutHeight }).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
}

const between = (low: number, value: number, high: number) => Math.round(Math.max(low, Math.min(value, high)));

/** Puts a film where it is shown from. */
export const copyFilm = async (film: DemoFilm, file: string): Promise<void> => writeAtomically(await readFile(fileOf(`${film}.mp4`)), file);
