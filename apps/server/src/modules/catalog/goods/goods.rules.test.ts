import { describe, expect, test } from 'vitest';
import { faultIn, hasReservedAxis } from './goods.rules.ts';

const sku = (specs: Record<string, string>, ladder: { from: number; priceFen: number }[] = []) => ({
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  picture: null,
  ladder,
  code: null,
  barcode: null,
  weightGrams: null,
  costFen: null,
});
const plain = { min: 1, step: 1, max: null };
const red = sku({ 颜色: '红', 尺码: 'S' });

describe('goods that contradict themselves (spec 7.7)', () => {
  test.each([
    ['one SKU without axes', [sku({})], undefined],
    ['two SKUs without axes', [sku({}), sku({})], 'skus.1.specs'],
    ['every combination once', [red, sku({ 颜色: '红', 尺码: 'M' }), sku({ 颜色: '绿', 尺码: 'S' })], undefined],
    [
      'a code twice',
      [
        { ...red, code: 'A' },
        { ...sku({ 颜色: '绿', 尺码: 'S' }), code: 'A' },
      ],
      'skus.1.code',
    ],
    ['a combination twice', [red, sku({ 颜色: '绿', 尺码: 'S' }), red], 'skus.2.specs'],
    ['an axis that others lack', [red, sku({ 颜色: '绿' })], 'skus.1.specs'],
    ['another axis', [red, sku({ 颜色: '绿', 长度: 'S' })], 'skus.1.specs'],
    ['the same axes in another order', [red, sku({ 尺码: 'S', 颜色: '绿' })], 'skus.1.specs'],
    [
      'one axis twice',
      [
        {
          ...sku({}),
          specs: [
            { name: '色', value: '红' },
            { name: '色', value: '绿' },
          ],
        },
      ],
      'skus.0.specs',
    ],
    [
      'a ladder that falls',
      [
        sku({}, [
          { from: 10, priceFen: 900 },
          { from: 100, priceFen: 800 },
        ]),
      ],
      undefined,
    ],
    [
      'a ladder that rises',
      [
        sku({}, [
          { from: 10, priceFen: 900 },
          { from: 100, priceFen: 900 },
        ]),
      ],
      'skus.0.ladder',
    ],
    [
      'a ladder out of order',
      [
        sku({}, [
          { from: 100, priceFen: 900 },
          { from: 10, priceFen: 800 },
        ]),
      ],
      'skus.0.ladder',
    ],
  ])('%s', (_, skus, fault) => {
    expect(faultIn({ skus, quantity: plain, limit: null })).toBe(fault);
  });

  test.each([
    [{ min: 2, step: 2, max: 2 }, undefined],
    [{ min: 3, step: 1, max: 2 }, 'quantity.max'],
  ])('pieces at once: %j', (quantity, fault) => {
    expect(faultIn({ skus: [red], quantity, limit: null })).toBe(fault);
  });

  test.each([
    [3, undefined],
    [2, 'limit.pieces'],
  ])('sold from three pieces on, %i to one member: %s (A2)', (pieces, fault) => {
    expect(faultIn({ skus: [red], quantity: { ...plain, min: 3 }, limit: { pieces, days: 7 } })).toBe(fault);
  });
});

describe('names of axes (finding S11)', () => {
  test.each([
    ['规格', false],
    ['数量', true],
    ['Quantity', true],
    ['quantity', true],
    ['数量与口味', false],
  ])('an axis "%s" carries the label of the stepper: %s', (name, isReserved) => {
    expect(hasReservedAxis([sku({ 颜色: '红', [name]: '甲' })])).toBe(isReserved);
  });
});
