import type { IconShape } from '../icon.tsx';
import { ground, paper, sparks, tint } from './paint.ts';

/** A page without a word. */
export const reviewsDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M18 22h60v42H50L36 77V64H18z', ...paper }],
  ['path', { d: 'm48 30 3.9 8 8.8 1.2-6.4 6.1 1.6 8.7-7.9-4.2-7.9 4.2 1.6-8.7-6.4-6.1 8.8-1.2z', ...tint }],
];
