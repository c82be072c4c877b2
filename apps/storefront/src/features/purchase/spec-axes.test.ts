import { describe, expect, test } from 'vitest';
import { specAxes } from './spec-axes.ts';

const sku = (id: string, colour: string, size: string) => ({
  id,
  priceFen: 100,
  stock: 1,
  specs: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
});

describe('specifications of an item (spec 2.2)', () => {
  test('each axis lists its values once, in the order of the SKUs', () => {
    expect(specAxes([sku('1', '燕麦', 'M'), sku('2', '燕麦', 'S'), sku('3', '炭黑', 'M')])).toEqual([
      { name: '颜色', values: ['燕麦', '炭黑'] },
      { name: '尺码', values: ['M', 'S'] },
    ]);
  });
});
