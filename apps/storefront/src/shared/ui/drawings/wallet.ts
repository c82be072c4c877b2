import type { IconShape } from '../icon.tsx';
import { ground, paper, sparks, spot, tint } from './paint.ts';

/** A wallet. */
export const walletDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M18 34h54a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z', ...paper }],
  ['path', { d: 'M18 34a7 7 0 0 1 5-7l38-11v18', ...tint }],
  ['path', { d: 'M78 50H64a7 7 0 0 0 0 14h14z', ...tint }],
  ['circle', { cx: 65, cy: 57, r: 2.5, ...spot }],
];
