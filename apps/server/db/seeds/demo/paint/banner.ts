import sharp from 'sharp';
import type { Art, DemoBanner, DemoShop } from '../demo.types.ts';
import { letteringSvg } from './lettering.ts';
import { palettes } from './palettes.ts';
import { writeJpeg } from './picture-file.ts';
import type { Placement } from './poses.ts';
import { basket } from './poses.ts';
import { composeScene } from './scene.ts';
import { backdropSvg } from './stage.ts';

const width = 1035;
const height = 420;
const lettersEnd = 560;

export async function paintBanner(banner: DemoBanner, theme: DemoShop['style']['theme'], file: string): Promise<void> {
  const palette = palettes[banner.palette];
  const glow = '<circle cx="800" cy="175" r="330" fill="url(#glow)"/>';
  const lettering = letteringSvg(banner, {
    width,
    height,
    text: palette.text,
    buttonFill: palette.button,
    buttonText: palette.onButton,
    theme,
    room: lettersEnd - 56,
  });
  const picture = await composeScene({
    width,
    height,
    placements: standInARow(banner.objects),
    backdrop: sharp(Buffer.from(backdropSvg({ width, height, palette, scenery: glow }))),
    lettering,
  });
  await writeJpeg(picture, file);
}

interface BannerSpot {
  readonly x: number;
  readonly ground: number;
  readonly size: number;
  readonly turn: number;
  readonly lift?: number;
}

/** The first object is the hero; the others stand around it. Listed from the back to the front. */
const spotsByCount: readonly (readonly BannerSpot[])[] = [
  [{ x: 800, ground: 370, size: 310, turn: 0 }],
  [
    { x: 720, ground: 366, size: 300, turn: 0 },
    { x: 890, ground: 378, size: 200, turn: 6 },
  ],
  [
    { x: 795, ground: 360, size: 290, turn: 0 },
    { x: 935, ground: 376, size: 165, turn: 10 },
    { x: 652, ground: 374, size: 150, turn: -10 },
  ],
  [
    { x: 795, ground: 350, size: 280, turn: 0 },
    { x: 925, ground: 364, size: 180, turn: 9 },
    { x: 660, ground: 362, size: 165, turn: -8 },
    { x: 780, ground: 392, size: 120, turn: 4 },
  ],
];

/** What looks out of a basket that stands as the hero. */
const basketFilling: readonly BannerSpot[] = [
  { x: 742, ground: 360, size: 130, turn: -16, lift: 1 },
  { x: 848, ground: 360, size: 130, turn: 18, lift: 1 },
  { x: 795, ground: 360, size: 140, turn: 2, lift: 1.06 },
];

function standInARow(objects: readonly Art[]): Placement[] {
  const spots = spotsByCount[Math.min(objects.length, spotsByCount.length) - 1] ?? [];
  const row = spots.flatMap((spot, index) => {
    const art = objects[index];
    return art ? [stand(art, spot)] : [];
  });
  const [hero, filling] = objects;
  if (hero?.object !== basket || !filling) return row;
  return [...basketFilling.map((spot) => stand(filling, spot)), ...row];
}

function stand(art: Art, { x, ground, size, turn, lift = 0 }: BannerSpot): Placement {
  return { art, box: { width: size * 1.2, height: size }, x, ground, turn, lift, mirrored: false, shadow: lift === 0 };
}
