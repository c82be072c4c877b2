import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { LiveActivity, ShopSku } from './activity.types.ts';
import { CHOSEN_KINDS } from './kinds.rules.ts';
import { type LiveRow, liveActivityOf, type MemberParams, ownColumns, type Who, whoOf } from './live-row.repo.ts';

const db = ownTables('marketing');

/** Newest first; more at once are no merchant's plan. */
const MOST_LIVE = 200;

interface LiveParams extends MemberParams {
  cids: readonly string[];
  skuIds: readonly string[];
  /** Of kinds that are named by whoever wants them: this one, or those that have one of these goods in them. */
  chosenId: string;
  partGoodsIds: readonly string[];
}

const named = (p: LiveParams) => sql`
  g.mid = a.mid and g.activity_id = a.id and g.sku_id = any(${p.skuIds}::bigint[]) and (g.cid = 0 or g.cid = any(${p.cids}::bigint[]))`;

const isNamedByShopper = (p: LiveParams) => sql`
  (a.id = ${p.chosenId}::bigint or exists (
    select from jsonb_array_elements(a.terms -> 'parts') part where part ->> 'goodsId' = any(${p.partGoodsIds}::text[])))`;

const liveOf = (who: Who) =>
  prepared(`marketing.activity.live.${who}`, (tables: OwnDb<'marketing'>, p: LiveParams) => ({
    compile: () =>
      sql<LiveRow>`
        select a.id, a.name, a.cids, a.audience, a.refuses, a.starts_at, a.ends_at, a.terms, a.link_token, ${ownColumns[who](p)},
               (select coalesce(json_agg(json_build_object('cid', g.cid::text, 'skuId', g.sku_id::text, 'goodsId', g.goods_id::text,
                                                           'priceFen', g.price_fen, 'available', s.available, 'supplied', s.supplied)), '[]')
                  from marketing.activity_goods g
                  left join marketing.activity_stock s
                    on s.mid = g.mid and s.activity_id = g.activity_id and s.slot = 0 and s.cid = g.cid and s.sku_id = g.sku_id and s.bucket = 0
                 where ${named(p)}) as goods
          from marketing.activity a
         where a.mid = ${p.mid}::bigint and a.state = 'ON' and a.ends_at > ${p.now}::timestamptz
           and a.starts_at <= ${p.now}::timestamptz + interval '7 days'
           and (a.cids = '{}' or a.cids && ${p.cids}::bigint[])
           and (a.goods = '[]' or exists (select from marketing.activity_goods g where ${named(p)}))
           and (a.kind <> all(${sql.lit(`{${CHOSEN_KINDS}}`)}::text[]) or ${isNamedByShopper(p)})
         order by a.id desc limit ${sql.lit(MOST_LIVE)}`.compile(tables),
  }));
const statements: Record<Who, ReturnType<typeof liveOf>> = { visitor: liveOf('visitor'), member: liveOf('member') };

interface Named {
  /** One that is in a price only when it is named. */
  readonly chosenId?: string | undefined;
  /** Packages with one of these in them, too. */
  readonly partGoodsIds?: readonly string[];
}

/** What runs for these SKUs or begins within seven days. Of a member the context must be inside a transaction. */
export async function listLive(
  ctx: Ctx,
  places: readonly ShopSku[],
  { chosenId = '0', partGoodsIds = [] }: Named = {},
): Promise<LiveActivity[]> {
  const rows = await statements[whoOf(ctx)](db(ctx), {
    mid: ctx.mid,
    memberId: ctx.actor.kind === 'member' ? ctx.actor.memberId : '0',
    now: ctx.now,
    cids: [...new Set(places.map(({ cid }) => cid))],
    skuIds: [...new Set(places.map(({ skuId }) => skuId))],
    chosenId,
    partGoodsIds,
  });
  return rows.map(liveActivityOf);
}
