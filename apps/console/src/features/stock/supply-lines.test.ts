import { expect, test } from 'vitest';
import { byShop, sheetLines } from './supply-lines.ts';

const good = { skuId: '42', name: '', typed: '5', quantity: 5, problem: null };

test.each([
  ['of two columns', [['42', '5']], [good]],
  [
    'with a head',
    [
      ['规格号', '增加件数'],
      ['42', '5'],
    ],
    [good],
  ],
  ['as it was downloaded', [['42', 'A-1', '草莓', '500g', '7', '5']], [{ ...good, name: '草莓 · 500g' }]],
  ['downloaded, with nothing to add', [['42', 'A-1', '草莓', '500g', '7', '']], []],
  ['saved without its empty last cells', [['42', 'A-1', '草莓', '500g', '7']], []],
  ['with an apostrophe and a grouped number', [["'42", '1,200']], [{ ...good, typed: '1,200', quantity: 1200 }]],
  ['that takes pieces out', [['42', '-3']], [{ ...good, typed: '-3', quantity: -3 }]],
  ['with a fraction', [['42', '1.5']], [{ ...good, typed: '1.5', quantity: 1.5, problem: 'BAD_QUANTITY' }]],
  ['with words for a quantity', [['42', 'x']], [{ ...good, typed: 'x', quantity: Number.NaN, problem: 'BAD_QUANTITY' }]],
  ['with zero', [['42', '0']], [{ ...good, typed: '0', quantity: 0, problem: 'BAD_QUANTITY' }]],
  [
    'that names a SKU twice',
    [
      ['42', '5'],
      ['42', '5'],
    ],
    [good, { ...good, problem: 'TWICE' }],
  ],
  ['with something else for a SKU', [['4-2', '5']], [{ ...good, skuId: '4-2', problem: 'BAD_SKU' }]],
  ['empty', [], []],
])('a sheet %s', (_which, rows, lines) => {
  expect(sheetLines(rows)).toEqual(lines);
});

test('lines are told apart by shop', () => {
  const lines = [
    { cid: '1', skuId: '42', quantity: 5 },
    { cid: '2', skuId: '42', quantity: 6 },
    { cid: '1', skuId: '43', quantity: 7 },
  ];
  expect([...byShop(lines)]).toEqual([
    [
      '1',
      [
        { skuId: '42', quantity: 5 },
        { skuId: '43', quantity: 7 },
      ],
    ],
    ['2', [{ skuId: '42', quantity: 6 }]],
  ]);
});
