import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { FreightSource } from './freight.repo.ts';

const db = ownTables('loyalty');

/** What a level, or a card, is worth to its member when something is bought. */
export interface MemberBenefit {
  readonly source: FreightSource;
  /** The level's number, or the kind of card. */
  readonly id: string;
  readonly name: string;
  /** Of the price. */
  readonly percent: number;
  /** Orders of a month that are sent for nothing; null: all. */
  readonly freeFreight: number | null;
  /** How many have been this month, unpaid ones with them. */
  readonly freightUsed: number;
  /** What a piece costs, where that is not the percentage. */
  readonly unitFenOfSku: Readonly<Record<string, number>>;
}

export interface TermsParams {
  mid: string;
  cids: readonly string[];
  memberId: string;
  now: Date;
  month: string;
  skuIds: readonly string[];
}

const levelOfMember = (p: { readonly mid: string; readonly now: Date }, memberId: string) => sql`
  select case when m.set_until > ${p.now}::timestamptz then m.set_level else m.level end
    from loyalty.member_level m where m.mid = ${p.mid}::bigint and m.member_id = ${memberId}::bigint`;

/** Kinds of the cards that run now. */
const runningCards = (p: { readonly mid: string; readonly now: Date }, memberId: string) => sql`
  select k.* from loyalty.card c join loyalty.card_kind k on k.mid = c.mid and k.id = c.kind_id
   where c.mid = ${p.mid}::bigint and c.member_id = ${memberId}::bigint and c.ends_at > ${p.now}::timestamptz and not c.is_frozen`;

interface Terms<Freight> {
  freight: readonly Freight[];
  benefits: readonly MemberBenefit[];
}

/** Part of every price a member is told: what sending costs comes in the same statement, so that a quote has none more for it. */
export const termsWith = <Freight>(freightRows: (p: TermsParams) => RawBuilder<Freight>) =>
  prepared('loyalty.terms', (tables: OwnDb<'loyalty'>, p: TermsParams) => ({
    compile: () =>
      sql<Terms<Freight>>`
        select (select coalesce(json_agg(f), '[]') from (${freightRows(p)}) f) as freight,
               (select coalesce(json_agg(r), '[]') from (${benefits(p)}) r) as benefits`.compile(tables),
  }));

const benefits = (p: TermsParams) => sql`
  select 'LEVEL' as source, l.level::text as id, l.name, l.percent, l.free_freight as "freeFreight",
         coalesce((select c.used from loyalty.freight_count c
                    where c.mid = l.mid and c.member_id = ${p.memberId}::bigint and c.source = 'LEVEL' and c.month = ${p.month}::date), 0)
           as "freightUsed",
         (select coalesce(json_object_agg(s.sku_id::text, s.price_fen), '{}') from loyalty.level_price s
           where s.mid = l.mid and s.level = l.level and s.sku_id = any(${p.skuIds}::bigint[])) as "unitFenOfSku"
    from loyalty.level l
   where l.mid = ${p.mid}::bigint and l.level = coalesce((${levelOfMember(p, p.memberId)}), 0)
   union all
  select 'CARD', k.id::text, k.name, k.percent, k.free_freight,
         coalesce((select c.used from loyalty.freight_count c
                    where c.mid = k.mid and c.member_id = ${p.memberId}::bigint and c.source = 'CARD' and c.month = ${p.month}::date), 0),
         '{}'
    from (${runningCards(p, p.memberId)}) k`;

/** By how many tenths points of a member are earned now: of level and card the larger. */
export async function findTenths(ctx: Ctx, memberId: string): Promise<number> {
  const { rows } = await sql<{ tenths: number }>`
    select l.points_tenths as tenths
      from loyalty.level l
     where l.mid = ${ctx.mid}::bigint and l.level = coalesce((${levelOfMember(ctx, memberId)}), 0)
    union all
    select points_tenths from (${runningCards(ctx, memberId)}) k`.execute(db(ctx));
  return Math.max(10, ...rows.map(({ tenths }) => tenths));
}
