import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { ActivityKind, LiveActivity } from './activity.types.ts';
import { type LiveRow, liveActivityOf, type MemberParams, ownColumns, type Who, whoOf } from './live-row.repo.ts';

const db = ownTables('marketing');

/** A shop's activities of a kind on one page. */
const MOST_SHOWN = 50;

interface ShownParams extends MemberParams {
  cid: string;
  kind: string;
  ids: readonly string[];
}

const isOfShop = (p: ShownParams) => sql`(a.cids = '{}' or ${p.cid}::bigint = any(a.cids))`;
const isPublished = sql`a.published_at is not null`;

const shown = (name: string, who: Who, tail: (p: ShownParams) => RawBuilder<unknown>) =>
  prepared(`marketing.activity.shown.${name}.${who}`, (tables: OwnDb<'marketing'>, p: ShownParams) => ({
    compile: () =>
      sql<LiveRow>`
        select a.id, a.name, a.cids, a.audience, a.refuses, a.starts_at, least(a.ends_at, a.ended_at) as ends_at, a.terms, a.link_token,
               ${ownColumns[who](p)},
               (select coalesce(json_agg(json_build_object('cid', g.cid::text, 'skuId', g.sku_id::text, 'goodsId', g.goods_id::text,
                                                           'priceFen', g.price_fen, 'available', s.available, 'supplied', s.supplied)), '[]')
                  from marketing.activity_goods g
                  left join marketing.activity_stock s
                    on s.mid = g.mid and s.activity_id = g.activity_id and s.slot = 0 and s.cid = g.cid and s.sku_id = g.sku_id and s.bucket = 0
                 where g.mid = a.mid and g.activity_id = a.id and g.cid in (0, ${p.cid}::bigint)) as goods
          from marketing.activity a
         where a.mid = ${p.mid}::bigint and ${isPublished} and ${isOfShop(p)} and ${tail(p)}`.compile(tables),
  }));

const forms = (who: Who) => ({
  byIds: shown('ids', who, (p) => sql`a.id = any(${p.ids}::bigint[])`),
  live: shown(
    'live',
    who,
    (p) => sql`
      a.state = 'ON' and a.kind = ${p.kind}::text and a.ends_at > ${p.now}::timestamptz
      and a.starts_at <= ${p.now}::timestamptz + interval '7 days'
      order by a.starts_at, a.id limit ${sql.lit(MOST_SHOWN)}`,
  ),
});
const statements: Record<Who, ReturnType<typeof forms>> = { visitor: forms('visitor'), member: forms('member') };

const paramsOf = (ctx: Ctx, cid: string): ShownParams => ({
  mid: ctx.mid,
  memberId: ctx.actor.kind === 'member' ? ctx.actor.memberId : '0',
  now: ctx.now,
  cid,
  kind: '',
  ids: [],
});

/** Published ones of a shop, over or not, in no particular order. Of a member the context must be inside a transaction. */
export const findShown = async (ctx: Ctx, cid: string, ids: readonly string[]): Promise<LiveActivity[]> =>
  (await statements[whoOf(ctx)].byIds(db(ctx), { ...paramsOf(ctx, cid), ids })).map(liveActivityOf);

/** Those of a kind that run in a shop or begin within seven days, the earliest first. */
export const listLiveOfKind = async (ctx: Ctx, cid: string, kind: ActivityKind): Promise<LiveActivity[]> =>
  (await statements[whoOf(ctx)].live(db(ctx), { ...paramsOf(ctx, cid), kind })).map(liveActivityOf);

interface Running {
  readonly id: string;
  readonly kind: ActivityKind;
}

/** Which of these run, in this shop, or for null in any. */
export async function listRunning(ctx: Ctx, cid: string | null, ids: readonly string[]): Promise<Running[]> {
  if (ids.length === 0) return [];
  const rows = await db(ctx)
    .selectFrom('marketing.activity')
    .select(['id', 'kind'])
    .where('mid', '=', ctx.mid)
    .where('id', 'in', ids)
    .where('state', '=', 'ON')
    .where('ends_at', '>', ctx.now)
    .where('published_at', 'is not', null)
    .where((where) => (cid === null ? where.lit(true) : sql<boolean>`(cids = '{}' or ${cid}::bigint = any(cids))`))
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind: kind as ActivityKind }));
}
