import sharp, { type Sharp } from 'sharp';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  /** Mean colour below the words. */
  readonly color: string;
  readonly text: string;
}

const DARK_TEXT = '#2a221c';
const LIGHT_TEXT = '#fdf8f0';
/** Relative luminance at which dark and light text are equally readable. */
const MIDDLE = 0.18;

/** What words stand on, and the colour they are read best in. */
export async function groundOf(picture: Buffer, box: Box): Promise<Ground> {
  const { channels } = await sharp(await sharp(picture).extract(box).removeAlpha().toBuffer()).stats();
  const mean = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  const color = `#${mean.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { color, text: luminance(mean) > MIDDLE ? DARK_TEXT : LIGHT_TEXT };
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ground's colour over the photo where words stand, gone where the goods are. */
export const veilSvg = ({ color }: Ground, direction: 'right' | 'down', reach: number): string => {
  const end = direction === 'right' ? `x2="${reach}" y2="0"` : `x2="0" y2="${reach}"`;
  return `<defs><linearGradient id="veil" x1="0" y1="0" ${end}><stop offset="0" stop-color="${color}" stop-opacity=".94"/><stop offset=".55" stop-color="${color}" stop-opacity=".82"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#veil)"/>`;
};

/** A photo with something drawn over it. */
export const overlaid = (picture: Buffer, width: number, height: number, parts: readonly string[]): Sharp =>
  sharp(picture).composite([
    { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`) },
  ]);
