import { sql } from 'kysely';
import type { Member, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { QUANTITY_LIMIT } from './cart.rules.ts';

const db = ownTables('cart');

export interface SkuChange {
  readonly cid: string;
  readonly skuId: string;
  readonly newSkuId: string;
  /** The goods both are SKUs of. */
  readonly goodsId: string;
  readonly priceFen: number;
}

interface Params {
  readonly mid: string;
  readonly memberId: string;
  readonly cids: readonly string[];
  readonly skuIds: readonly string[];
  readonly newSkuIds: readonly string[];
  readonly goodsIds: readonly string[];
  readonly prices: readonly number[];
}

const change = prepared('cart.changeSku', (tables: OwnDb<'cart'>, p: Params) => ({
  compile: () =>
    sql<{ sku_id: string }>`
      with gone as (
        delete from cart.line l
         using unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[], ${p.newSkuIds}::bigint[], ${p.goodsIds}::bigint[], ${p.prices}::bigint[])
               c (cid, sku_id, new_sku_id, goods_id, price_fen)
         where l.mid = ${p.mid} and l.member_id = ${p.memberId} and l.cid = c.cid and l.sku_id = c.sku_id and l.goods_id = c.goods_id
        returning l.cid, c.new_sku_id, l.goods_id, l.quantity, l.is_ticked, l.added_at, c.price_fen
      ), united as (
        select cid, new_sku_id, goods_id, least(${sql.lit(QUANTITY_LIMIT)}, sum(quantity))::smallint as quantity, bool_or(is_ticked) as is_ticked,
               max(added_at) as added_at, min(price_fen) as price_fen
          from gone group by cid, new_sku_id, goods_id
      )
      insert into cart.line as l (mid, member_id, cid, sku_id, goods_id, quantity, is_ticked, added_at, added_price_fen)
      select ${p.mid}, ${p.memberId}, cid, new_sku_id, goods_id, quantity, is_ticked, added_at, price_fen from united
      on conflict (mid, member_id, cid, sku_id) do update
        set quantity = least(${sql.lit(QUANTITY_LIMIT)}, l.quantity + excluded.quantity), is_ticked = l.is_ticked or excluded.is_ticked
      returning sku_id`.compile(tables),
}));

/** Puts another SKU in the place of each; what meets a line of that SKU joins it. Under `lockCart`. */
export const changeSkus = (ctx: TxCtx<Member>, changes: readonly SkuChange[]) =>
  change(db(ctx), {
    mid: ctx.mid,
    memberId: ctx.actor.memberId,
    cids: changes.map(({ cid }) => cid),
    skuIds: changes.map(({ skuId }) => skuId),
    newSkuIds: changes.map(({ newSkuId }) => newSkuId),
    goodsIds: changes.map(({ goodsId }) => goodsId),
    prices: changes.map(({ priceFen }) => priceFen),
  });
