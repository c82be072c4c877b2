import { type Basket, ENGINE_VERSION, type PricedShop, priceBasket } from '#modules/pricing';
import type { History, PastOrder } from './history.types.ts';
import { pastOrderId } from './history-ids.ts';
import { row, type TableRows, textOf } from './table-rows.ts';

/** How prices came about, computed by the engine as it is now. */
export const priceTables: readonly TableRows<History>[] = [
  { table: 'trade.receipt', columns: 'mid, order_id, entries', rows: receiptRows },
  { table: 'trade.line_share', columns: 'mid, order_id, position, promotion_kind, promotion_id, pieces, off_fen', rows: shareRows },
  { table: 'trade.receipt_input', columns: 'mid, trade_id, engine_version, basket', rows: inputRows },
];

/** As `checkout` would have put it together. */
function basketOf({ cid, lines, freight }: PastOrder): Basket {
  const stepsOfSku = Object.fromEntries(lines.flatMap(({ skuId, ladder }) => (ladder ? [[skuId, ladder]] : [])));
  const skuIds = Object.keys(stepsOfSku);
  return {
    lines: lines.map(({ skuId, goodsId, quantity, unitFen }) => ({ cid, skuId, goodsId, categoryIds: [], quantity, unitFen })),
    freight: { [cid]: freight },
    promotions: skuIds.length > 0 ? [{ kind: 'LADDER', id: 'ladder', cids: [], name: '', scope: { skuIds }, stepsOfSku }] : [],
  };
}

function priced(order: PastOrder): PricedShop {
  const [shop] = priceBasket(basketOf(order)).shops;
  if (shop?.payableFen !== order.payableFen) throw new Error(`order ${order.n} was planned at another price than the engine's`);
  return shop;
}

function* receiptRows({ mid, orders }: History): Generator<string> {
  for (const order of orders) yield row(mid, pastOrderId(mid, order.n), textOf(JSON.stringify(priced(order).receipt)));
}

function* shareRows({ mid, orders }: History): Generator<string> {
  for (const order of orders.filter(({ discountFen }) => discountFen > 0)) {
    const positionOf = new Map(order.lines.map(({ skuId }, position) => [skuId, position]));
    for (const { skuId, shares } of priced(order).lines) {
      for (const { promotionKind, promotionId, pieces, offFen } of shares)
        yield row(mid, pastOrderId(mid, order.n), positionOf.get(skuId) ?? 0, promotionKind, promotionId, pieces, offFen);
    }
  }
}

function* inputRows({ mid, orders }: History): Generator<string> {
  for (const order of orders) yield row(mid, pastOrderId(mid, order.n), ENGINE_VERSION, textOf(JSON.stringify(basketOf(order))));
}
