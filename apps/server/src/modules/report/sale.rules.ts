import type { PaidOrder, Sale, SoldGoods } from './report.types.ts';

/** What an order adds to the figures; null: an older version told of it without amounts, and ./mall report rebuild counts it. */
export function saleOf({ cid, paidAt, payableFen, lines }: PaidOrder): Sale | null {
  if (paidAt === undefined || payableFen === undefined) return null;
  const goods = new Map<string, SoldGoods>();
  for (const { goodsId, quantity, title = '', picture = '', paidFen = 0 } of lines) {
    const before = goods.get(goodsId) ?? { paidFen: 0, pieces: 0 };
    goods.set(goodsId, { goodsId, title, picture, paidFen: before.paidFen + paidFen, pieces: before.pieces + quantity });
  }
  return { cid, paidAt, payableFen, goods: [...goods.values()].toSorted(byId) };
}

const byId = ({ goodsId: a }: SoldGoods, { goodsId: b }: SoldGoods) => a.length - b.length || (a < b ? -1 : 1);
