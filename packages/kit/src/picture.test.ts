import { describe, expect, test } from 'vitest';
import { isResizable } from './picture.ts';

describe('pictures that are resized (spec 5)', () => {
  test.each(['a.png', 'shop/a.jpg', 'a.b.jpeg', 'A.JPG'])('%s is', (path) => {
    expect(isResizable(path)).toBe(true);
  });

  test.each(['a.webp', 'a.gif', 'a.svg', 'png', 'a.png.txt', ''])('%j is not', (path) => {
    expect(isResizable(path)).toBe(false);
  });
});
