import type { IconShape } from '../icon.tsx';

/** How the drawings of empty pages are coloured: by the shop's own colours, whichever style it has (decision 6). */
export const paper = { fill: 'var(--card)' };
export const tint = { fill: 'var(--primary-wash)' };
export const line = { fill: 'none' };
/** Full colour, without an edge of its own. */
export const spot = { fill: 'var(--primary)', stroke: 'none' };
/** Two sparks that stand around every drawing. */
export const sparks: IconShape[number] = ['path', { d: 'M5 26v8m-4-4h8M87 12v6m-3-3h6', ...line, stroke: 'var(--secondary)' }];
/** What it stands on. */
export const ground: IconShape[number] = ['ellipse', { cx: 48, cy: 84, rx: 30, ry: 4, fill: 'var(--primary-line)', stroke: 'none' }];
