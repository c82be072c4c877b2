import type { Art, GoodsArt, Stage } from '../demo.types.ts';
import { pictureEdge } from './stage.ts';
import type { Variation } from './variation.ts';

/** One object of a picture, in pixels of a goods picture. Objects are listed from the back to the front. */
export interface Placement {
  readonly art: Art;
  readonly box: { readonly width: number; readonly height: number };
  readonly x: number;
  /** The line the object stands on. */
  readonly ground: number;
  /** Height above the ground as a share of the object's own height. */
  readonly lift: number;
  readonly turn: number;
  readonly mirrored: boolean;
  readonly shadow: boolean;
}

/** A place on a stage's floor: x from -1 (left) to 1, depth from 0 (front) to 1 (back), scale of the stage's usual size. */
interface Spot {
  readonly x: number;
  readonly depth: number;
  readonly scale: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
  readonly lift?: number;
  readonly shadow?: boolean;
}

interface Floor {
  readonly front: number;
  readonly back: number;
  /** Half of the width that objects' centres may use. */
  readonly reach: number;
  readonly size: number;
}

const floors: Readonly<Record<Stage, Floor>> = {
  plain: { front: 635, back: 525, reach: 250, size: 450 },
  table: { front: 655, back: 585, reach: 245, size: 430 },
  halo: { front: 630, back: 560, reach: 215, size: 440 },
  arch: { front: 672, back: 636, reach: 200, size: 420 },
  podium: { front: 622, back: 580, reach: 215, size: 415 },
  split: { front: 635, back: 525, reach: 250, size: 450 },
  sun: { front: 640, back: 535, reach: 245, size: 440 },
};

export const basket = '1f9fa';
const widestShare = 1.28;
/** In company a wide object would cover its neighbours. */
const widestShareInCompany = 1.08;
const companyScale = 0.85;
const widestObject = 640;
/** A mirrored object with writing on it would show the writing backwards. */
const withWriting = new Set(['1f9e7', '1f4c5', '1f4c6', '1f5d3-fe0f', '1f961', '23f0', '1f570-fe0f', '231a']);

export function arrange(pose: GoodsArt['pose'], art: Art, stage: Stage, variation: Variation): Placement[] {
  return spotsOf[pose](variation).map((spot) => stand(art, spot, stage));
}

/** The item among the objects that belong to it. */
export function arrangeGroup(art: Art, beside: readonly string[], stage: Stage, variation: Variation): Placement[] {
  const side = variation.flag('group') ? 1 : -1;
  const companionSpots: readonly Spot[] = [
    { x: 0.74 * side, depth: 0.25, scale: 0.5, turn: 8 * side },
    { x: -0.86 * side, depth: 0.05, scale: 0.4, turn: -9 * side },
    { x: 0.34 * side, depth: -0.12, scale: 0.32, turn: 4 },
  ];
  const companions = beside.slice(0, companionSpots.length).map((object, index) => ({ object, spot: companionSpots[index] }));
  // Beside a muted item, companions in full colour would draw the eye.
  const tint = { saturation: Math.min(1, (art.tint?.saturation ?? 1) + 0.2) };
  const main = stand(art, { x: -0.16 * side, depth: 0.3, scale: 0.88, turn: variation.sway('turn') * 5 }, stage);
  return [main, ...companions.flatMap(({ object, spot }) => (spot ? [stand({ object, tint }, spot, stage)] : []))];
}

/** Small goods in and around a basket. */
export function arrangeBasket(art: Art, stage: Stage, variation: Variation): Placement[] {
  const peeking = [
    { x: -0.32, turn: -16 },
    { x: 0.32, turn: 18 },
    { x: 0, turn: 2 },
  ].map(({ x, turn }) => stand(art, { x, turn, depth: 0.5, scale: 0.4, lift: 1.04, shadow: false }, stage));
  const loose = [
    { x: 0.9, turn: 24, scale: 0.42, depth: -0.1 },
    { x: -0.88, turn: -20, scale: 0.36, depth: 0.05 },
  ].map((spot) => stand(art, { ...spot, mirrored: variation.flag('loose') }, stage));
  return [...peeking, stand({ object: basket }, { x: 0, depth: 0.4, scale: 0.9 }, stage), ...loose];
}

const spotsOf: Readonly<Record<GoodsArt['pose'], (variation: Variation) => readonly Spot[]>> = {
  single: (variation) => [{ x: 0, depth: 0.3, scale: 1, turn: variation.sway('turn') * 7, mirrored: variation.flag('mirror') }],
  pair: (variation) => {
    const side = variation.flag('side') ? 1 : -1;
    return [
      { x: -0.52 * side, depth: 0.9, scale: 0.7, turn: -7 * side },
      { x: 0.48 * side, depth: 0.05, scale: 0.8, turn: 9 * side },
    ];
  },
  trio: (variation) => (variation.flag('row') ? row : mirror(triangle, variation.flag('side'))),
  close: (variation) => {
    const side = variation.flag('side') ? 1 : -1;
    return [{ x: 0.06 * side, depth: -0.5, scale: 1.32, turn: (11 + variation.sway('turn') * 5) * side, mirrored: side < 0 }];
  },
  pile: (variation) => mirror(heap, variation.flag('side')),
};

const row: readonly Spot[] = [
  { x: -0.82, depth: 0.5, scale: 0.56, turn: -7 },
  { x: 0.82, depth: 0.5, scale: 0.56, turn: 8, mirrored: true },
  { x: 0, depth: 0.1, scale: 0.72 },
];

const triangle: readonly Spot[] = [
  { x: -0.6, depth: 1, scale: 0.64, turn: -13 },
  { x: 0.58, depth: 0.7, scale: 0.72, turn: 12, mirrored: true },
  { x: -0.06, depth: -0.06, scale: 0.57, turn: 4 },
];

const heap: readonly Spot[] = [
  { x: 0.02, depth: 0.5, scale: 0.47, lift: 1.02, turn: 5, shadow: false },
  { x: -0.42, depth: 0.5, scale: 0.47, lift: 0.54, turn: -9, shadow: false },
  { x: 0.44, depth: 0.5, scale: 0.47, lift: 0.54, turn: 12, mirrored: true, shadow: false },
  { x: -0.84, depth: 0.3, scale: 0.46, turn: -14 },
  { x: 0.82, depth: 0.3, scale: 0.46, turn: 10, mirrored: true },
  { x: -0.02, depth: 0.1, scale: 0.5, turn: 3 },
];

function mirror(spots: readonly Spot[], mirrored: boolean): readonly Spot[] {
  if (!mirrored) return spots;
  return spots.map((spot) => ({ ...spot, x: -spot.x, turn: -(spot.turn ?? 0), mirrored: !spot.mirrored }));
}

function stand(art: Art, spot: Spot, stage: Stage): Placement {
  const floor = floors[stage];
  const height = floor.size * spot.scale;
  return {
    art,
    box: { width: Math.min(height * (spot.scale < companyScale ? widestShareInCompany : widestShare), widestObject), height },
    x: pictureEdge / 2 + spot.x * floor.reach,
    ground: floor.front - spot.depth * (floor.front - floor.back),
    lift: spot.lift ?? 0,
    turn: spot.turn ?? 0,
    mirrored: (spot.mirrored ?? false) && !withWriting.has(art.object),
    shadow: spot.shadow ?? true,
  };
}
