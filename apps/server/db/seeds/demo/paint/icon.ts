import sharp from 'sharp';
import type { DemoShop } from '../demo.types.ts';
import { cutPhoto } from './photo.ts';
import { writePng } from './picture-file.ts';

const iconEdge = 144;
const logoEdge = 192;
/** A main picture has air around its goods; an icon has no room for it. */
const iconZoom = 1.16;

const svg = (edge: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">${content}</svg>`);

/** A round piece of a goods' main picture. */
export async function paintIcon(goods: string, file: string): Promise<void> {
  const photo = await cutPhoto(`${goods}-main`, { width: iconEdge, height: iconEdge, zoom: iconZoom });
  const radius = iconEdge / 2;
  const disc = { input: svg(iconEdge, `<circle cx="${radius}" cy="${radius}" r="${radius}"/>`), blend: 'dest-in' as const };
  await writePng(sharp(await photo.ensureAlpha().png().toBuffer()).composite([disc]), file);
}

/** The shop's sign: its character on a rounded square in its colours. */
export async function paintLogo(character: string, { theme, colors }: DemoShop['style'], file: string): Promise<void> {
  const [primary, secondary, onPrimary] = colors;
  const font = theme === 'ink' ? 'Noto Serif CJK SC' : 'Noto Sans CJK SC';
  const end = theme === 'ink' ? primary : secondary;
  const sign = svg(
    logoEdge,
    `<defs><linearGradient id="wash" x1="0" y1="0" x2="1" y2="1"><stop offset=".35" stop-color="${primary}"/><stop offset="1.2" stop-color="${end}"/></linearGradient></defs>
<rect width="${logoEdge}" height="${logoEdge}" rx="44" fill="url(#wash)"/>
<text x="50%" y="${logoEdge * 0.69}" text-anchor="middle" font-family="${font}" font-size="${logoEdge * 0.54}" font-weight="700" fill="${onPrimary}">${character}</text>`,
  );
  await writePng(sharp(sign), file);
}
