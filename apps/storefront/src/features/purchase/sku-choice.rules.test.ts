import { describe, expect, test } from 'vitest';
import { choose, chosenSku, firstChoice, isSoldOut, mostPieces, openAxes, valueState } from './sku-choice.rules.ts';

const sku = (id: string, colour: string, size: string, stock: number) => ({
  id,
  priceFen: 100,
  stock,
  specs: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
});
const skus = [sku('1', '燕麦', 'S', 0), sku('2', '燕麦', 'M', 5), sku('3', '炭黑', 'M', 2000)];

describe('choosing a SKU (spec 3)', () => {
  test('begins with the first that can be bought', () => {
    expect(firstChoice(skus)).toEqual({ 颜色: '燕麦', 尺码: 'M' });
    expect(firstChoice([sku('1', '燕麦', 'S', 0)])).toEqual({ 颜色: '燕麦', 尺码: 'S' });
    expect(firstChoice([])).toEqual({});
  });

  test('names one SKU only when every axis is chosen', () => {
    expect(chosenSku(skus, { 颜色: '燕麦', 尺码: 'M' })?.id).toBe('2');
    expect(chosenSku(skus, { 颜色: '燕麦' })).toBeUndefined();
    expect(openAxes(skus, { 颜色: '燕麦' })).toEqual(['尺码']);
  });

  test('goods without axes have their one SKU chosen', () => {
    expect(chosenSku([{ id: '9', priceFen: 1, stock: 1, specs: [] }], {})?.id).toBe('9');
  });

  test('greys what is sold out, and what does not exist beside the other axes', () => {
    expect(valueState(skus, { 颜色: '燕麦', 尺码: 'M' }, '尺码', 'S')).toBe('gone');
    expect(valueState(skus, { 颜色: '燕麦', 尺码: 'M' }, '颜色', '炭黑')).toBe('open');
    expect(valueState([...skus, sku('4', '炭黑', 'L', 1)], { 颜色: '燕麦', 尺码: 'M' }, '尺码', 'L')).toBe('away');
  });

  test('a value gives up the others it cannot be had with, and keeps the rest', () => {
    expect(choose(skus, { 颜色: '燕麦', 尺码: 'M' }, '颜色', '炭黑')).toEqual({ 颜色: '炭黑', 尺码: 'M' });
    expect(choose([...skus, sku('4', '炭黑', 'L', 1)], { 颜色: '燕麦', 尺码: 'M' }, '尺码', 'L')).toEqual({ 尺码: 'L' });
    expect(choose(skus, { 颜色: '燕麦', 尺码: 'M' }, '尺码', 'M')).toEqual({ 颜色: '燕麦', 尺码: 'M' });
  });

  test('pieces end at the stock, and at what a line may hold', () => {
    expect(mostPieces(skus[1])).toBe(5);
    expect(mostPieces(skus[2])).toBe(999);
    expect(mostPieces(skus[0])).toBe(1);
    expect(mostPieces(undefined)).toBe(999);
  });

  test('goods are sold out when every SKU is', () => {
    expect(isSoldOut(skus)).toBe(false);
    expect(isSoldOut([sku('1', '燕麦', 'S', 0)])).toBe(true);
  });
});
