import { describe, expect, it } from 'vitest';
import { inkOn } from './face-ink.ts';

describe('letters on a face', () => {
  it.each([
    ['#eef1f5', '#c9d2dd', 'dark'],
    ['#f7e7bf', '#d9a441', 'dark'],
    ['#4a4038', '#1f1a16', 'light'],
    ['#2449b4', '#1b1d21', 'light'],
  ])('from %s to %s: %s', (from, to, ink) => expect(inkOn(from, to)).toBe(ink));
});
