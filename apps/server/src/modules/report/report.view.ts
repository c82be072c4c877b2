import type { FiguresRow, RankedRow } from './report.types.ts';

export const viewFigures = (row: FiguresRow) => ({
  paidFen: Number(row.paid_fen),
  paidOrders: row.paid_orders,
  refundedFen: Number(row.refunded_fen),
  refunds: row.refunds,
});

export const viewRanked = (row: RankedRow) => ({
  goodsId: row.goods_id,
  title: row.title,
  picture: row.picture,
  paidFen: Number(row.paid_fen),
  pieces: row.pieces,
});
