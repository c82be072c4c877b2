import type { DemoScene, DemoShop } from '../demo.types.ts';
import { wordsHeight, wordsSvg } from './lettering.ts';
import { cutPhoto } from './photo.ts';
import { writeJpeg } from './picture-file.ts';
import { groundOf, overlaid, veilSvg } from './veil.ts';

/** The widest the picture server answers; small pictures are painted for a phone with three pixels a point. */
const widest = 750;
const sharpest = 3;

/** Paints a picture of a decorated page. */
export async function paintPageScene(scene: DemoScene, style: DemoShop['style'], file: string): Promise<void> {
  const scale = Math.min(sharpest, widest / scene.size[0]);
  const [width, height] = [Math.round(scene.size[0] * scale), Math.round(scene.size[1] * scale)];
  const photo = await (await cutPhoto(scene.photo, { width, height, focus: scene.focus, zoom: scene.zoom })).toBuffer();
  const parts = [
    ...(await wordsOf(scene, style, photo, { width, height, scale })),
    ...(scene.marks ?? []).map((mark) => markSvg(mark, scale)),
  ];
  await writeJpeg(overlaid(photo, width, height, parts), file);
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Painted pixels of one pixel of the page. */
  readonly scale: number;
}

/** Words stand at the top left on a veil of the photo's own colour. */
async function wordsOf({ words }: DemoScene, { theme }: DemoShop['style'], photo: Buffer, { width, height, scale }: Field) {
  if (!words) return [];
  const reach = Math.min(height, Math.round(wordsHeight(words) * scale));
  const ground = await groundOf(photo, { left: 0, top: 0, width, height: reach });
  return [veilSvg(ground, 'down', Math.min(1, (reach * 1.5) / height)), wordsSvg(words, { width, scale, text: ground.text, theme })];
}

/** A white point with a soft ring. */
function markSvg([x, y]: readonly [x: number, y: number], scale: number): string {
  const point = (radius: number, paint: string) => `<circle cx="${x}%" cy="${y}%" r="${radius * scale}" ${paint}/>`;
  return point(9, 'fill="#fff" opacity=".45"') + point(8, 'fill="#1a1208" opacity=".14"') + point(4.5, 'fill="#fff"');
}
