import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** An empty shelf. */
export const shelfDrawing: IconShape = [
  ground,
  sparks,
  ['rect', { x: 20, y: 16, width: 56, height: 66, rx: 5, ...paper }],
  ['path', { d: 'M20 38h56v8H20zM20 60h56v8H20z', ...tint }],
  ['path', { d: 'M30 38V28h10v10M60 60l4-9 6 2-3 7', ...line }],
];
