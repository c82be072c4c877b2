import { fail } from '@qianpu/contract/failure';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { LET_GO_LIMIT, tomorrowOf, UNPAID_LIMIT } from './order.rules.ts';
import type { OrderAttribution } from './order.types.ts';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('trade');

interface Placing {
  mid: string;
  memberId: string;
  now: Date;
}

const letGoToday = (p: Pick<Placing, 'now'>) =>
  sql<number>`case when trade.unpaid_count.let_go_on = ${dayOf(p.now)} then trade.unpaid_count.let_go else 0 end`;

const countUp = prepared('trade.unpaid.up', (tables: OwnDb<'trade'>, p: Placing) =>
  tables
    .insertInto('trade.unpaid_count')
    .values({ mid: p.mid, member_id: p.memberId, unpaid: 1 })
    .onConflict((on) =>
      on
        .columns(['mid', 'member_id'])
        .doUpdateSet({ unpaid: sql`trade.unpaid_count.unpaid + 1` })
        .where('trade.unpaid_count.unpaid', '<', UNPAID_LIMIT)
        .where(letGoToday(p), '<=', LET_GO_LIMIT),
    )
    .returning(letGoToday(p).as('let_go')),
);

/**
 * Counts one more; refuses when the member has as many unpaid trades as anybody may have, or has let too many go today. Answers how
 * many were let go today.
 */
export async function countUnpaid(ctx: TxCtx, memberId: string): Promise<number> {
  const [counted] = await countUp(db(ctx), { mid: ctx.mid, memberId, now: ctx.now });
  if (counted) return counted.let_go;
  const known = await db(ctx)
    .selectFrom('trade.unpaid_count')
    .select(letGoToday(ctx).as('let_go'))
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (known && known.let_go > LET_GO_LIMIT) throw fail('PLACING_PAUSED', { until: tomorrowOf(ctx.now).getTime() });
  throw fail('TOO_MANY_UNPAID');
}

export interface NewTrade {
  readonly id: string;
  readonly memberId: string;
  readonly payableFen: number;
  readonly intentKey: string;
  readonly payBy: Date;
  readonly actor: string;
  readonly address: object;
  /** What the price was computed from, and by which version of the engine. */
  readonly basket: object;
  readonly engineVersion: number;
  /** The same for every line: they say how the shopper came, not what was bought. */
  readonly marks: OrderAttribution;
  readonly orders: readonly NewOrder[];
}

export interface NewOrder {
  readonly orderId: string;
  readonly cid: string;
  readonly logId: string;
  readonly goodsFen: number;
  readonly discountFen: number;
  readonly freightFen: number;
  readonly payableFen: number;
  readonly message: string;
  readonly receipt: readonly object[];
  readonly lines: readonly OrderedLine[];
}

interface OrderedLine {
  readonly skuId: string;
  readonly quantity: number;
  readonly isGift?: boolean;
  readonly shares: readonly { readonly promotionId: string; readonly pieces: number }[];
}

type Params = Omit<NewTrade, 'orders' | 'address' | 'marks' | 'basket'> &
  OrderAttribution & { mid: string; now: Date; address: string; basket: string; orders: string };

/** The orders travel as one JSON document: the statement is the same for one line and for a hundred. */
const insert = prepared('trade.place', (tables: OwnDb<'trade'>, p: Params) => ({
  compile: () =>
    sql<{ id: string }>`
      with placed as (
        insert into trade.trade (mid, id, member_id, payable_fen, intent_key, created_at, pay_by)
        values (${p.mid}::bigint, ${p.id}::bigint, ${p.memberId}::bigint, ${p.payableFen}::bigint, ${p.intentKey}::text,
                ${p.now}::timestamptz, ${p.payBy}::timestamptz)
        on conflict (mid, member_id, intent_key) do nothing
        returning mid, id, member_id, created_at
      ), shops as (
        select p.mid, p.id as trade_id, p.member_id, p.created_at, o.*
          from placed p cross join jsonb_to_recordset(${p.orders}::jsonb) as o (
            "orderId" bigint, "cid" bigint, "logId" bigint, "goodsFen" bigint, "discountFen" bigint, "freightFen" bigint,
            "payableFen" bigint, "message" text, "receipt" jsonb, "lines" jsonb
          )
      ), orders as (
        insert into trade.order
          (mid, id, trade_id, cid, member_id, goods_fen, discount_fen, freight_fen, payable_fen, address, message, created_at)
        select mid, "orderId", trade_id, cid, member_id, "goodsFen", "discountFen", "freightFen", "payableFen",
               ${p.address}::jsonb, message, created_at
          from shops
      ), lines as (
        insert into trade.order_line
          (mid, order_id, position, goods_id, sku_id, title, specs, picture, quantity, unit_fen, discount_fen, is_gift, poster_id,
           recommender_member_id, reseller_id, guider_id)
        select mid, "orderId", l.position - 1, (l.line ->> 'goodsId')::bigint, (l.line ->> 'skuId')::bigint, l.line ->> 'title',
               l.line -> 'specs', l.line ->> 'picture', (l.line ->> 'quantity')::smallint, (l.line ->> 'unitFen')::bigint,
               (l.line ->> 'discountFen')::bigint, coalesce((l.line ->> 'isGift')::boolean, false), ${p.posterId}::bigint, ${p.recommenderMemberId}::bigint, ${p.resellerId}::bigint,
               ${p.guiderId}::bigint
          from shops cross join jsonb_array_elements(lines) with ordinality as l (line, position)
      ), shares as (
        insert into trade.line_share (mid, order_id, position, promotion_kind, promotion_id, pieces, off_fen)
        select mid, "orderId", l.position - 1, s."promotionKind", s."promotionId", s.pieces, s."offFen"
          from shops cross join jsonb_array_elements(lines) with ordinality as l (line, position)
               cross join jsonb_to_recordset(l.line -> 'shares')
                 as s ("promotionKind" text, "promotionId" text, pieces smallint, "offFen" bigint)
      ), inputs as (
        insert into trade.receipt_input (mid, trade_id, engine_version, basket)
        select mid, id, ${p.engineVersion}::integer, ${p.basket}::jsonb from placed
      ), receipts as (
        insert into trade.receipt (mid, order_id, entries) select mid, "orderId", receipt from shops
      ), logged as (
        insert into trade.order_log (mid, id, order_id, at, actor, to_state)
        select mid, "logId", "orderId", created_at, ${p.actor}::text, 'UNPAID' from shops
      )
      select id from placed`.compile(tables),
}));

/** Writes a trade down with its orders, lines, shares, receipts and log; refuses an intent that has been placed before. */
export async function insertTrade(ctx: TxCtx, trade: NewTrade): Promise<void> {
  const { orders, address, marks, basket, ...rest } = trade;
  const placed = await insert(db(ctx), {
    ...rest,
    ...marks,
    mid: ctx.mid,
    now: ctx.now,
    address: JSON.stringify(address),
    basket: JSON.stringify(basket),
    orders: JSON.stringify(orders),
  });
  if (placed.length === 0) throw fail('IDEMPOTENCY');
}
