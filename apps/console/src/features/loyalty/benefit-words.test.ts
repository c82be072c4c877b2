import { describe, expect, it } from 'vitest';
import { benefitTexts } from './benefit.texts.ts';
import { benefitWords } from './benefit-words.ts';

const { zhCN, en } = benefitTexts;

describe('what membership is worth, in words', () => {
  it.each([
    [{ percent: 100, freeFreight: 0, pointsTenths: 10 }, [], []],
    [
      { percent: 95, freeFreight: 3, pointsTenths: 13 },
      ['9.5 折', '每月 3 次包邮', '积分 1.3 倍'],
      ['5% off', 'Free delivery 3 times a month', 'Points × 1.3'],
    ],
    [
      { percent: 88, freeFreight: null, pointsTenths: 20 },
      ['8.8 折', '每单包邮', '积分 2.0 倍'],
      ['12% off', 'Free delivery always', 'Points × 2.0'],
    ],
  ])('%j', (benefits, chinese, english) => {
    expect(benefitWords(benefits, zhCN)).toEqual(chinese);
    expect(benefitWords(benefits, en)).toEqual(english);
  });
});
