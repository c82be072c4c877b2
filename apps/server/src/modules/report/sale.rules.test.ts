import { expect, test } from 'vitest';
import { saleOf } from './sale.rules.ts';

const order = { cid: '11' };
const of = (goodsId: string, quantity: number, paidFen: number) => ({ goodsId, quantity, paidFen, title: `#${goodsId}`, picture: 'a.png' });

test('lines of one goods are one figure, and goods come in one order', () => {
  const sale = saleOf({
    ...order,
    paidAt: '2026-11-15T04:00:00.000Z',
    payableFen: 70,
    lines: [of('10', 1, 10), of('9', 2, 20), of('10', 3, 30)],
  });
  expect(sale).toMatchObject({ cid: '11', payableFen: 70 });
  expect(sale?.goods.map(({ goodsId, pieces, paidFen }) => [goodsId, pieces, paidFen])).toEqual([
    ['9', 2, 20],
    ['10', 4, 40],
  ]);
});

test('what an older version told without amounts counts nothing here', () => {
  expect(saleOf({ ...order, lines: [{ goodsId: '1', quantity: 1 }] })).toBeNull();
});
