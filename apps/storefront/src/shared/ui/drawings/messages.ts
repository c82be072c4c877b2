import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, spot, tint } from './paint.ts';

/** Somebody who listens. */
export const messagesDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M16 20h44v32H36L26 62V52H16z', ...paper }],
  ['path', { d: 'M44 42h36v28h-8v9l-9-9H44z', ...tint }],
  ['path', { d: 'M26 32h24M26 41h10', ...line }],
  ['circle', { cx: 54, cy: 56, r: 2.5, ...spot }],
  ['circle', { cx: 62, cy: 56, r: 2.5, ...spot }],
  ['circle', { cx: 70, cy: 56, r: 2.5, ...spot }],
];
