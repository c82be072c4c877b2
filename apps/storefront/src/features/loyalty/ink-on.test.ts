import { expect, test } from 'vitest';
import { inkOn } from './ink-on.ts';

test.each([
  ['#f7e7bf', '#d9a441', 'dark'],
  ['#eef1f5', '#c9d2dd', 'dark'],
  ['#dfe9ea', '#7fa3a8', 'dark'],
  ['#4a4038', '#1f1a16', 'light'],
  ['#7a1f2b', '#401018', 'light'],
])('on %s to %s the %s ink is read', (from, to, ink) => expect(inkOn(from, to)).toBe(ink));
