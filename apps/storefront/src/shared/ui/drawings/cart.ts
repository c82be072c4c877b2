import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** An empty trolley. */
export const cartDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M25 30h49l-6 27H31z', ...paper }],
  ['path', { d: 'M29 45h42l-3 12H31z', ...tint, stroke: 'none' }],
  ['path', { d: 'M12 20h9l10 46h38M25 30h49l-6 27H31M42 30l3 27M58 30l-2 27', ...line }],
  ['circle', { cx: 37, cy: 75, r: 5, ...paper }],
  ['circle', { cx: 63, cy: 75, r: 5, ...paper }],
];
