import { readFile } from 'node:fs/promises';
import type { DemoFilm } from '../demo.types.ts';
import { writeWhole } from './picture-file.ts';

const films: Readonly<Record<DemoFilm, URL>> = { strawberry: new URL('../fresh/strawberry.mp4', import.meta.url) };

/** Puts a film where it is shown from. */
export async function layFilm(film: DemoFilm, file: string): Promise<void> {
  await writeWhole(await readFile(films[film]), file);
}
