import type { Stage } from '../demo.types.ts';
import type { Palette } from './palettes.ts';
import { castGradient } from './shadow.ts';

/** Edge of a goods picture in pixels; the stages below are measured on it. */
export const pictureEdge = 750;
const centre = pictureEdge / 2;

/** Of another edge it is the same picture, larger or smaller. */
export function stageSvg(stage: Stage, palette: Palette, edge: number): string {
  return backdropSvg({ width: pictureEdge, height: pictureEdge, scale: edge / pictureEdge, palette, scenery: scenery[stage](palette) });
}

interface Backdrop {
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
  readonly palette: Palette;
  readonly scenery: string;
}

export function backdropSvg({ width, height, scale = 1, palette, scenery: inside }: Backdrop): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>
<radialGradient id="backdrop" cx="46%" cy="34%" r="82%"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.deep}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.edge}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>
<linearGradient id="drum"><stop offset="0" stop-color="${palette.edge}"/><stop offset=".35" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.edge}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${palette.light}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>
${castGradient}
</defs><rect width="${width}" height="${height}" fill="url(#backdrop)"/>${inside}</svg>`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number, paint: string): string {
  const [x, y, a, b] = [cx, cy, rx, ry].map((value) => value.toFixed(1));
  return `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" ${paint}/>`;
}

const scenery: Readonly<Record<Stage, (palette: Palette) => string>> = {
  plain: () => '',
  table: () =>
    `<rect y="495" width="${pictureEdge}" height="255" fill="url(#floor)"/><rect y="495" width="${pictureEdge}" height="3" fill="#fff" opacity=".35"/>`,
  halo: ({ light }) => ellipse(centre, 352, 268, 268, `fill="${light}" opacity=".9" stroke="#fff" stroke-opacity=".55" stroke-width="2"`),
  arch: ({ light, deep, edge }) =>
    `<path d="M150 620V325a225 225 0 0 1 450 0V620Z" fill="${edge}" opacity=".8"/><path d="M190 620V325a185 185 0 0 1 370 0V620Z" fill="${light}" opacity=".85"/>` +
    `<rect y="610" width="${pictureEdge}" height="140" fill="${deep}"/><rect y="610" width="${pictureEdge}" height="2" fill="#fff" opacity=".5"/>`,
  podium: ({ light }) =>
    ellipse(centre, 668, 366, 78, 'fill="url(#cast)"') +
    '<path d="M95 590v64a280 64 0 0 0 560 0v-64Z" fill="url(#drum)"/>' +
    ellipse(centre, 590, 280, 64, `fill="${light}" stroke="#fff" stroke-opacity=".7" stroke-width="2"`),
  split: ({ edge }) => `<path d="M0 ${pictureEdge}V435L${pictureEdge} 255V${pictureEdge}Z" fill="${edge}" opacity=".75"/>`,
  sun: ({ edge }) => ellipse(510, 228, 172, 172, `fill="${edge}" opacity=".75"`),
};
