import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A plug out of its socket. */
export const offlineDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M22 60a14 14 0 0 1 3-27 20 20 0 0 1 38-5 16 16 0 0 1 9 31z', ...paper }],
  ['path', { d: 'M30 60a14 14 0 0 1-6-14c8 5 30 6 52-6 3 9-1 18-8 20z', ...tint, stroke: 'none' }],
  ['path', { d: 'M22 60a14 14 0 0 1 3-27 20 20 0 0 1 38-5 16 16 0 0 1 9 31z', ...line }],
  ['path', { d: 'm40 70-4 8m12-8v10m8-10 4 8M40 38l16 16m0-16L40 54', ...line }],
];
