import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A heart on a card. */
export const favouritesDrawing: IconShape = [
  ground,
  sparks,
  ['rect', { x: 22, y: 20, width: 52, height: 60, rx: 8, ...paper }],
  ['path', { d: 'M48 62C34 53 31 46 33 40c2.5-7 11-7.5 15-1 4-6.5 12.5-6 15 1 2 6-1 13-15 22z', ...tint }],
  ['path', { d: 'M38 71h20', ...line }],
];
