import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { StockOfActivity } from './activity.types.ts';

const db = ownTables('marketing');

interface SoldSku {
  /** 0: in every shop. */
  readonly cid: string;
  readonly skuId: string;
  readonly goodsId: string;
  readonly priceFen: number;
}

/** What an activity sells from now on. */
export const insertGoods = (
  ctx: TxCtx,
  activityId: string,
  sold: readonly SoldSku[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) =>
  sql`
    insert into marketing.activity_goods (mid, activity_id, cid, sku_id, goods_id, price_fen, is_chosen, period)
    select ${ctx.mid}::bigint, ${activityId}::bigint, *, false, tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
      from unnest(${sold.map(({ cid }) => cid)}::bigint[], ${sold.map(({ skuId }) => skuId)}::bigint[],
                  ${sold.map(({ goodsId }) => goodsId)}::bigint[], ${sold.map(({ priceFen }) => priceFen)}::bigint[])`.execute(db(ctx));

/** It runs until then; one that has ended keeps no SKU from another. */
export const updatePeriod = (ctx: TxCtx, activityId: string, endsAt: Date) =>
  sql`
    update marketing.activity_goods set period = tstzrange(lower(period), ${endsAt}::timestamptz)
     where mid = ${ctx.mid}::bigint and activity_id = ${activityId}::bigint`.execute(db(ctx));

export const freeGoods = (ctx: TxCtx, activityId: string) =>
  sql`
    update marketing.activity_goods set is_chosen = false
     where mid = ${ctx.mid}::bigint and activity_id = ${activityId}::bigint and is_chosen`.execute(db(ctx));

interface StockLine {
  readonly cid: string;
  readonly skuId: string;
  readonly pieces: number;
}

/** So many pieces more are set aside for it. */
export const addStock = (ctx: TxCtx, activityId: string, lines: readonly StockLine[]) =>
  sql`
    insert into marketing.activity_stock as s (mid, activity_id, slot, cid, sku_id, supplied, available)
    select ${ctx.mid}::bigint, ${activityId}::bigint, 0, cid, sku_id, pieces, pieces
      from unnest(${lines.map(({ cid }) => cid)}::bigint[], ${lines.map(({ skuId }) => skuId)}::bigint[],
                  ${lines.map(({ pieces }) => pieces)}::integer[]) as l (cid, sku_id, pieces) order by cid, sku_id
    on conflict (mid, activity_id, slot, cid, sku_id, bucket) do update
      set supplied = s.supplied + excluded.supplied, available = s.available + excluded.available`.execute(db(ctx));

/**
 * It is over: what nobody holds leaves it; answers how many pieces of which. A row that changed while this waited for it is tried as it was
 * first: what is set is told by the row alone, or it would not add up then.
 */
export async function drainStock(ctx: TxCtx, activityId: string): Promise<StockLine[]> {
  const { rows } = await sql<{ cid: string; sku_id: string; pieces: number }>`
    with held as materialized (
      select slot, cid, sku_id, bucket, available from marketing.activity_stock
       where mid = ${ctx.mid}::bigint and activity_id = ${activityId}::bigint
       order by slot, cid, sku_id, bucket for update
    ), drained as (
      update marketing.activity_stock s set supplied = s.supplied - s.available, available = 0, is_over = true
        from held h
       where s.mid = ${ctx.mid}::bigint and s.activity_id = ${activityId}::bigint and s.slot = h.slot and s.cid = h.cid and s.sku_id = h.sku_id
         and s.bucket = h.bucket
      returning s.cid, s.sku_id, h.available
    )
    select cid, sku_id, sum(available)::integer as pieces from drained where available > 0 group by cid, sku_id`.execute(db(ctx));
  return rows.map(({ cid, sku_id, pieces }) => ({ cid, skuId: sku_id, pieces }));
}

export async function listStock(ctx: Ctx, activityId: string): Promise<StockOfActivity[]> {
  const { rows } = await sql<StockOfActivity>`
    select cid, sku_id as "skuId", sum(supplied)::integer as supplied, sum(available)::integer as available, sum(reserved)::integer as reserved,
           sum(sold)::integer as sold
      from marketing.activity_stock where mid = ${ctx.mid}::bigint and activity_id = ${activityId}::bigint
     group by cid, sku_id order by cid, sku_id`.execute(db(ctx));
  return rows;
}
