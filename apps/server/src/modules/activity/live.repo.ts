import { fen } from '@qianpu/kit/fen';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { ActivityFrame, LiveActivity, ShopSku } from './activity.types.ts';

const db = ownTables('marketing');

/** Newest first; more at once are no merchant's plan. */
const MOST_LIVE = 200;

interface LiveParams {
  mid: string;
  memberId: string;
  now: Date;
  cids: readonly string[];
  skuIds: readonly string[];
}

interface LiveRow extends ActivityFrame {
  goods: { cid: string; skuId: string; priceFen: number; available: number | null; supplied: number | null }[];
  used: Record<string, number> | null;
  is_for_you: boolean;
}

type Who = 'visitor' | 'member';

/** Visitors read by a role that sees nothing of anybody, and may be new. */
const ownColumns: Record<Who, (p: LiveParams) => RawBuilder<unknown>> = {
  visitor: () => sql`null::json as used, true as is_for_you`,
  member: (p) => sql`
    (select json_object_agg(l.sku_id::text, l.used) from marketing.limit_count l
      where l.mid = a.mid and l.activity_id = a.id and l.slot = 0 and l.member_id = ${p.memberId}::bigint) as used,
    (a.audience = 'ALL' or not exists (
      select from marketing.first_paid f where f.mid = a.mid and f.member_id = ${p.memberId}::bigint)) as is_for_you`,
};

const named = (p: LiveParams) => sql`
  marketing.activity_goods g
  where g.mid = a.mid and g.activity_id = a.id and g.sku_id = any(${p.skuIds}::bigint[]) and (g.cid = 0 or g.cid = any(${p.cids}::bigint[]))`;

const liveOf = (who: Who) =>
  prepared(`marketing.activity.live.${who}`, (tables: OwnDb<'marketing'>, p: LiveParams) => ({
    compile: () =>
      sql<LiveRow>`
        select a.id, a.name, a.cids, a.audience, a.refuses, a.starts_at, a.ends_at, a.terms, ${ownColumns[who](p)},
               (select coalesce(json_agg(json_build_object('cid', g.cid::text, 'skuId', g.sku_id::text, 'priceFen', g.price_fen,
                                                           'available', s.available, 'supplied', s.supplied)), '[]')
                  from marketing.activity_goods g
                  left join marketing.activity_stock s
                    on s.mid = g.mid and s.activity_id = g.activity_id and s.slot = 0 and s.cid = g.cid and s.sku_id = g.sku_id and s.bucket = 0
                 where g.mid = a.mid and g.activity_id = a.id and g.sku_id = any(${p.skuIds}::bigint[])
                   and (g.cid = 0 or g.cid = any(${p.cids}::bigint[]))) as goods
          from marketing.activity a
         where a.mid = ${p.mid}::bigint and a.state = 'ON' and a.ends_at > ${p.now}::timestamptz
           and a.starts_at <= ${p.now}::timestamptz + interval '7 days'
           and (a.cids = '{}' or a.cids && ${p.cids}::bigint[])
           and (a.goods = '[]' or exists (select from ${named(p)}))
         order by a.id desc limit ${sql.lit(MOST_LIVE)}`.compile(tables),
  }));
const statements: Record<Who, ReturnType<typeof liveOf>> = { visitor: liveOf('visitor'), member: liveOf('member') };

const EVERY_SHOP = '0';

const liveActivityOf = (row: LiveRow): LiveActivity => ({
  id: row.id,
  name: row.name,
  cids: row.cids,
  refuses: row.refuses,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  terms: row.terms,
  goods: row.goods.map(({ cid, skuId, priceFen, available, supplied }) => ({
    cid: cid === EVERY_SHOP ? null : cid,
    skuId,
    priceFen: fen(priceFen),
    stock: available === null || supplied === null ? null : { available, supplied },
  })),
  used: row.used ?? {},
  isForYou: row.is_for_you,
});

/** What runs for these SKUs or begins within seven days. Of a member the context must be inside a transaction. */
export async function listLive(ctx: Ctx, places: readonly ShopSku[]): Promise<LiveActivity[]> {
  const isMember = ctx.actor.kind === 'member';
  const rows = await statements[isMember ? 'member' : 'visitor'](db(ctx), {
    mid: ctx.mid,
    memberId: ctx.actor.kind === 'member' ? ctx.actor.memberId : '0',
    now: ctx.now,
    cids: [...new Set(places.map(({ cid }) => cid))],
    skuIds: [...new Set(places.map(({ skuId }) => skuId))],
  });
  return rows.map(liveActivityOf);
}
