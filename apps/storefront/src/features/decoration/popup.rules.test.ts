import { describe, expect, test } from 'vitest';
import { isDue, withSeen } from './popup.rules.ts';

const today = '2026-11-15';

describe('how often a pop-up is shown (spec 3)', () => {
  test.each([
    ['always', undefined, true],
    ['always', today, true],
    ['daily', undefined, true],
    ['daily', '2026-11-14', true],
    ['daily', today, false],
    ['once', undefined, true],
    ['once', '2020-01-01', false],
    ['once', today, false],
  ] as const)('%s, last seen %s: %s', (often, seenOn, isShown) => {
    expect(isDue(often, seenOn, today)).toBe(isShown);
  });

  test('each picture is remembered by itself, with the day it was shown last', () => {
    const seen = withSeen(withSeen({ 'a.jpg': '2026-11-13' }, 'b.jpg', '2026-11-14'), 'a.jpg', today);
    expect(Object.entries(seen)).toEqual([
      ['b.jpg', '2026-11-14'],
      ['a.jpg', today],
    ]);
  });

  test('a phone remembers twenty, and forgets the one shown longest ago', () => {
    const pictures = Array.from({ length: 21 }, (_, place) => `${place}/a.jpg`);
    const seen = pictures.reduce((known, picture) => withSeen(known, picture, today), {});
    expect(Object.keys(seen)).toEqual(pictures.slice(1));
  });
});
