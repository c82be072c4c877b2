import { fail } from '@qianpu/contract/failure';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Purchase, PurchaseKind } from './purchase.types.ts';

const db = ownTables('trade');

interface NewPurchase {
  readonly memberId: string;
  readonly kind: PurchaseKind;
  readonly refId: string | null;
  readonly title: string;
  readonly payFen: number;
  readonly bonusFen: number;
  readonly intentKey: string;
  readonly payBy: Date;
}

/** Writes the trade down and counts it; null where one of its kind waits to be paid. Refuses an intent that was placed before. */
export async function insertPurchase(ctx: TxCtx, purchase: NewPurchase): Promise<string | null> {
  const { memberId, kind, refId, title, payFen, bonusFen, intentKey, payBy } = purchase;
  const id = ctx.newId();
  const column = sql.ref(kind === 'RECHARGE' ? 'recharges' : 'cards');
  const counted = await sql`
    insert into trade.unpaid_count as c (mid, member_id, unpaid, ${column}) values (${ctx.mid}::bigint, ${memberId}::bigint, 0, 1)
    on conflict (mid, member_id) do update set ${column} = 1 where c.${column} = 0
    returning 1`.execute(db(ctx));
  if (counted.rows.length === 0) return null;
  const placed = await sql`
    with placed as (
      insert into trade.trade (mid, id, member_id, kind, payable_fen, intent_key, created_at, pay_by)
      values (${ctx.mid}::bigint, ${id}::bigint, ${memberId}::bigint, ${kind}, ${payFen}, ${intentKey}, ${ctx.now}::timestamptz, ${payBy}::timestamptz)
      on conflict (mid, member_id, intent_key) do nothing
      returning mid, id
    )
    insert into trade.purchase (mid, trade_id, kind, ref_id, title, pay_fen, bonus_fen)
    select mid, id, ${kind}, ${refId}::bigint, ${title}, ${payFen}, ${bonusFen} from placed
    returning 1`.execute(db(ctx));
  if (placed.rows.length === 0) throw fail('IDEMPOTENCY');
  return id;
}

const purchases = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('trade.purchase as p')
    .innerJoin('trade.trade as t', (join) => join.onRef('t.mid', '=', 'p.mid').onRef('t.id', '=', 'p.trade_id'))
    .select(['p.trade_id', 't.member_id', 'p.kind', 'p.ref_id', 'p.title', 'p.pay_fen', 'p.bonus_fen', 't.state', 't.pay_by'])
    .where('p.mid', '=', ctx.mid);

type Row = Awaited<ReturnType<ReturnType<typeof purchases>['execute']>>[number];

const asPurchase = (row: Row | undefined): Purchase | undefined =>
  row && {
    tradeId: row.trade_id,
    memberId: row.member_id,
    kind: row.kind as PurchaseKind,
    refId: row.ref_id,
    title: row.title,
    payFen: Number(row.pay_fen),
    bonusFen: Number(row.bonus_fen),
    state: row.state as Purchase['state'],
    payBy: row.pay_by,
  };

export const findPurchase = async (ctx: Ctx, tradeId: string) =>
  asPurchase(await purchases(ctx).where('p.trade_id', '=', tradeId).executeTakeFirst());

/** The one of its kind that waits to be paid. */
export const findUnpaid = async (ctx: Ctx, memberId: string, kind: PurchaseKind) =>
  asPurchase(
    await purchases(ctx).where('t.member_id', '=', memberId).where('t.state', '=', 'UNPAID').where('p.kind', '=', kind).executeTakeFirst(),
  );
