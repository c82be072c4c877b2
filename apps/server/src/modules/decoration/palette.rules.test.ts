import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COLORS, deriveVariables, readableOn } from './palette.rules.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours of a shop (spec 3)', () => {
  test('whatever a merchant chooses, small text stays readable on card and on its own tint', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.constantFrom('plain' as const, 'ink' as const), (primary, secondary, accent, theme) => {
        const colors = deriveVariables([primary, secondary, '#ffffff', accent], theme);
        for (const strong of ['primary-strong', 'accent-strong', 'price']) {
          for (const ground of ['#ffffff', colors['primary-soft'] ?? '']) {
            expect(wcagContrast(colors[strong] ?? '', ground), `${strong} ${colors[strong]} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 10_000, seed: 20_261_115 },
    );
  });

  test('the default colours are those of the specification', () => {
    expect(deriveVariables(DEFAULT_COLORS, 'plain')).toMatchObject({
      primary: '#fb4443',
      secondary: '#fd8754',
      'on-primary': '#ffffff',
      accent: '#ff4c29',
    });
  });

  test('a red shop prices in its own red, a green one in its accent, an ink one in ink', () => {
    const red = deriveVariables(DEFAULT_COLORS, 'plain');
    const green = deriveVariables(['#12805c', '#6cc644', '#ffffff', '#c2570c'], 'plain');
    const ink = deriveVariables(['#1f1d1b', '#8b6b4a', '#f7f2ea', '#7d5430'], 'ink');
    expect(red.price).toBe(red['primary-strong']);
    expect(green.price).not.toBe(green['primary-strong']);
    expect(wcagContrast(green.price ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(ink.price).toBe(ink['primary-strong']);
  });

  test('icons, tags and controls of a plain shop have one accent, whatever its price colour (finding S24)', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, secondary, accent) => {
        const colors = deriveVariables([primary, secondary, '#ffffff', accent], 'plain');
        expect(colors['accent-strong']).toBe(colors['primary-strong']);
      }),
      { numRuns: 200 },
    );
  });

  test('a word of the bottom navigation can be read on any ground, and keeps the colour that already can', () => {
    fc.assert(
      fc.property(hex, hex, (color, ground) => {
        const word = readableOn(color, ground);
        expect(wcagContrast(word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        if (wcagContrast(color, ground) >= 4.5) expect(word).toBe(color);
      }),
      { numRuns: 2_000, seed: 20_261_115 },
    );
  });

  test.each([
    ['#c4c8ce', '#ffffff', 'darker on white'],
    ['#5c6067', '#1d1e20', 'lighter on ink'],
    ['#fb4443', '#fb4443', 'away from its own ground'],
  ])('%s on %s becomes %s', (color, ground) => {
    const word = readableOn(color, ground);
    expect(word).not.toBe(color);
    expect(wcagContrast(word, ground)).toBeLessThan(6);
  });

  test('what is not a colour never reaches the page', () => {
    const colors = deriveVariables(['red;background:url(//evil)', '#zzzzzz', '', 'javascript:alert(1)'], 'plain');
    for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});
