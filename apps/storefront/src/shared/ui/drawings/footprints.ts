import type { IconShape } from '../icon.tsx';
import { ground, paper, sparks, tint } from './paint.ts';

/** Steps that lead nowhere yet. */
export const footprintsDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M25 62c-3-12-4-26 7-27s13 14 8 25z', ...tint }],
  ['path', { d: 'M26 68l14-2c2 8-1 13-6 13s-8-4-8-11z', ...paper }],
  ['path', { d: 'M71 42c4-12 4-25-6-27S51 28 56 40z', ...tint }],
  ['path', { d: 'm56 46 14 2c0 7-3 11-8 11s-8-5-6-13z', ...paper }],
];
