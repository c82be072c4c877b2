import sharp from 'sharp';
import { landscapeSvg } from './avatar-landscape.ts';
import { portraitSvg } from './avatar-portrait.ts';
import { writeJpeg } from './picture-file.ts';

/** So many members look different before two look alike. */
export const AVATARS = 60;
const edge = 132;

/** Two of three show themselves, the others a place. */
export async function paintAvatar(nth: number, file: string): Promise<void> {
  const content = nth % 3 === 2 ? landscapeSvg(Math.floor(nth / 3)) : portraitSvg(nth - Math.floor(nth / 3));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100">${content}</svg>`;
  await writeJpeg(sharp(Buffer.from(svg)), file);
}
