import type { IconShape } from '../icon.tsx';
import { ground, paper, sparks, spot, tint } from './paint.ts';

/** A shop at night. */
export const restingDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M20 44h56v36H20z', ...paper }],
  ['path', { d: 'm24 28-8 16a8 8 0 0 0 16 0 8 8 0 0 0 16 0 8 8 0 0 0 16 0 8 8 0 0 0 16 0l-8-16z', ...tint }],
  ['path', { d: 'M40 80V62h16v18', ...paper }],
  ['path', { d: 'M66 8a10 10 0 1 0 12 12A8 8 0 0 1 66 8z', ...spot }],
  ['path', { d: 'M27 56h7v8h-7z', ...tint }],
];
