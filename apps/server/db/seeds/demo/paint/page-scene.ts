import sharp from 'sharp';
import type { DemoScene, DemoShop, Scenery, StandingArt } from '../demo.types.ts';
import { wordsSvg } from './lettering.ts';
import { type Palette, palettes } from './palettes.ts';
import { writeJpeg } from './picture-file.ts';
import type { Placement } from './poses.ts';
import { composeScene } from './scene.ts';
import { backdropSvg } from './stage.ts';

/** The widest the picture server answers; small pictures are painted for a phone with three pixels a point. */
const widest = 750;
const sharpest = 3;
/** An object may be this much wider than its height, then it gets smaller. */
const widestShare = 2.2;

/** Paints a picture of a decorated page. */
export async function paintPageScene(scene: DemoScene, theme: DemoShop['style']['theme'], file: string): Promise<void> {
  const palette = palettes[scene.palette];
  const scale = Math.min(sharpest, widest / scene.size[0]);
  const width = Math.round(scene.size[0] * scale);
  const height = Math.round(scene.size[1] * scale);
  const picture = await composeScene({
    width,
    height,
    placements: scene.objects.map((object) => stand(object, width, height)),
    backdrop: sharp(Buffer.from(backdropSvg({ width, height, palette, scenery: sceneries[scene.scenery](palette, width, height) }))),
    lettering: overlaySvg(width, height, [
      ...(scene.words ? [wordsSvg(scene.words, { width, scale, text: palette.text, theme })] : []),
      ...scene.objects.map((object) => markSvg(object, scale)),
    ]),
  });
  await writeJpeg(picture, file);
}

const overlaySvg = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;

/** A white point with a soft ring. */
function markSvg({ x, foot, tall, mark }: StandingArt, scale: number): string {
  if (!mark) return '';
  const [cx, cy] = mark === true ? [x, foot - tall / 2] : mark;
  const point = (radius: number, paint: string) => `<circle cx="${cx}%" cy="${cy}%" r="${radius * scale}" ${paint}/>`;
  return point(9, 'fill="#fff" opacity=".4"') + point(8, 'fill="#1a1208" opacity=".12"') + point(4.5, 'fill="#fff"');
}

function stand(
  { x, foot, tall, turn = 0, mirrored = false, floats = false, ...art }: StandingArt,
  width: number,
  height: number,
): Placement {
  const size = (tall / 100) * height;
  return {
    art,
    box: { width: size * widestShare, height: size },
    x: (x / 100) * width,
    ground: (foot / 100) * height,
    lift: 0,
    turn,
    mirrored,
    shadow: !floats,
  };
}

/** A rectangle in percent of the picture. */
const rect = (x: number, y: number, width: number, height: number, paint: string) =>
  `<rect x="${x}%" y="${y}%" width="${width}%" height="${height}%" ${paint}/>`;

const tableTop = 66;
const table = rect(0, tableTop, 100, 100 - tableTop, 'fill="url(#floor)"') + rect(0, tableTop, 100, 0.5, 'fill="#fff" opacity=".4"');

const board = (y: number) =>
  rect(0, y + 3, 100, 7, 'fill="url(#cast)" opacity=".5"') +
  rect(0, y, 100, 3, 'fill="url(#drum)"') +
  rect(0, y, 100, 0.5, 'fill="#fff" opacity=".6"');

const sceneries: Readonly<Record<Scenery, (palette: Palette, width: number, height: number) => string>> = {
  glow: (_palette, width, height) => `<circle cx="50%" cy="58%" r="${Math.min(width, height) * 0.52}" fill="url(#glow)"/>`,
  table: () => table,
  arch: ({ light, edge }, width, height) => {
    const reach = Math.min(width * 0.36, height * 0.34);
    const door = (radius: number) =>
      `M${width / 2 - radius} ${height * 0.86}V${height * 0.3 + reach}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${height * 0.86}Z`;
    return (
      `<path d="${door(reach)}" fill="${edge}" opacity=".7"/><path d="${door(reach * 0.86)}" fill="${light}" opacity=".8"/>` +
      rect(0, 86, 100, 14, 'fill="url(#floor)"')
    );
  },
  sun: ({ edge }, width, height) => `<circle cx="74%" cy="34%" r="${Math.min(width, height) * 0.26}" fill="${edge}" opacity=".6"/>`,
  window: ({ light }) =>
    rect(16, 30, 68, tableTop - 30, `fill="${light}" stroke="#fff" stroke-width="6"`) +
    rect(49.4, 30, 1.2, tableTop - 30, 'fill="#fff"') +
    rect(16, 47, 68, 0.8, 'fill="#fff"') +
    table,
  boards: () => board(54) + board(92),
};
