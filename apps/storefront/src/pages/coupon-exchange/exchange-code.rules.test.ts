import { describe, expect, test } from 'vitest';
import { exchangeCode, isWhole } from './exchange-code.rules.ts';

describe('a code that is typed (spec 2.2: couponExchange)', () => {
  test.each([
    ['', ''],
    ['7k3m', '7K3M'],
    ['7k3m9', '7K3M-9'],
    ['7k3m-9qxa-2wtd', '7K3M-9QXA-2WTD'],
    [' 7K3M 9QXA\n2WTD ', '7K3M-9QXA-2WTD'],
    ['7k3m9qxa2wtdzz', '7K3M-9QXA-2WTD'],
    ['oil-u', '011'],
    ['券7k', '7K'],
  ])('%j stands as %j', (typed, shown) => expect(exchangeCode(typed)).toBe(shown));

  test('is whole with twelve characters', () => {
    expect([isWhole('7K3M-9QXA-2WT'), isWhole('7K3M-9QXA-2WTD')]).toEqual([false, true]);
  });
});
