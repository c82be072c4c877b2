import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, spot, tint } from './paint.ts';

/** A door that stays shut. */
export const closedDoorDrawing: IconShape = [
  ground,
  sparks,
  ['rect', { x: 28, y: 14, width: 40, height: 68, rx: 3, ...paper }],
  ['path', { d: 'M34 20h28v22H34z', ...tint }],
  ['circle', { cx: 60, cy: 56, r: 2.5, ...spot }],
  ['path', { d: 'M20 82h56M34 66h20', ...line }],
];
