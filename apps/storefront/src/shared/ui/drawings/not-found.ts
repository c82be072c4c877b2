import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A signpost without a way. */
export const notFoundDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M45 14h6v68h-6z', ...paper }],
  ['path', { d: 'M24 22h44l10 9-10 9H24z', ...tint }],
  ['path', { d: 'M72 46H30l-9 8 9 8h42z', ...paper }],
  ['path', { d: 'M36 31h20M40 54h20', ...line }],
];
