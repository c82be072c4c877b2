import { rename, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

export async function writeJpeg(picture: Sharp, file: string): Promise<void> {
  // Full colour resolution: halved, it frays the saturated edges of the objects.
  await writeAtomically(await picture.removeAlpha().jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer(), file);
}

export async function writePng(picture: Sharp, file: string): Promise<void> {
  await writeAtomically(await picture.png({ compressionLevel: 9 }).toBuffer(), file);
}

/** Files that exist are never painted again, so a half-written one must not carry the final name. */
export async function writeAtomically(bytes: Buffer, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
