import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

/** What an order that is being placed brings besides, once it is paid. */
export interface PromisedGrant {
  readonly orderId: string;
  readonly activityId: string;
  readonly what: 'COUPON' | 'POINTS' | 'GROWTH' | 'GIFT';
  readonly amount: number;
  /** The template of a coupon, the SKU of a gift. */
  readonly refId: string | null;
  readonly name: string;
}

interface Promised {
  readonly memberId: string;
  readonly grants: readonly PromisedGrant[];
}

/** Of orders that are being placed. */
export async function promiseGrants(ctx: TxCtx, { memberId, grants }: Promised): Promise<void> {
  if (grants.length === 0) return;
  const numbered = [...Map.groupBy(grants, ({ orderId }) => orderId).values()].flatMap((own) => own.map((grant, n) => ({ ...grant, n })));
  await db(ctx)
    .insertInto('marketing.grant')
    .values(
      numbered.map(({ orderId, n, activityId, what, amount, refId, name }) => ({
        mid: ctx.mid,
        id: ctx.newId(),
        member_id: memberId,
        source_kind: 'FULL_REDUCTION',
        source_id: orderId,
        n,
        activity_id: activityId,
        what,
        amount,
        ref_id: refId,
        name,
        state: 'HELD',
        at: ctx.now,
      })),
    )
    .execute();
}

const ofOrder = (ctx: Ctx, orderId: string) =>
  sql`mid = ${ctx.mid}::bigint and source_kind = 'FULL_REDUCTION' and source_id = ${orderId}::bigint`;

export interface OfferedCoupon {
  readonly id: string;
  readonly memberId: string;
  readonly templateId: string;
}

/** Coupons a paid order brings that nobody has yet, held until the transaction ends. */
export async function lockOfferedCoupons(ctx: TxCtx, orderId: string): Promise<OfferedCoupon[]> {
  const { rows } = await sql<OfferedCoupon>`
    select id, member_id as "memberId", ref_id as "templateId" from marketing.grant
     where ${ofOrder(ctx, orderId)} and what = 'COUPON' and state = 'OFFERED' order by id for update`.execute(db(ctx));
  return rows;
}

/** Undefined: there was none any more. */
export const endGrant = (ctx: TxCtx, id: string, couponId: string | undefined) =>
  db(ctx)
    .updateTable('marketing.grant')
    .set({ state: couponId === undefined ? 'OVER' : 'TAKEN', given_id: couponId ?? null })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

/** All money of the order went back: what nobody has taken is not given any more. */
export const voidOffered = (ctx: TxCtx, orderId: string) =>
  sql`update marketing.grant set state = 'VOID' where ${ofOrder(ctx, orderId)} and state = 'OFFERED'`.execute(db(ctx));

interface TakenGrant {
  readonly id: string;
  readonly memberId: string;
  readonly what: 'POINTS' | 'GROWTH';
  readonly amount: number;
}

/** Points and growth nobody has taken yet, of a paid order or by their ids: whoever is answered them gives them, in this transaction. */
export async function takeGrants(
  ctx: TxCtx,
  which: { readonly orderId: string } | { readonly ids: readonly string[] },
): Promise<TakenGrant[]> {
  const named = 'ids' in which ? sql`mid = ${ctx.mid}::bigint and id = any(${which.ids}::bigint[])` : ofOrder(ctx, which.orderId);
  const { rows } = await sql<TakenGrant>`
    with held as (
      select id from marketing.grant where ${named} and what in ('POINTS', 'GROWTH') and state = 'OFFERED' order by member_id, id for update
    )
    update marketing.grant g set state = 'TAKEN' from held where g.mid = ${ctx.mid}::bigint and g.id = held.id and g.state = 'OFFERED'
    returning g.id, g.member_id as "memberId", g.what, g.amount`.execute(db(ctx));
  return rows.toSorted((a, b) => (BigInt(a.memberId) < BigInt(b.memberId) ? -1 : 1));
}

/** What members were given of points and growth with an order. */
export async function sumTakenGrants(ctx: Ctx, orderId: string): Promise<{ points: number; growth: number }> {
  const { rows } = await sql<{ points: number; growth: number }>`
    select coalesce(sum(amount) filter (where what = 'POINTS'), 0)::integer as points,
           coalesce(sum(amount) filter (where what = 'GROWTH'), 0)::integer as growth
      from marketing.grant where ${ofOrder(ctx, orderId)} and state = 'TAKEN'`.execute(db(ctx));
  return rows[0] ?? { points: 0, growth: 0 };
}
