import type { IconShape } from '../icon.tsx';
import { ground, line, paper, sparks, tint } from './paint.ts';

/** A parcel nobody has sent yet. */
export const ordersDrawing: IconShape = [
  ground,
  sparks,
  ['path', { d: 'M20 38 48 26l28 12v32L48 82 20 70z', ...paper }],
  ['path', { d: 'M48 50 76 38v32L48 82z', ...tint }],
  ['path', { d: 'M20 38l28 12 28-12M48 50v32M34 32l28 12v10l-6 2.5V47', ...line }],
  ['path', { d: 'M27 60l10 4', ...line }],
];
