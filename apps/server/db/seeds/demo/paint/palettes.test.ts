import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { palettes } from './palettes.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const readable = 4.5;

describe.each(Object.entries(palettes))('palette %s', (name, palette) => {
  test('keeps its text readable on the whole backdrop', () => {
    for (const ground of [palette.light, palette.deep, palette.edge])
      expect(wcagContrast(palette.text, ground)).toBeGreaterThanOrEqual(readable);
  });

  test('keeps its button readable', () => {
    expect(wcagContrast(palette.onButton, palette.button)).toBeGreaterThanOrEqual(readable);
  });

  test('takes its further angles from two other palettes', () => {
    expect(new Set([name, ...palette.neighbours]).size).toBe(3);
  });
});
