import type { OverlayOptions, Sharp } from 'sharp';
import type { DrawnObject } from './object.ts';
import { drawObject, fromPixels } from './object.ts';
import type { Placement } from './poses.ts';
import { type Shadow, shadowLayer } from './shadow.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly placements: readonly Placement[];
  readonly backdrop: Sharp;
  /** Drawn above the objects. */
  readonly lettering?: string;
}

interface PlacedObject {
  readonly drawn: DrawnObject;
  readonly left: number;
  readonly top: number;
  readonly placement: Placement;
}

export async function composeScene(scene: Scene): Promise<Sharp> {
  const placed = await Promise.all(scene.placements.map(placeObject));
  const shadows = shadowLayer(placed.filter(({ placement }) => placement.shadow).map(shadowOf), scene);
  const layers = (await Promise.all(placed.map((object) => layerOf(object, scene)))).flat();
  const lettering = scene.lettering ? [{ input: Buffer.from(scene.lettering), left: 0, top: 0 }] : [];
  return scene.backdrop.composite([...shadows, ...layers, ...lettering]);
}

async function placeObject(placement: Placement): Promise<PlacedObject> {
  const { art, box, turn, mirrored } = placement;
  const drawn = await drawObject(art, { ...box, turn, mirrored });
  const top = Math.round(placement.ground - drawn.height * (1 + placement.lift));
  return { drawn, left: Math.round(placement.x - drawn.width / 2), top, placement };
}

function shadowOf({ drawn, left, placement }: PlacedObject): Shadow {
  return {
    x: placement.x,
    ground: placement.ground,
    width: drawn.width,
    footX: left + (drawn.footLeft + drawn.footRight) / 2,
    footWidth: drawn.footRight - drawn.footLeft,
  };
}

/** sharp refuses a layer that reaches beyond the picture, so only what is inside is handed over. */
async function layerOf({ drawn, left, top }: PlacedObject, { width, height }: Scene): Promise<OverlayOptions[]> {
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const seen = { width: Math.min(drawn.width, width - left) - cut.left, height: Math.min(drawn.height, height - top) - cut.top };
  if (seen.width <= 0 || seen.height <= 0) return [];
  const whole = seen.width === drawn.width && seen.height === drawn.height;
  const input = whole
    ? drawn.data
    : await fromPixels(drawn)
        .extract({ ...cut, ...seen })
        .raw()
        .toBuffer();
  return [{ input, raw: { ...seen, channels: 4 }, left: left + cut.left, top: top + cut.top }];
}
