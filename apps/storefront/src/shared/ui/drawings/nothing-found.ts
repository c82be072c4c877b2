import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A glass over an empty page. */
export const nothingFoundDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M24 16h34l12 12v50H24z', ...paper }],
  ['path', { d: 'M58 16v12h12M33 34h16M33 44h10', ...line }],
  ['circle', { cx: 54, cy: 54, r: 16, ...tint }],
  ['path', { d: 'm65.5 65.5 13 13', ...line, strokeWidth: 5 }],
  ['path', { d: 'm49 49 10 10m0-10-10 10', ...line }],
];
