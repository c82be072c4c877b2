import type { DemoGoods, PaletteName, Stage, Tint } from '../demo.types.ts';
import { palettes } from './palettes.ts';
import { writeJpeg } from './picture-file.ts';
import type { Placement } from './poses.ts';
import { arrange, arrangeBasket, arrangeGroup, basket } from './poses.ts';
import { composeScene } from './scene.ts';
import { pictureEdge, type Shadow, stageSvg } from './stage.ts';
import type { Variation } from './variation.ts';
import { variationOf } from './variation.ts';

interface Angle {
  readonly stage: Stage;
  readonly palette: PaletteName;
  readonly placements: readonly Placement[];
}

/** Pixels of pictures nobody looks at from near: a third of the work. */
const smallEdge = 560;

/** Writes the pictures of one item, the main picture first: as many of its angles as there are files. */
export async function paintGoods(goods: DemoGoods, files: readonly string[]): Promise<void> {
  const variation = variationOf(goods.key);
  const angles = [asWrittenDown(goods, variation), onItsOwn(goods, variation), nearOrInCompany(goods, variation)];
  for (const [index, file] of files.entries()) {
    const angle = angles[index];
    if (angle) await writeJpeg(await paintAngle(angle, files.length === 1 ? smallEdge : pictureEdge), file);
  }
}

/** The item alone in another colour, as a SKU shows it. */
export async function paintStyle({ art, key }: DemoGoods, tint: Tint, file: string): Promise<void> {
  const placements = arrange('single', { ...art, tint }, 'halo', variationOf(key));
  await writeJpeg(await paintAngle({ stage: 'halo', palette: art.palette, placements }, smallEdge), file);
}

function paintAngle({ stage, palette, placements }: Angle, edge: number) {
  const scale = edge / pictureEdge;
  return composeScene({
    width: edge,
    height: edge,
    placements: placements.map((placement) => scaled(placement, scale)),
    backdrop: (shadows) =>
      stageSvg(
        stage,
        palettes[palette],
        shadows.map((shadow) => scaledShadow(shadow, 1 / scale)),
        edge,
      ),
  });
}

const scaled = ({ box, x, ground, ...rest }: Placement, scale: number): Placement => ({
  ...rest,
  box: { width: box.width * scale, height: box.height * scale },
  x: x * scale,
  ground: ground * scale,
});

const scaledShadow = ({ x, ground, width, footX, footWidth }: Shadow, scale: number): Shadow => ({
  x: x * scale,
  ground: ground * scale,
  width: width * scale,
  footX: footX * scale,
  footWidth: footWidth * scale,
});

function asWrittenDown({ art }: DemoGoods, variation: Variation): Angle {
  return { stage: art.stage, palette: art.palette, placements: arrange(art.pose, art, art.stage, variation) };
}

function onItsOwn({ art }: DemoGoods, variation: Variation): Angle {
  const stage = art.stage === 'podium' || (art.stage !== 'arch' && variation.flag('second stage')) ? 'arch' : 'podium';
  const palette = palettes[art.palette].neighbours[0];
  return { stage, palette, placements: arrange('single', art, stage, variation) };
}

function nearOrInCompany({ art }: DemoGoods, variation: Variation): Angle {
  const palette = palettes[art.palette].neighbours[1];
  const beside = art.beside ?? [];
  if (beside.includes(basket)) return { stage: 'table', palette, placements: arrangeBasket(art, 'table', variation) };
  if (beside.length > 0) return { stage: 'table', palette, placements: arrangeGroup(art, beside, 'table', variation) };
  const pose = art.pose === 'close' ? 'pair' : 'close';
  return { stage: 'plain', palette, placements: arrange(pose, art, 'plain', variation) };
}
