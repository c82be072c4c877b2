import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findCategoryPaths, findKnownSkus, findPathsOfGoods } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { listedShops } from '#platform/shop-scope';
import { listActivities } from './activity.repo.ts';
import type { ActivityRow } from './activity.types.ts';
import { viewRow } from './activity.view.ts';
import { scopeOf } from './kinds.rules.ts';
import { overlapsOf, type Planned, type Reach } from './overlaps.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 62;
const MOST_SHOWN = 200;
const MOST_OVERLAPS = 500;

/** What runs when, drafts too, and which of them meet on the same goods. */
export async function showCalendar(
  ctx: Ctx,
  { from, to }: ParsedOf<'marketing.activity.calendar'>,
): Promise<OutputOf<'marketing.activity.calendar'>> {
  if (to <= from || to - from > MOST_DAYS * DAY_MS) throw fail('BAD_INPUT', ['to']);
  const { rows } = await listActivities(ctx, listedShops(ctx), { from, to, pageNum: 1, pageSize: MOST_SHOWN });
  const shown = rows.slice(0, MOST_SHOWN).sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const planned = await plan(ctx, shown);
  const paths = await readPaths(ctx, planned);
  return { list: shown.map((row) => viewRow(row, ctx.now)), overlaps: overlapsOf(planned, paths).slice(0, MOST_OVERLAPS) };
}

async function plan(ctx: Ctx, rows: readonly ActivityRow[]): Promise<Planned[]> {
  const skuIds = rows.flatMap(({ goods }) => goods.map(({ skuId }) => skuId));
  const goodsOf = skuIds.length > 0 ? await findKnownSkus(ctx, skuIds) : new Map<string, string>();
  return rows.map((row) => ({
    id: row.id,
    kind: row.terms.kind,
    refuses: row.refuses,
    cids: row.cids,
    startsAt: row.starts_at.getTime(),
    // Ended early, it collides with nothing any more.
    endsAt: Math.min(row.ends_at.getTime(), row.ended_at?.getTime() ?? Number.POSITIVE_INFINITY),
    reach: reachOf(row, goodsOf),
  }));
}

function reachOf({ terms, goods }: ActivityRow, goodsOf: ReadonlyMap<string, string>): Reach {
  const scope = scopeOf(terms);
  if (!scope) {
    const ids = terms.kind === 'PACKAGE' ? terms.parts.map(({ goodsId }) => goodsId) : goods.map(({ skuId }) => goodsOf.get(skuId) ?? '');
    return { by: 'GOODS', goodsIds: new Set<string>(ids), except: new Set<string>() };
  }
  const except = new Set<string>(scope.exceptGoodsIds);
  if (scope.by === 'GOODS') return { by: 'GOODS', goodsIds: new Set<string>(scope.goodsIds), except };
  return scope.by === 'ALL' ? { by: 'ALL', except } : { by: 'CATEGORIES', categoryIds: new Set<string>(scope.categoryIds), except };
}

/** Where named goods and categories lie. */
async function readPaths(ctx: Ctx, planned: readonly Planned[]) {
  const goodsIds = planned.flatMap(({ reach }) => (reach.by === 'GOODS' ? [...reach.goodsIds] : []));
  const categoryIds = planned.flatMap(({ reach }) => (reach.by === 'CATEGORIES' ? [...reach.categoryIds] : []));
  const [ofGoods, ofCategory] = await pipelined([findPathsOfGoods(ctx, goodsIds), findCategoryPaths(ctx, categoryIds)]);
  return { ofGoods, ofCategory };
}
