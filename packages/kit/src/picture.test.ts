import { expect, test } from 'vitest';
import { colourOfPicture } from './picture.ts';

test.each([
  ['1/goods/0f3a__e8d5c1.jpg', '#e8d5c1'],
  ['1/photo/goods-apple-main__dcd8cc.jpg', '#dcd8cc'],
  ['1/goods/facade.jpg', undefined],
  ['1/goods/a__e8d5c1f.jpg', undefined],
])('the name %s says the colour %s (finding S13)', (key, colour) => expect(colourOfPicture(key)).toBe(colour));
