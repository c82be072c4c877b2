import { MOST_COUNTED } from '@qianpu/contract/fields';
import { fen } from '@qianpu/kit/fen';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { STAFF_TAB_STATES } from './order.rules.ts';
import type { StaffCardRow, StaffTab } from './order.types.ts';
import { hasOpenRefund, linesOfOrder } from './order-read.repo.ts';
import type { OrderCriteria, OrderSort, ShipWithin } from './staff-search.types.ts';

const db = ownTables('trade');

const HOUR_MS = 3_600_000;
/** Of a merchant without a shop. */
const MOST_HOURS = 720;

/** One shop, which is what people look at, is read in the order of its index; several are sorted. */
function inShops(cids: readonly string[] | null): RawBuilder<unknown> | undefined {
  if (cids === null) return undefined;
  return cids.length === 1 ? sql`o.cid = ${cids[0]}::bigint` : sql`o.cid = any(${cids}::bigint[])`;
}
/** Each shop has its own time; that of the quickest bounds the piece of the index. */
function isOverdue({ now }: Ctx, shipWithin: ShipWithin): RawBuilder<unknown> {
  const before = new Date(now.getTime() - Math.min(...shipWithin.values(), MOST_HOURS) * HOUR_MS);
  const hours = JSON.stringify(Object.fromEntries(shipWithin));
  return sql`o.state = 'TO_SHIP' and o.paid_at < ${before}::timestamptz
    and o.paid_at < ${now}::timestamptz - (${hours}::jsonb ->> o.cid::text)::integer * interval '1 hour'`;
}
/** Few at any time, each found by an index of what is open. */
const isRefunding = (ctx: Ctx) => sql`o.id in (
  select f.order_id from trade.refund f where f.mid = ${ctx.mid}::bigint and f.state <> 'DONE' and f.order_id is not null
  union all select q.order_id from trade.refund_request q where q.mid = ${ctx.mid}::bigint and q.state = 'WAITING'
)`;

function ofTab(ctx: Ctx, { tab, shipWithin }: OrderCriteria): RawBuilder<unknown> | undefined {
  if (tab === 'all') return undefined;
  if (tab === 'overdue') return isOverdue(ctx, shipWithin);
  if (tab === 'refunding') return isRefunding(ctx);
  const states = STAFF_TAB_STATES[tab];
  return states.length === 1 ? sql`o.state = ${sql.lit(states[0])}` : sql`o.state in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

/** An index carries each of these; of several the planner takes the one that leaves least (migration 0048). */
function conditions(ctx: Ctx, by: OrderCriteria): RawBuilder<unknown> {
  const all = [
    sql`o.mid = ${ctx.mid}::bigint`,
    inShops(by.cids),
    ofTab(ctx, by),
    by.states && sql`o.state = any(${by.states}::text[])`,
    by.ids && sql`o.id = any(${by.ids}::bigint[])`,
    by.memberId && sql`o.member_id = ${by.memberId}::bigint`,
    by.placedFrom && sql`o.created_at >= ${by.placedFrom}::timestamptz`,
    by.placedUntil && sql`o.created_at < ${by.placedUntil}::timestamptz`,
    by.amountFromFen !== undefined && sql`o.payable_fen >= ${by.amountFromFen}::bigint`,
    by.amountToFen !== undefined && sql`o.payable_fen <= ${by.amountToFen}::bigint`,
    by.beforeId && sql`o.id < ${by.beforeId}::bigint`,
  ];
  return sql.join(
    all.filter((one) => typeof one === 'object'),
    sql` and `,
  );
}

/** Those with one of these goods, newest first, are looked up one by one: whoever wants twenty looks up twenty. */
const source = (ctx: Ctx, { goodsIds }: OrderCriteria): RawBuilder<unknown> =>
  goodsIds === undefined
    ? sql`trade.order o`
    : sql`(
        select distinct l.order_id from trade.order_line l
         where l.mid = ${ctx.mid}::bigint and l.goods_id = any(${goodsIds}::bigint[]) order by l.order_id desc offset 0
      ) l
      cross join lateral (select * from trade.order o where o.mid = ${ctx.mid}::bigint and o.id = l.order_id offset 0) o`;

/** A day's orders are read by the day's index, and its order is that of their numbers as far as anybody can tell. */
function orderBy(by: OrderCriteria, sort: OrderSort): RawBuilder<unknown> {
  if (sort === 'amount') return sql`o.payable_fen desc, o.id desc`;
  if (sort === 'oldestWaiting') return sql`o.paid_at, o.id`;
  if (by.goodsIds) return sql`l.order_id desc`;
  if (sort === 'number') return sql`o.id desc`;
  return by.placedFrom || by.placedUntil ? sql`o.created_at desc, o.id desc` : sql`o.id desc`;
}

const waiting = (sort: OrderSort) => (sort === 'oldestWaiting' ? sql` and o.state = 'TO_SHIP'` : sql``);

interface Page {
  readonly sort: OrderSort;
  readonly offset: number;
  readonly limit: number;
}

/** Orders of this phone, or of one that ends like this: the newest, as far as anybody counts. */
export async function findByPhone(ctx: Ctx, phone: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from trade.orders_with_phone(${phone}::text, ${MOST_COUNTED}) f (id)`.execute(
    db(ctx),
  );
  return rows.map(({ id }) => id);
}

