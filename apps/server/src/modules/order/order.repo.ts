import { fail } from '@qianpu/contract/failure';
import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { mayTouchShop } from '#platform/shop-scope';
import { canStep } from './order.rules.ts';
import type { OrderSnapshot, OrderState, OrderStep } from './order.types.ts';

const db = ownTables('trade');

interface StepParams {
  mid: string;
  orderIds: readonly string[];
  logIds: readonly string[];
  from: OrderState;
  to: OrderState;
  actor: string;
  note: string;
  closeReason: string | null;
  receiveBy: Date | null;
  receivableBy: Date | null;
  now: Date;
}

/** The one statement that changes an order's state: what belongs to the step and its line in the log go with it. */
const step = prepared('trade.order.step', (tables: OwnDb<'trade'>, p: StepParams) => ({
  compile: () =>
    sql<{ id: string }>`
      with asked as (
        select * from unnest(${p.orderIds}::bigint[], ${p.logIds}::bigint[]) as a (order_id, log_id)
      ), locked as materialized (
        select o.id from trade.order o
         where o.mid = ${p.mid}::bigint and o.id in (select order_id from asked) and o.state = ${p.from}::text
           and (${p.receivableBy}::timestamptz is null or o.receive_by < ${p.receivableBy}::timestamptz)
         order by o.id for no key update
      ), moved as (
        update trade.order o
           set state = ${p.to}::text,
               pay_state = case when o.state = 'UNPAID' and ${p.to}::text <> 'CLOSED' then 'PAID' else o.pay_state end,
               paid_at = case when o.state = 'UNPAID' and ${p.to}::text <> 'CLOSED' then ${p.now}::timestamptz else o.paid_at end,
               shipped_at = case when ${p.to}::text = 'SHIPPED' then ${p.now}::timestamptz else o.shipped_at end,
               receive_by = coalesce(${p.receiveBy}::timestamptz, o.receive_by),
               completed_at = case when ${p.to}::text = 'COMPLETED' then ${p.now}::timestamptz else o.completed_at end,
               closed_at = case when ${p.to}::text = 'CLOSED' then ${p.now}::timestamptz else o.closed_at end,
               close_reason = coalesce(${p.closeReason}::text, o.close_reason)
          from locked
         where o.mid = ${p.mid}::bigint and o.id = locked.id
        returning o.id
      ), logged as (
        insert into trade.order_log (mid, id, order_id, at, actor, from_state, to_state, note)
        select ${p.mid}::bigint, a.log_id, a.order_id, ${p.now}::timestamptz, ${p.actor}::text, ${p.from}::text, ${p.to}::text, ${p.note}::text
          from moved join asked a on a.order_id = moved.id
      )
      select id from moved`.compile(tables),
}));

/** Takes a step with those of these orders that stand where it begins; answers which they were. */
export async function stepOrders(ctx: TxCtx, input: OrderStep): Promise<string[]> {
  if (!canStep(input.from, input.to)) throw fail('ORDER_MOVED_ON');
  const moved = await step(db(ctx), {
    mid: ctx.mid,
    orderIds: input.orderIds,
    logIds: input.orderIds.map(() => ctx.newId()),
    from: input.from,
    to: input.to,
    actor: input.actor,
    note: input.note ?? '',
    closeReason: input.closeReason ?? null,
    receiveBy: input.receiveBy ?? null,
    receivableBy: input.receivableBy ?? null,
    now: ctx.now,
  });
  return moved.map(({ id }) => id);
}

const snapshot = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('trade.order')
    .select(['id', 'trade_id', 'cid', 'state', 'pay_state', 'payable_fen', 'refunded_fen'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id);

type SnapshotRow = Awaited<ReturnType<ReturnType<typeof snapshot>['executeTakeFirstOrThrow']>>;
const asSnapshot = (row: SnapshotRow): OrderSnapshot => ({
  id: row.id,
  tradeId: row.trade_id,
  cid: row.cid,
  state: row.state as OrderState,
  isPaid: row.pay_state === 'PAID',
  payableFen: fen(row.payable_fen),
  refundedFen: fen(row.refunded_fen),
});

/** How a member's own order stands; NOT_FOUND for everybody else's and for a deleted one. */
export async function findOwnOrder(ctx: Ctx, memberId: string, id: string): Promise<OrderSnapshot> {
  const row = await snapshot(ctx, id).where('member_id', '=', memberId).where('deleted_at', 'is', null).executeTakeFirst();
  if (!row) throw fail('NOT_FOUND');
  return asSnapshot(row);
}

/** How an order of the merchant stands. One of a shop the caller has no role for is not there. */
export async function findOrder(ctx: Ctx, id: string): Promise<OrderSnapshot> {
  const row = await snapshot(ctx, id).executeTakeFirst();
  if (!row || !mayTouchShop(ctx.actor, row.cid)) throw fail('NOT_FOUND');
  return asSnapshot(row);
}

/** Those of these orders that are of shops the caller works for. */
export async function listStates(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, { state: OrderState; cid: string }>> {
  const rows = await db(ctx)
    .selectFrom('trade.order')
    .select(['id', 'cid', 'state'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  const own = rows.filter(({ cid }) => mayTouchShop(ctx.actor, cid));
  return new Map(own.map(({ id, cid, state }) => [id, { cid, state: state as OrderState }]));
}

export const listShopsOfTrade = async (ctx: Ctx, tradeId: string): Promise<string[]> => {
  const orders = await db(ctx).selectFrom('trade.order').select('cid').where('mid', '=', ctx.mid).where('trade_id', '=', tradeId).execute();
  return orders.map(({ cid }) => cid);
};

/** The same, and it stays so until the transaction ends. */
export async function lockOrder(ctx: TxCtx, id: string): Promise<OrderSnapshot> {
  const row = await snapshot(ctx, id).forNoKeyUpdate().executeTakeFirst();
  if (!row || !mayTouchShop(ctx.actor, row.cid)) throw fail('NOT_FOUND');
  return asSnapshot(row);
}

/** False when that is more than was paid and not yet given back. Its buyer sees a deleted order again: money of it is going back. */
export async function addRefunded(ctx: TxCtx, id: string, amountFen: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update trade.order
       set refunded_fen = refunded_fen + ${amountFen}::bigint,
           refund_state = case when refunded_fen + ${amountFen}::bigint = payable_fen then 'FULL' else 'PART' end,
           deleted_at = null
     where mid = ${ctx.mid}::bigint and id = ${id}::bigint and pay_state = 'PAID' and refunded_fen + ${amountFen}::bigint <= payable_fen
    returning id`.execute(db(ctx));
  return rows.length > 0;
}

/** A line in the log of an order that stays in its state. Answers its shop. */
export async function logRemark(ctx: TxCtx, remark: { orderId: string; actor: string; note: string }): Promise<string> {
  const { orderId, actor, note } = remark;
  const { rows } = await sql<{ cid: string }>`
    with its as (select mid, id, cid, state from trade.order where mid = ${ctx.mid}::bigint and id = ${orderId}::bigint),
    logged as (
      insert into trade.order_log (mid, id, order_id, at, actor, from_state, to_state, note)
      select mid, ${ctx.newId()}::bigint, id, ${ctx.now}::timestamptz, ${actor}, state, state, ${note} from its
    )
    select cid from its`.execute(db(ctx));
  const [order] = rows;
  if (!order) throw new Error(`there is no order ${orderId} to remark upon`);
  return order.cid;
}
