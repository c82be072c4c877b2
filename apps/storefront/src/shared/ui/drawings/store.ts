import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A shop that is open. */
export const storeDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M20 44h56v36H20z', ...paper }],
  ['path', { d: 'm24 24-8 20a8 8 0 0 0 16 0 8 8 0 0 0 16 0 8 8 0 0 0 16 0 8 8 0 0 0 16 0l-8-20z', ...tint }],
  ['path', { d: 'M32 44l3-20m13 20V24m16 20-3-20M54 80V60h14v20M28 60h16v12H28z', ...line }],
];
