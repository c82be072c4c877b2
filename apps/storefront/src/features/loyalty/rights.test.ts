import { describe, expect, test } from 'vitest';
import { rightsTexts } from './rights.texts.ts';
import { rightsOf } from './rights.ts';

const nothing = { percent: 100, freeFreight: 0, pointsTenths: 10 };

describe('what a level or a card is worth, in words (rules 9.1, 9.2)', () => {
  test('what is worth nothing is no right', () => {
    expect(rightsOf(nothing, rightsTexts.zhCN)).toEqual([]);
    expect(rightsOf({ ...nothing, birthdayPoints: 0, packIds: [] }, rightsTexts.zhCN)).toEqual([]);
  });

  test('each right says how much of it', () => {
    const all = { percent: 95, freeFreight: 3, pointsTenths: 13, birthdayPoints: 100, packIds: ['1', '2'] };
    expect(rightsOf(all, rightsTexts.zhCN).map(({ text }) => text)).toEqual(['95 折', '每月 3 单', '1.3 倍', '100 分', '2 张']);
    expect(rightsOf(all, rightsTexts.en).map(({ text }) => text)).toEqual([
      '5% off',
      '3 orders a month',
      '1.3 times',
      '100 points',
      '2 coupons',
    ]);
  });

  test('tenths of a price are said as Chinese says them; all orders are no number', () => {
    expect(rightsOf({ ...nothing, percent: 90 }, rightsTexts.zhCN)[0]?.text).toBe('9 折');
    expect(rightsOf({ ...nothing, freeFreight: null }, rightsTexts.zhCN)[0]?.text).toBe('每单都免');
  });
});
