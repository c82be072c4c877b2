import { expect, test } from 'vitest';
import { freightTexts } from './freight.texts.ts';
import { freightExample } from './freight-example.ts';

test.each([
  [{ flatFen: 0, freeFromFen: null }, '所有订单都不收运费。'],
  [{ flatFen: 8_00, freeFromFen: 0 }, '所有订单都不收运费。'],
  [{ flatFen: 8_00, freeFromFen: null }, '买 ¥50.00 的商品，付运费 ¥8.00；买多少都一样。'],
  [{ flatFen: 8_00, freeFromFen: 79_00 }, '买 ¥50.00 的商品，付运费 ¥8.00；买满 ¥79.00 不收运费。'],
  [{ flatFen: 8_00, freeFromFen: 50_00 }, '买 ¥25.00 的商品，付运费 ¥8.00；买满 ¥50.00 不收运费。'],
  [{ flatFen: 5, freeFromFen: 1 }, '买 ¥0.01 的商品，付运费 ¥0.05；买满 ¥0.01 不收运费。'],
])('a rule of %j is said as %j', (rule, said) => expect(freightExample(rule, freightTexts.zhCN.examples)).toBe(said));
