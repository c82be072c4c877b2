import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export interface Card {
  readonly id: string;
  readonly kindId: string;
  readonly memberId: string;
  readonly number: string | null;
  readonly openedAt: Date;
  readonly months: number;
  /** Null: it does not end. */
  readonly endsAt: Date | null;
  readonly isFrozen: boolean;
  readonly packs: number;
  readonly packDue: Date | null;
}

const columns = sql`
  id, kind_id as "kindId", member_id as "memberId", number, opened_at as "openedAt", months, nullif(ends_at, 'infinity') as "endsAt",
  is_frozen as "isFrozen", packs, pack_due as "packDue"`;

export async function listCards(ctx: Ctx, memberId: string): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select ${columns} from loyalty.card where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint order by ends_at desc, id`.execute(
    db(ctx),
  );
  return rows;
}

/** Held until the transaction ends. */
export async function holdCard(ctx: TxCtx, id: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select ${columns} from loyalty.card where mid = ${ctx.mid}::bigint and id = ${id}::bigint for update`.execute(db(ctx));
  return rows[0];
}

/** The one of a kind a member has, held. */
export async function holdCardOf(ctx: TxCtx, memberId: string, kindId: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select ${columns} from loyalty.card
     where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint and kind_id = ${kindId}::bigint for update`.execute(db(ctx));
  return rows[0];
}

/** One for a member: false when there is one, or the number is somebody's. */
export async function insertFreeCard(ctx: TxCtx, card: Pick<Card, 'kindId' | 'memberId' | 'number'>): Promise<boolean> {
  const made = await db(ctx)
    .insertInto('loyalty.card')
    .values({
      ...{ mid: ctx.mid, id: ctx.newId(), kind_id: card.kindId, member_id: card.memberId, number: card.number },
      ...{ opened_at: ctx.now, months: 0, ends_at: sql<Date>`'infinity'` },
    })
    .onConflict((met) => met.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export type CardRun = Pick<Card, 'openedAt' | 'months' | 'packs' | 'packDue'> & { readonly endsAt: Date; readonly warnAt: Date };

const runColumns = ({ openedAt, months, packs, packDue, endsAt, warnAt }: CardRun) => ({
  ...{ opened_at: openedAt, months, ends_at: endsAt, packs, pack_due: packDue, warn_at: warnAt },
});

export const insertCard = (ctx: TxCtx, { id, kindId, memberId, ...run }: CardRun & Pick<Card, 'id' | 'kindId' | 'memberId'>) =>
  db(ctx)
    .insertInto('loyalty.card')
    .values({ mid: ctx.mid, id, kind_id: kindId, member_id: memberId, ...runColumns(run) })
    .execute();

export const updateRun = (ctx: TxCtx, id: string, run: CardRun) =>
  db(ctx).updateTable('loyalty.card').set(runColumns(run)).where('mid', '=', ctx.mid).where('id', '=', id).execute();

export const updateFrozen = (ctx: TxCtx, id: string, card: Pick<Card, 'isFrozen' | 'packDue'>) =>
  db(ctx)
    .updateTable('loyalty.card')
    .set({ is_frozen: card.isFrozen, pack_due: card.packDue })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

export const updatePacks = (ctx: TxCtx, id: string, packs: number, packDue: Date | null) =>
  db(ctx).updateTable('loyalty.card').set({ packs, pack_due: packDue }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

interface PackCoupon {
  readonly n: number;
  readonly templateId: string;
  readonly couponId: string | null;
}

/** What a month of a card has given, once: the key keeps a second. */
export const insertPackCoupon = (ctx: TxCtx, { id, openedAt }: Card, { n, templateId, couponId }: PackCoupon) =>
  db(ctx)
    .insertInto('loyalty.pack_coupon')
    .values({
      ...{ mid: ctx.mid, card_id: id, opened_at: openedAt, n, template_id: templateId },
      ...{ coupon_id: couponId, at: ctx.now },
    })
    .execute();

interface EndingCard {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly endsAt: Date;
}

/** Of these the ones to be told of now; each end is answered once. */
export async function takeCardWarnings(ctx: TxCtx, ids: readonly string[]): Promise<EndingCard[]> {
  const { rows } = await sql<EndingCard>`
    with told as (
      update loyalty.card set warn_at = null
       where mid = ${ctx.mid}::bigint and id = any(${ids}::bigint[]) and warn_at <= ${ctx.now}::timestamptz
      returning mid, id, kind_id, member_id, ends_at, is_frozen
    )
    select t.id, t.member_id as "memberId", k.name, t.ends_at as "endsAt"
      from told t join loyalty.card_kind k on k.mid = t.mid and k.id = t.kind_id
     where t.ends_at > ${ctx.now}::timestamptz and not t.is_frozen`.execute(db(ctx));
  return rows;
}

/** Until when the longest that is not frozen runs, as PostgreSQL writes it, and whether one is frozen. */
export async function findShownCard(ctx: Ctx, memberId: string): Promise<{ until: string | null; isFrozen: boolean }> {
  const { rows } = await sql<{ until: string | null; isFrozen: boolean }>`
    select max(ends_at) filter (where not is_frozen)::text as until, coalesce(bool_or(is_frozen), false) as "isFrozen"
      from loyalty.card where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint`.execute(db(ctx));
  return rows[0] ?? { until: null, isFrozen: false };
}
