import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { CardRow, CardsWish, DetailRow, OrderState } from './order.types.ts';

const db = ownTables('trade');

/** Ids leave as text: a number of JSON does not hold them. */
const linesOfOrder = sql`(
  select json_agg(
           json_build_object(
             'goodsId', l.goods_id::text, 'skuId', l.sku_id::text, 'title', l.title, 'specs', l.specs, 'picture', l.picture,
             'quantity', l.quantity, 'unitFen', l.unit_fen, 'discountFen', l.discount_fen
           ) order by l.position
         )
    from trade.order_line l where l.mid = o.mid and l.order_id = o.id
)`;

interface Page {
  mid: string;
  memberId: string;
  states: readonly OrderState[];
  limit: number;
  offset: number;
}

/** Newest first. */
const cardsOf = (name: string, filter: (p: Page) => RawBuilder<unknown>) =>
  prepared(name, (tables: OwnDb<'trade'>, p: Page) => ({
    compile: () =>
      sql<CardRow>`
        select o.id, o.trade_id, o.cid, o.state, o.refund_state, o.payable_fen, o.created_at, t.pay_by, ${linesOfOrder} as lines
          from trade.order o join trade.trade t on t.mid = o.mid and t.id = o.trade_id
         where o.mid = ${p.mid}::bigint and ${filter(p)}
         order by o.id desc limit ${p.limit} offset ${p.offset}`.compile(tables),
  }));

const cards = {
  member: {
    all: cardsOf('trade.cards.member', (p) => sql`o.member_id = ${p.memberId}::bigint`),
    some: cardsOf('trade.cards.member.states', (p) => sql`o.member_id = ${p.memberId}::bigint and o.state = any(${p.states}::text[])`),
  },
  merchant: {
    all: cardsOf('trade.cards.merchant', () => sql`true`),
    some: cardsOf('trade.cards.merchant.states', (p) => sql`o.state = any(${p.states}::text[])`),
  },
};

/** One row more than asked for: it tells whether another page follows. */
export function listCards(ctx: Ctx, { memberId, states, pageNum, pageSize }: CardsWish): Promise<CardRow[]> {
  const list = cards[memberId === undefined ? 'merchant' : 'member'][states ? 'some' : 'all'];
  return list(db(ctx), {
    mid: ctx.mid,
    memberId: memberId ?? '0',
    states: states ?? [],
    limit: pageSize + 1,
    offset: (pageNum - 1) * pageSize,
  });
}

const epochMs = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

const detailOf = prepared('trade.order.detail', (tables: OwnDb<'trade'>, p: { mid: string; memberId: string; id: string }) => ({
  compile: () =>
    sql<DetailRow>`
      select o.*, t.pay_by, ${linesOfOrder} as lines, r.entries as receipt,
             (
               select coalesce(json_agg(
                        json_build_object(
                          'id', f.id::text, 'amountFen', f.amount_fen, 'state', f.state,
                          'createdAt', ${epochMs('f.created_at')}, 'doneAt', ${epochMs('f.done_at')}
                        ) order by f.id
                      ), '[]')
                 from trade.refund f where f.mid = o.mid and f.order_id = o.id
             ) as refunds
        from trade.order o
        join trade.trade t on t.mid = o.mid and t.id = o.trade_id
        join trade.receipt r on r.mid = o.mid and r.order_id = o.id
       where o.mid = ${p.mid}::bigint and o.id = ${p.id}::bigint and o.member_id = ${p.memberId}::bigint`.compile(tables),
}));
export const findDetail = async (ctx: Ctx, memberId: string, id: string): Promise<DetailRow | undefined> =>
  (await detailOf(db(ctx), { mid: ctx.mid, memberId, id }))[0];

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
