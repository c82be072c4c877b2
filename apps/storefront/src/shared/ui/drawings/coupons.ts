import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, spot, tint } from './paint.ts';

/** A ticket nobody has torn yet. */
export const couponsDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M24 22h50a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v4H40z', ...tint }],
  [
    'path',
    { d: 'M14 36h56a4 4 0 0 1 4 4v7a7 7 0 0 0 0 14v7a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4v-7a7 7 0 0 0 0-14v-7a4 4 0 0 1 4-4z', ...paper },
  ],
  ['path', { d: 'M54 41v4m0 5v4m0 5v4m0 3v2', ...line }],
  ['path', { d: 'm25 62 16-16', ...line }],
  ['circle', { cx: 27, cy: 48, r: 2.5, ...spot }],
  ['circle', { cx: 39, cy: 60, r: 2.5, ...spot }],
];
