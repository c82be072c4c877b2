import { describe, expect, test } from 'vitest';
import { photoSize } from './photo-size.rules.ts';

describe('room for a picture in a conversation', () => {
  test.each([
    ['a square', 800, 800, 168, 168],
    ['a phone’s, upright', 1_500, 2_000, 156, 208],
    ['a phone’s, across', 2_000, 1_500, 168, 126],
    ['a long screenshot', 500, 2_000, 87, 209],
    ['a narrow strip', 2_000, 100, 168, 70],
  ])('%s', (_what, width, height, wide, high) => {
    expect(photoSize({ width, height })).toEqual({ width: wide, height: high });
  });
});
