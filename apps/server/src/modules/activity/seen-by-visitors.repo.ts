import { sql } from 'kysely';
import { tags } from '#events/tags';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { LiveActivity } from './activity.types.ts';
import { CHOSEN_KINDS } from './kinds.rules.ts';
import { type LiveGoodsRow, type LiveRow, liveActivityOf, liveGoodsOf } from './live-row.repo.ts';

const db = ownTables('marketing');

/** Of one shop at once; more are no merchant's plan. */
const MOST = 500;

interface FrameParams {
  mid: string;
  cid: string;
  now: Date;
}

type FrameRow = LiveRow & { has_goods: boolean; sku_ids: string | null };

/** An activity that names more SKUs is asked each time. */
const MOST_KNOWN = 1_000;

/**
 * Without prices and stock of the SKUs they name, whose ids come as one text: that is split much faster than an array is read. Those reached by a
 * link alone are nobody's to see.
 */
const frames = prepared('marketing.activity.frames', (tables: OwnDb<'marketing'>, p: FrameParams) => ({
  compile: () =>
    sql<FrameRow>`
      select a.id, a.name, a.cids, a.audience, a.refuses, a.starts_at, a.ends_at, a.terms, null::text as link_token, null::json as used,
             true as is_for_you, '[]'::json as goods, a.goods <> '[]' as has_goods,
             case when a.goods <> '[]' then (
               select string_agg(n.sku_id::text, ',')
                 from (select g.sku_id from marketing.activity_goods g
                        where g.mid = a.mid and g.activity_id = a.id limit ${sql.lit(MOST_KNOWN + 1)}) n) end as sku_ids
        from marketing.activity a
       where a.mid = ${p.mid}::bigint and a.state = 'ON' and a.ends_at > ${p.now}::timestamptz
         and a.starts_at <= ${p.now}::timestamptz + interval '7 days'
         and (a.cids = '{}' or ${p.cid}::bigint = any(a.cids))
         and (a.kind <> all(${sql.lit(`{${CHOSEN_KINDS}}`)}::text[]) or a.kind = 'PACKAGE')
       order by a.id desc limit ${sql.lit(MOST)}`.compile(tables),
}));

interface GoodsParams {
  mid: string;
  cid: string;
  activityIds: readonly string[];
  skuIds: readonly string[];
}

const goodsOf = prepared('marketing.activity.goods-of', (tables: OwnDb<'marketing'>, p: GoodsParams) => ({
  compile: () =>
    sql<LiveGoodsRow & { activityId: string }>`
      select g.activity_id as "activityId", g.cid, g.sku_id as "skuId", g.goods_id as "goodsId", g.price_fen::float8 as "priceFen",
             s.available::float8 as available, s.supplied::float8 as supplied
        from marketing.activity_goods g
        left join marketing.activity_stock s
          on s.mid = g.mid and s.activity_id = g.activity_id and s.slot = 0 and s.cid = g.cid and s.sku_id = g.sku_id and s.bucket = 0
       where g.mid = ${p.mid}::bigint and g.activity_id = any(${p.activityIds}::bigint[]) and g.sku_id = any(${p.skuIds}::bigint[])
         and g.cid in (0, ${p.cid}::bigint)`.compile(tables),
}));

interface Frame {
  readonly activity: LiveActivity;
  readonly hasGoods: boolean;
  /** The SKUs it names; null: too many to know. */
  readonly skuIds: ReadonlySet<string> | null;
}

const frameOf = (row: FrameRow): Frame => {
  const skuIds = row.sku_ids?.split(',') ?? [];
  return { activity: liveActivityOf(row), hasGoods: row.has_goods, skuIds: skuIds.length > MOST_KNOWN ? null : new Set(skuIds) };
};

/** The same for every page of the shop, so it is read once for many. */
function listFrames(ctx: Ctx, cid: string): Promise<Frame[]> {
  const load = async () => (await frames(db(ctx), { mid: ctx.mid, cid, now: ctx.now })).map(frameOf);
  return ctx.share ? ctx.share(`live-activities|${cid}`, [tags.activities], load) : load();
}

interface Seen {
  readonly cid: string;
  readonly skuIds: readonly string[];
  /** Packages with one of these in them, too. */
  readonly partGoodsIds?: readonly string[];
}

/** What visitors of a shop see run for these SKUs, or begin within seven days. */
export async function listSeen(ctx: Ctx, { cid, skuIds, partGoodsIds = [] }: Seen): Promise<LiveActivity[]> {
  const known = await listFrames(ctx, cid);
  const mayName = ({ hasGoods, skuIds: named }: Frame) => !hasGoods || named === null || skuIds.some((id) => named.has(id));
  const fit = known.filter((frame) => frame.activity.endsAt > ctx.now && isSeen(frame.activity, partGoodsIds) && mayName(frame));
  const activityIds = fit.filter(({ hasGoods }) => hasGoods).map(({ activity }) => activity.id);
  const rows = activityIds.length > 0 ? await goodsOf(db(ctx), { mid: ctx.mid, cid, activityIds, skuIds }) : [];
  const goods = Map.groupBy(rows, ({ activityId }) => activityId);
  return fit.flatMap(({ activity, hasGoods }) => {
    if (!hasGoods) return [activity];
    const own = goods.get(activity.id);
    return own ? [{ ...activity, goods: own.map(liveGoodsOf) }] : [];
  });
}

const isSeen = ({ terms }: LiveActivity, partGoodsIds: readonly string[]) =>
  terms.kind !== 'PACKAGE' || terms.parts.some(({ goodsId }) => partGoodsIds.includes(goodsId));
