import type { OutputOf } from '@qianpu/contract/types';
import { daysOfStock } from './pace.rules.ts';
import type { MoveRow, StockRow } from './stock.types.ts';

type Entry = OutputOf<'catalog.stock.list'>['list'][number];

function stateOf(available: number, lowAt: number): Entry['state'] {
  if (available === 0) return 'SOLD_OUT';
  return available <= lowAt ? 'LOW' : 'ENOUGH';
}

export function viewStock(row: StockRow, now: Date): Entry {
  const lowAt = row.own_low_at ?? row.shop_low_at;
  return {
    cid: row.cid,
    skuId: row.sku_id,
    goods: { id: row.goods_id, title: row.title, picture: row.picture },
    specs: row.specs,
    code: row.code,
    available: row.available,
    reserved: row.reserved,
    sold: row.sold,
    lowAt,
    hasOwnThreshold: row.own_low_at !== null,
    state: stateOf(row.available, lowAt),
    daysLeft: daysOfStock({ available: row.available, pieces: Number(row.pieces), since: row.since }, now),
  };
}

export const viewMove = (row: MoveRow): OutputOf<'catalog.stock.changes'>['list'][number] => ({
  kind: row.kind,
  quantity: row.quantity,
  orderId: row.order_id,
  staffId: row.staff_id,
  at: row.at.getTime(),
});

/** Of one row more than a page has. */
export const viewPage = <Row, View>(
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  view: (row: Row) => View,
) => ({ list: rows.slice(0, pageSize).map(view), pageNum, hasMore: rows.length > pageSize, total });
