import sharp from 'sharp';
import type { Art, DemoShop, PaletteName } from '../demo.types.ts';
import { drawObject } from './object.ts';
import { palettes } from './palettes.ts';
import { writePng } from './picture-file.ts';

const iconEdge = 144;
const logoEdge = 192;

/** A round icon with transparent corners. */
export async function paintIcon(art: Art, palette: PaletteName, file: string): Promise<void> {
  const { light, deep } = palettes[palette];
  await paintDisc(art, { edge: iconEdge, radius: iconEdge / 2, objectShare: 0.62, top: light, bottom: deep, bottomOpacity: 0.72 }, file);
}

/** The shop's sign: a rounded square in a breath of the shop's own colour. */
export async function paintLogo(art: Art, [primary]: DemoShop['style']['colors'], file: string): Promise<void> {
  await paintDisc(art, { edge: logoEdge, radius: 52, objectShare: 0.66, top: '#ffffff', bottom: primary, bottomOpacity: 0.2 }, file);
}

interface Disc {
  readonly edge: number;
  readonly radius: number;
  readonly objectShare: number;
  readonly top: string;
  readonly bottom: string;
  readonly bottomOpacity: number;
}

async function paintDisc(art: Art, disc: Disc, file: string): Promise<void> {
  const { edge, radius } = disc;
  const box = Math.round(edge * disc.objectShare);
  const drawn = await drawObject(art, { width: box, height: box });
  const shape = `width="${edge}" height="${edge}" rx="${radius}"`;
  const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><defs>
<linearGradient id="wash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${disc.bottom}" stop-opacity="0"/><stop offset="1" stop-color="${disc.bottom}" stop-opacity="${disc.bottomOpacity}"/></linearGradient>
</defs><rect ${shape} fill="${disc.top}"/><rect ${shape} fill="url(#wash)"/></svg>`;
  const layer = {
    input: drawn.data,
    raw: { width: drawn.width, height: drawn.height, channels: 4 as const },
    left: Math.round((edge - drawn.width) / 2),
    top: Math.round((edge - drawn.height) / 2),
  };
  await writePng(sharp(Buffer.from(backdrop)).composite([layer]), file);
}
