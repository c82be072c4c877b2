import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { DetailRow, OrderCardRow, OrderListQuery, OrderState } from './order.types.ts';

const db = ownTables('trade');

/** Ids leave as text: a number of JSON does not hold them. */
export const linesOfOrder = sql`(
  select json_agg(
           json_strip_nulls(json_build_object(
             'goodsId', l.goods_id::text, 'skuId', l.sku_id::text, 'title', l.title, 'specs', l.specs, 'picture', l.picture,
             'quantity', l.quantity, 'unitFen', l.unit_fen, 'discountFen', l.discount_fen, 'isGift', nullif(l.is_gift, false)
           )) order by l.position
         )
    from trade.order_line l where l.mid = o.mid and l.order_id = o.id
)`;

interface Paging {
  mid: string;
  memberId: string;
  states: readonly OrderState[];
  words: string;
  ids: readonly string[];
  limit: number;
  offset: number;
}

/** Newest first. */
const cardsOf = (name: string, filter: (p: Paging) => RawBuilder<unknown>) =>
  prepared(name, (tables: OwnDb<'trade'>, p: Paging) => ({
    compile: () =>
      sql<OrderCardRow>`
        select o.id, o.trade_id, o.cid, o.state, o.refund_state, o.payable_fen, o.created_at, o.receive_by, o.extended_at, o.urged_at,
               o.urged_count, o.address_changed_at, o.deleted_at, o.address, o.message, t.pay_by,
               ${hasOpenRefund} as has_open_refund, ${linesOfOrder} as lines
          from trade.order o join trade.trade t on t.mid = o.mid and t.id = o.trade_id
         where o.mid = ${p.mid}::bigint and ${filter(p)}
         order by o.id desc limit ${p.limit} offset ${p.offset}`.compile(tables),
  }));

export const hasOpenRefund = sql`exists (select from trade.refund f where f.mid = o.mid and f.order_id = o.id and f.state <> 'DONE')`;

/** What a member has not deleted. */
const isOwn = (p: { memberId: string }) => sql`o.member_id = ${p.memberId}::bigint and o.deleted_at is null`;

/** A number is looked for by four digits or more: fewer are part of most titles and of every number. */
const isNamed = (p: Paging) => sql`(
  exists (
    select from trade.order_line l
     where l.mid = o.mid and l.order_id = o.id and position(lower(${p.words}::text) in lower(l.title)) > 0
  ) or (length(${p.words}::text) >= 4 and position(${p.words}::text in o.id::text) > 0)
)`;

const own = cardsOf('trade.cards.own', isOwn);
const ownInStates = cardsOf('trade.cards.own.states', (p) => sql`${isOwn(p)} and o.state = any(${p.states}::text[])`);
const ownNamed = cardsOf('trade.cards.own.named', (p) => sql`${isOwn(p)} and ${isNamed(p)}`);
const ownOfIds = cardsOf('trade.cards.own.ids', (p) => sql`${isOwn(p)} and o.id = any(${p.ids}::bigint[])`);
/** One row more than asked for: it tells whether another page follows. */
const pageOf = (ctx: Ctx, { states, pageNum, pageSize }: OrderListQuery): Paging => ({
  mid: ctx.mid,
  memberId: '0',
  states: states ?? [],
  words: '',
  ids: [],
  limit: pageSize + 1,
  offset: (pageNum - 1) * pageSize,
});

/** A member's orders: with these words in a title or in their number, else in these states, else all. */
export function listOwnCards(
  ctx: Ctx,
  memberId: string,
  input: OrderListQuery & { readonly words?: string | undefined },
): Promise<OrderCardRow[]> {
  const list = input.words ? ownNamed : input.states ? ownInStates : own;
  return list(db(ctx), { ...pageOf(ctx, input), memberId, words: input.words ?? '' });
}

/** Those of these orders that are the member's. */
export const findOwnCards = (ctx: Ctx, memberId: string, ids: readonly string[]): Promise<OrderCardRow[]> =>
  ownOfIds(db(ctx), { ...pageOf(ctx, { pageNum: 1, pageSize: ids.length }), memberId, ids });

export const epochMs = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

const detailOf = prepared('trade.order.detail', (tables: OwnDb<'trade'>, p: { mid: string; memberId: string; id: string }) => ({
  compile: () =>
    sql<DetailRow>`
      select o.*, t.pay_by, ${hasOpenRefund} as has_open_refund, ${linesOfOrder} as lines, r.entries as receipt,
             (
               select coalesce(json_agg(
                        json_build_object(
                          'id', f.id::text, 'amountFen', f.amount_fen, 'state', f.state,
                          'createdAt', ${epochMs('f.created_at')}, 'doneAt', ${epochMs('f.done_at')}
                        ) order by f.id
                      ), '[]')
                 from trade.refund f where f.mid = o.mid and f.order_id = o.id
             ) as refunds,
             (
               select json_agg(
                        json_build_object('at', ${epochMs('g.at')}, 'from', g.from_state, 'to', g.to_state, 'action', g.action) order by g.at, g.id
                      )
                 from trade.order_log g where g.mid = o.mid and g.order_id = o.id
             ) as log
        from trade.order o
        join trade.trade t on t.mid = o.mid and t.id = o.trade_id
        join trade.receipt r on r.mid = o.mid and r.order_id = o.id
       where o.mid = ${p.mid}::bigint and o.id = ${p.id}::bigint and ${isOwn(p)}`.compile(tables),
}));
export const findDetail = async (ctx: Ctx, memberId: string, id: string): Promise<DetailRow | undefined> =>
  (await detailOf(db(ctx), { mid: ctx.mid, memberId, id }))[0];

const boughtIn = prepared('trade.order.bought', (tables: OwnDb<'trade'>, p: { mid: string; memberId: string; id: string }) => ({
  compile: () =>
    sql<{ cid: string; skuId: string; goodsId: string; title: string; quantity: number }>`
      select o.cid, l.sku_id as "skuId", l.goods_id as "goodsId", l.title, l.quantity
        from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id and not l.is_gift
       where o.mid = ${p.mid}::bigint and o.id = ${p.id}::bigint and ${isOwn(p)} order by l.position`.compile(tables),
}));
/** What was bought with a member's own order; nothing for everybody else's. */
export const findBought = (ctx: Ctx, memberId: string, id: string) => boughtIn(db(ctx), { mid: ctx.mid, memberId, id });

const countsOf = prepared('trade.order.counts', (tables: OwnDb<'trade'>, p: { mid: string; memberId: string }) =>
  tables
    .selectFrom('trade.order')
    .select(['state', sql<number>`count(*)::integer`.as('orders')])
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId)
    .where('state', 'not in', ['COMPLETED', 'CLOSED'])
    .groupBy('state'),
);
/** How many of a member's orders are in each state that still wants something done. */
export async function countOrders(ctx: Ctx, memberId: string): Promise<(states: readonly OrderState[]) => number> {
  const rows = await countsOf(db(ctx), { mid: ctx.mid, memberId });
  return (states) => rows.filter(({ state }) => (states as readonly string[]).includes(state)).reduce((sum, { orders }) => sum + orders, 0);
}

/** Whether the merchant has ever been paid. */
export const hasPaidOrder = async (ctx: Ctx): Promise<boolean> =>
  (await sql`select from trade.order where mid = ${ctx.mid}::bigint and pay_state = 'PAID' limit 1`.execute(ctx.db)).rows.length > 0;
