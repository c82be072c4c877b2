import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { DemoGoods, PaletteName, Stage } from '../demo.types.ts';
import { fromPixels, type Pixels, toPixels } from './object.ts';
import { palettes } from './palettes.ts';
import { writeJpeg } from './picture-file.ts';
import type { Placement } from './poses.ts';
import { arrange, arrangeBasket, arrangeGroup, basket } from './poses.ts';
import { composeScene } from './scene.ts';
import { pictureEdge, stageSvg } from './stage.ts';
import type { Variation } from './variation.ts';
import { variationOf } from './variation.ts';

interface View {
  readonly stage: Stage;
  readonly palette: PaletteName;
  readonly placements: readonly Placement[];
}

/** One picture of an item. */
export interface Angle extends View {
  /** Pixels. */
  readonly edge: number;
}

/** Pixels of pictures nobody looks at from near: a third of the work. */
const smallEdge = 560;

/** The item from so many sides, the main picture first. */
export function anglesOf(goods: DemoGoods, sides: number): Angle[] {
  const variation = variationOf(goods.key);
  const edge = sides === 1 ? smallEdge : pictureEdge;
  return [asWrittenDown, onItsOwn, nearOrInCompany].slice(0, sides).map((see) => ({ ...see(goods, variation), edge }));
}

/** The item alone in each of its colours, as its SKUs show it. */
export const stylesOf = ({ key, art, styles = [] }: DemoGoods): Angle[] =>
  styles.map((tint) => ({
    stage: 'halo',
    palette: art.palette,
    placements: arrange('single', { ...art, tint }, 'halo', variationOf(key)),
    edge: smallEdge,
  }));

/** What is the same for many pictures. */
export const backdropOf = ({ stage, palette, edge }: Angle): string => `${stage} ${palette} ${edge}`;

export async function paintAngle(angle: Angle, file: string): Promise<void> {
  const { edge, placements } = angle;
  const scale = edge / pictureEdge;
  const picture = await composeScene({
    width: edge,
    height: edge,
    placements: placements.map((placement) => scaled(placement, scale)),
    backdrop: fromPixels(await drawStage(angle)),
  });
  await writeJpeg(picture, file);
}

/** A few are enough for pictures that come in the order of their backdrops. */
const stages = new LRUCache<string, Promise<Pixels>>({ max: 6 });

function drawStage(angle: Angle): Promise<Pixels> {
  const key = backdropOf(angle);
  const known = stages.get(key);
  if (known) return known;
  const drawn = toPixels(sharp(Buffer.from(stageSvg(angle.stage, palettes[angle.palette], angle.edge))));
  stages.set(key, drawn);
  return drawn;
}

const scaled = ({ box, x, ground, ...rest }: Placement, scale: number): Placement => ({
  ...rest,
  box: { width: box.width * scale, height: box.height * scale },
  x: x * scale,
  ground: ground * scale,
});

function asWrittenDown({ art }: DemoGoods, variation: Variation): View {
  return { stage: art.stage, palette: art.palette, placements: arrange(art.pose, art, art.stage, variation) };
}

function onItsOwn({ art }: DemoGoods, variation: Variation): View {
  const stage = art.stage === 'podium' || (art.stage !== 'arch' && variation.flag('second stage')) ? 'arch' : 'podium';
  const palette = palettes[art.palette].neighbours[0];
  return { stage, palette, placements: arrange('single', art, stage, variation) };
}

function nearOrInCompany({ art }: DemoGoods, variation: Variation): View {
  const palette = palettes[art.palette].neighbours[1];
  const beside = art.beside ?? [];
  if (beside.includes(basket)) return { stage: 'table', palette, placements: arrangeBasket(art, 'table', variation) };
  if (beside.length > 0) return { stage: 'table', palette, placements: arrangeGroup(art, beside, 'table', variation) };
  const pose = art.pose === 'close' ? 'pair' : 'close';
  return { stage: 'plain', palette, placements: arrange(pose, art, 'plain', variation) };
}
