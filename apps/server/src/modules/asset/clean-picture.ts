import { fail } from '@qianpu/contract/failure';
import { uploadLongestSide } from '@qianpu/kit/upload-limits';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import type { CleanPicture } from './asset.types.ts';
import { countScans } from './jpeg-scans.ts';
import { mainColour } from './main-colour.ts';

/** By what a file's first bytes say, the decoder that may read it. A drawing (svg) is a program, and is no picture here. */
const decoders: Readonly<Record<string, Metadata['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
const HEAD_BYTES = 4_100;

/** 40 million pixels of four bytes, which is what a decoder may need to hold of a picture at once. */
const MOST_DECODED_BYTES = 160_000_000;
const MOST_PIXELS = 40_000_000;
/** For every scan a decoder goes over the whole picture once more: ten are usual, and ten thousand fit into a small file. */
const MOST_SCANS = 50;

/** Every picture is another one: what the decoder would remember of the last ones is memory for nothing. */
sharp.cache(false);

/** Half a picture is none; what decoders only warn of, phones write every day. */
const reading = { failOn: 'error' } as const;

/**
 * A picture decoded and made anew from its pixels: turned as it was held, at most so large, without names, places, profiles or anything else
 * a file can carry. Of a moving picture the first frame. See-through is kept where it may be, else the ground is white.
 */
export async function cleanPicture(file: Buffer, { isClear }: { readonly isClear: boolean }): Promise<CleanPicture> {
  const { hasAlpha } = await readHead(file);
  const picture = sharp(file, { ...reading, limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: uploadLongestSide, height: uploadLongestSide, fit: 'inside', withoutEnlargement: true });
  const ending = hasAlpha && isClear ? 'png' : 'jpg';
  const made = ending === 'png' ? picture.png({ compressionLevel: 9 }) : picture.flatten({ background: '#fff' }).jpeg({ quality: 85 });
  const { data, info } = await made.toBuffer({ resolveWithObject: true }).catch(refuse);
  return { data, ending, width: info.width, height: info.height, colour: ending === 'jpg' ? await mainColour(data) : null };
}

/** Nothing is decoded yet: a bomb is known by the size it says it has. */
async function readHead(file: Buffer): Promise<Metadata> {
  const type = await fileTypeFromBuffer(file.subarray(0, HEAD_BYTES)).catch(() => undefined);
  const decoder = decoders[type?.mime ?? ''];
  if (!decoder) throw fail('PICTURE_UNREADABLE');
  const head = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  // Two readers that do not agree are being told different things.
  if (head.format !== decoder) throw fail('PICTURE_UNREADABLE');
  const pixels = head.width * head.height;
  if (pixels > MOST_PIXELS || pixels * head.channels * bytesASample(head) > MOST_DECODED_BYTES) throw fail('PICTURE_TOO_LARGE');
  if (decoder === 'jpeg' && countScans(file, MOST_SCANS) > MOST_SCANS) throw fail('PICTURE_UNREADABLE');
  return head;
}

/** Of a JPEG that comes in several scans all coefficients are held until the last one. */
const bytesASample = ({ format, depth, isProgressive }: Metadata): number =>
  depth !== 'uchar' || (format === 'jpeg' && isProgressive) ? 2 : 1;

function refuse(): never {
  throw fail('PICTURE_UNREADABLE');
}
