import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, spot, tint } from './paint.ts';

/** A pin on a map. */
export const addressesDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'm14 52 22-8 24 8 22-8v30l-22 8-24-8-22 8z', ...paper }],
  ['path', { d: 'M36 44v30l24 8V52z', ...tint, stroke: 'none' }],
  ['path', { d: 'M36 44v30M60 52v30', ...line }],
  ['path', { d: 'M48 60c-10-12-15-18-15-26a15 15 0 0 1 30 0c0 8-5 14-15 26z', ...paper }],
  ['circle', { cx: 48, cy: 34, r: 5, ...spot }],
];