/** The page's keys first: what a card shows besides is looked up for those alone. The limit is written out: the planner takes an unknown one for a tenth of all rows. */
export async function searchCards(ctx: Ctx, by: OrderCriteria, { sort, offset, limit }: Page): Promise<StaffCardRow[]> {
  const { rows } = await sql<StaffCardRow>`
    with page as materialized (
      select o.id, row_number() over () as nth
        from (select o.id from ${source(ctx, by)} where ${conditions(ctx, by)}${waiting(sort)} order by ${orderBy(by, sort)} limit ${sql.lit(limit)} offset ${offset}) o
    )
    select o.id, o.trade_id, o.cid, o.member_id, o.state, o.refund_state, o.payable_fen, o.created_at, o.receive_by, o.extended_at, o.urged_at,
           o.urged_count, o.address_changed_at, o.deleted_at, o.paid_at, o.address, o.message, t.pay_by,
           ${hasOpenRefund} as has_open_refund, ${linesOfOrder} as lines,
           exists (select from trade.refund f where f.mid = o.mid and f.order_id = o.id and f.state = 'ABNORMAL') as has_failed_refund,
           exists (select from trade.order_note n where n.mid = o.mid and n.order_id = o.id) as has_note,
           (select d.way from trade.tender d where d.mid = o.mid and d.trade_id = o.trade_id and d.state = 'PAID' order by d.app_ref is null, d.id limit 1) as pay_way
      from page
      join trade.order o on o.mid = ${ctx.mid}::bigint and o.id = page.id
      join trade.trade t on t.mid = o.mid and t.id = o.trade_id
     order by page.nth`.execute(db(ctx));
  return rows;
}

/** Whatever order is cheap: a sum has none. */
const countedBy = ({ amountFromFen, amountToFen }: OrderCriteria): OrderSort =>
  amountFromFen === undefined && amountToFen === undefined ? 'newest' : 'amount';

/** How many there are and what they come to, as far as anybody counts. In order, or all of them would be gathered before the first is counted. */
export async function sumOrders(ctx: Ctx, by: OrderCriteria, sort: OrderSort): Promise<{ total: number; payableFen: number }> {
  const { rows } = await sql<{ total: number; payable_fen: string }>`
    select count(*)::integer as total, coalesce(sum(payable_fen), 0)::bigint as payable_fen
      from (
        select o.payable_fen from ${source(ctx, by)} where ${conditions(ctx, by)}${waiting(sort)}
         order by ${orderBy(by, countedBy(by))} limit ${sql.lit(MOST_COUNTED)}
      ) counted`.execute(db(ctx));
  return { total: rows[0]?.total ?? 0, payableFen: fen(rows[0]?.payable_fen ?? '0') };
}

/** How many of each tab, as far as anybody counts. One state at a time, so that each is a piece of an index. */
export async function countTabs(
  ctx: Ctx,
  tabs: readonly StaffTab[],
  by: Pick<OrderCriteria, 'cids' | 'shipWithin'>,
): Promise<Map<StaffTab, number>> {
  const counts = tabs.map((tab) => {
    const isThere = conditions(ctx, { tab, ...by });
    return sql`select ${sql.lit(tab)} as tab, count(*)::integer as orders
                 from (select from trade.order o where ${isThere} limit ${sql.lit(MOST_COUNTED)}) counted`;
  });
  const { rows } = await sql<{ tab: StaffTab; orders: number }>`${sql.join(counts, sql` union all `)}`.execute(db(ctx));
  return new Map(rows.map(({ tab, orders }) => [tab, orders]));
}
