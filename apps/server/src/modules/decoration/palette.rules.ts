import { converter, formatHex, interpolate, type Oklch, wcagContrast } from 'culori';
import type { ThemeColors } from './decoration.types.ts';

/** Colours of a shop that has not chosen any (spec 3). */
export const DEFAULT_COLORS: ThemeColors = ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'];

/** What text of pages stands on. */
export const CARD = '#ffffff';
/** WCAG 2.2 AA for text of ordinary size. */
export const READABLE = 4.5;

const toOklch = converter('oklch');

/**
 * Every colour the storefront uses, from the four a merchant chooses. Merchants choose freely; small text must stay
 * readable: the strong forms keep the hue and are darkened until they carry 4.5:1 against all they meet.
 */
export function deriveVariables(colors: ThemeColors, theme: 'plain' | 'ink'): Record<string, string> {
  const [primary, secondary, , accent] = colors.map((color, at) => readable(color) ?? DEFAULT_COLORS[at]) as [
    string,
    string,
    string,
    string,
  ];
  const ground = theme === 'ink' ? sandGround(secondary) : plainGround(primary);
  const meets = [CARD, ground['primary-soft']];
  const strong = darkenUntil(primary, meets);
  const accentStrong = darkenUntil(accent, meets);
  return {
    primary,
    secondary,
    'on-primary': CARD,
    accent,
    'primary-strong': strong,
    // Words, tags and icons share one accent with the controls; in the ink theme, whose controls are black, it is the merchant's own.
    'accent-strong': theme === 'ink' ? accentStrong : strong,
    // Shoppers read red and black as a price; a green or blue shop prices in its accent.
    price: theme === 'ink' || isRed(primary) ? strong : accentStrong,
    ...ground,
  };
}

const plainGround = (primary: string) => ({
  'primary-soft': mix(primary, CARD, 0.93),
  'primary-wash': mix(primary, CARD, 0.86),
  'primary-line': mix(primary, CARD, 0.72),
});

/** The second theme stands on warm sand: tints come from the second colour, and the page's own ground with them. */
const sandGround = (secondary: string) => ({
  'primary-soft': mix(secondary, CARD, 0.88),
  'primary-wash': mix(secondary, CARD, 0.8),
  'primary-line': mix(secondary, CARD, 0.6),
  page: mix(secondary, CARD, 0.92),
  fill: mix(secondary, CARD, 0.92),
  line: mix(secondary, CARD, 0.84),
});

/** Between rose and orange on the wheel of OKLCH. */
function isRed(color: string): boolean {
  const hue = toOklch(color)?.h;
  return hue !== undefined && (hue < 50 || hue > 350);
}

/** The colour itself where it is dark enough, else its darker sister. */
function darkenUntil(color: string, against: readonly string[]): string {
  const start = oklchOf(color);
  for (let lightness = start.l; lightness > 0; lightness -= STEP) {
    const hex = sisterOf(start, lightness);
    if (against.every((ground) => wcagContrast(hex, ground) >= READABLE)) return hex;
  }
  return '#000000';
}

/** The colour itself where it can be read on the ground, else its nearest sister that can, darker or lighter. */
export function readableOn(color: string, ground: string): string {
  if (wcagContrast(color, ground) >= READABLE) return color;
  const start = oklchOf(color);
  for (let away = STEP; away < 1; away += STEP) {
    const sisters = [start.l - away, start.l + away].filter((lightness) => lightness > 0 && lightness < 1);
    const found = sisters.map((lightness) => sisterOf(start, lightness)).find((hex) => wcagContrast(hex, ground) >= READABLE);
    if (found) return found;
  }
  return wcagContrast(CARD, ground) >= READABLE ? CARD : '#000000';
}

/** Of lightness: finer than an eye tells apart. */
const STEP = 0.01;

const oklchOf = (color: string): Oklch => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };

/** The same hue at another lightness; colours grow paler as they grow darker. */
const sisterOf = (start: Oklch, lightness: number): string =>
  formatHex({ ...start, l: lightness, c: start.c * Math.min(1, lightness / Math.max(start.l, 0.01) + 0.1) });

const mix = (from: string, to: string, share: number) => formatHex(interpolate([from, to], 'rgb')(share));

/** A colour written by a merchant, as #rrggbb; undefined for anything else, which must never reach a style attribute. */
const readable = (color: string) => (/^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : undefined);
