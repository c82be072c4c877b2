import { describe, expect, test } from 'vitest';
import { specAxes, stylesOf } from './spec-axes.ts';

const sku = (id: string, colour: string, size: string, picture: string | null = null) => ({
  id,
  priceFen: 100,
  listPriceFen: null,
  stock: 1,
  picture,
  specs: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
});
const plain = (value: string) => ({ value, picture: null });

describe('specifications of an item (spec 2.2)', () => {
  test('each axis lists its values once, in the order of the SKUs', () => {
    expect(specAxes([sku('1', '燕麦', 'M'), sku('2', '燕麦', 'S'), sku('3', '炭黑', 'M')])).toEqual([
      { name: '颜色', values: [plain('燕麦'), plain('炭黑')] },
      { name: '尺码', values: [plain('M'), plain('S')] },
    ]);
  });

  test('the axis that decides what a SKU looks like is shown in pictures, a value without one in words', () => {
    const skus = [
      sku('1', '燕麦', 'M', 'oat.jpg'),
      sku('2', '燕麦', 'S', 'oat.jpg'),
      sku('3', '炭黑', 'M', 'coal.jpg'),
      sku('4', '米白', 'M'),
    ];
    expect(specAxes(skus)).toEqual([
      { name: '颜色', values: [{ value: '燕麦', picture: 'oat.jpg' }, { value: '炭黑', picture: 'coal.jpg' }, plain('米白')] },
      { name: '尺码', values: [plain('M'), plain('S')] },
    ]);
    expect(stylesOf(skus)).toEqual([
      { value: '燕麦', picture: 'oat.jpg' },
      { value: '炭黑', picture: 'coal.jpg' },
    ]);
  });

  test('SKUs that all look the same are told apart by words', () => {
    const skus = [sku('1', '燕麦', 'M', 'a.jpg'), sku('2', '炭黑', 'M', 'a.jpg')];
    expect(specAxes(skus).flatMap(({ values }) => values.map(({ picture }) => picture))).toEqual([null, null, null]);
  });

  test('looks that no axis decides are those of none', () => {
    const skus = [
      sku('1', '燕麦', 'M', 'a.jpg'),
      sku('2', '燕麦', 'S', 'b.jpg'),
      sku('3', '炭黑', 'M', 'c.jpg'),
      sku('4', '炭黑', 'S', 'd.jpg'),
    ];
    expect(specAxes(skus).flatMap(({ values }) => values.map(({ picture }) => picture))).toEqual([null, null, null, null]);
    // each is shown all the same, under all its values
    expect(stylesOf(skus).map(({ value, picture }) => `${value}: ${picture}`)).toEqual([
      '燕麦 M: a.jpg',
      '燕麦 S: b.jpg',
      '炭黑 M: c.jpg',
      '炭黑 S: d.jpg',
    ]);
  });
});
