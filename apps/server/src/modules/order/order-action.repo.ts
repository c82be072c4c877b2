import { fail } from '@qianpu/contract/failure';
import { fen } from '@qianpu/kit/fen';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Member, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { actorName } from './actor-name.rules.ts';
import type { OrderAction, OrderAddress, OrderState } from './order.types.ts';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('trade');

interface Change {
  readonly mid: string;
  readonly id: string;
  readonly memberId: string;
  readonly logId: string;
  readonly actor: string;
  readonly now: Date;
}

/** One statement: changes a buyer's order that stays in its state, if it may still be changed so, and writes the line in its log. */
const changing = <P extends Change>(action: OrderAction, set: (p: P) => RawBuilder<unknown>, may: (p: P) => RawBuilder<unknown>) =>
  prepared(`trade.order.${action.toLowerCase()}`, (tables: OwnDb<'trade'>, p: P) => ({
    compile: () =>
      sql<{ id: string }>`
        with changed as (
          update trade.order o set ${set(p)}
           where o.mid = ${p.mid}::bigint and o.id = ${p.id}::bigint and o.member_id = ${p.memberId}::bigint and ${may(p)}
          returning o.mid, o.id, o.state
        ), logged as (
          insert into trade.order_log (mid, id, order_id, at, actor, from_state, to_state, action)
          select mid, ${p.logId}::bigint, id, ${p.now}::timestamptz, ${p.actor}::text, state, state, ${sql.lit(action)}::text from changed
        )
        select id from changed`.compile(tables),
  }));

const changeOf = (ctx: TxCtx<Member>, id: string): Change => ({
  mid: ctx.mid,
  id,
  memberId: ctx.actor.memberId,
  logId: ctx.newId(),
  actor: actorName(ctx.actor),
  now: ctx.now,
});

const extend = changing(
  'EXTENDED',
  (p: Change & { longerMs: number }) =>
    sql`receive_by = o.receive_by + ${p.longerMs}::double precision * interval '1 millisecond', extended_at = ${p.now}::timestamptz`,
  () => sql`o.state = 'SHIPPED' and o.extended_at is null`,
);
/** False when it is not on its way, or was extended before. */
export const extendReceiving = async (ctx: TxCtx<Member>, id: string, longerMs: number): Promise<boolean> =>
  (await extend(db(ctx), { ...changeOf(ctx, id), longerMs })).length > 0;

const urge = changing(
  'URGED',
  (p: Change) => sql`urged_at = ${p.now}::timestamptz, urged_count = o.urged_count + 1`,
  (p) => sql`o.state = 'TO_SHIP' and (o.urged_at is null or ${dayOf(sql`o.urged_at`)} < ${dayOf(p.now)})`,
);
/** False when it does not wait to be sent, or the shop was urged today. */
export const urgeShop = async (ctx: TxCtx<Member>, id: string): Promise<boolean> => (await urge(db(ctx), changeOf(ctx, id))).length > 0;

const readdress = changing(
  'ADDRESS_CHANGED',
  (p: Change & { address: string }) =>
    sql`address = ${p.address}::jsonb, address_before = o.address, address_changed_at = ${p.now}::timestamptz`,
  () => sql`o.state = 'TO_SHIP' and o.address_changed_at is null`,
);
/** False when it does not wait to be sent any more, or goes to another address already. */
export const replaceAddress = async (ctx: TxCtx<Member>, id: string, address: OrderAddress): Promise<boolean> =>
  (await readdress(db(ctx), { ...changeOf(ctx, id), address: JSON.stringify(address) })).length > 0;

const hide = changing(
  'DELETED',
  (p: Change) => sql`deleted_at = ${p.now}::timestamptz`,
  () => sql`o.deleted_at is null and o.state in ('COMPLETED', 'CLOSED')
            and not exists (select from trade.refund f where f.mid = o.mid and f.order_id = o.id and f.state <> 'DONE')`,
);
/** False while it is not over, or money of it is going back. Under `lockOwnOrder`: refunds are asked for under the same lock. */
export const hideOrder = async (ctx: TxCtx<Member>, id: string): Promise<boolean> => (await hide(db(ctx), changeOf(ctx, id))).length > 0;

export interface ActedOrder {
  readonly cid: string;
  readonly state: OrderState;
  /** What was paid for the goods. */
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly address: OrderAddress;
  readonly receiveBy: Date | null;
  readonly extendedAt: Date | null;
  readonly urgedAt: Date | null;
  readonly completedAt: Date | null;
  readonly deletedAt: Date | null;
}

const own = (ctx: Ctx<Member>, id: string) =>
  db(ctx)
    .selectFrom('trade.order')
    .select(['cid', 'state', 'goods_fen', 'discount_fen', 'freight_fen', 'address'])
    .select(['receive_by', 'extended_at', 'urged_at', 'completed_at', 'deleted_at'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('member_id', '=', ctx.actor.memberId);

type OwnRow = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>;
const asActed = (row: OwnRow | undefined): ActedOrder => {
  if (!row) throw fail('NOT_FOUND');
  return {
    cid: row.cid,
    state: row.state as OrderState,
    goodsFen: fen(row.goods_fen) - fen(row.discount_fen),
    freightFen: fen(row.freight_fen),
    address: row.address as unknown as OrderAddress,
    receiveBy: row.receive_by,
    extendedAt: row.extended_at,
    urgedAt: row.urged_at,
    completedAt: row.completed_at,
    deletedAt: row.deleted_at,
  };
};

/** How a member's own order stands; NOT_FOUND for everybody else's and for a deleted one. */
export async function findActed(ctx: Ctx<Member>, id: string): Promise<ActedOrder> {
  return asActed(await own(ctx, id).where('deleted_at', 'is', null).executeTakeFirst());
}

/** The same, also of a deleted one, and it stays so until the transaction ends. */
export async function lockOwnOrder(ctx: TxCtx<Member>, id: string): Promise<ActedOrder> {
  return asActed(await own(ctx, id).forNoKeyUpdate().executeTakeFirst());
}
