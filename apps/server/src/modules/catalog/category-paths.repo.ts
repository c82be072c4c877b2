import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** A category and those above it, the lowest first. */
type Path = readonly string[];

const path = sql<string[]>`array_remove(array[c.id, c.parent_id, above.parent_id]::text[], null)`;

const categories = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('catalog.category as c')
    .leftJoin('catalog.category as above', (join) => join.onRef('above.mid', '=', 'c.mid').onRef('above.id', '=', 'c.parent_id'))
    .where('c.mid', '=', ctx.mid);

export async function findCategoryPaths(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Path>> {
  const rows = await categories(ctx)
    .select(['c.id', path.as('path')])
    .where('c.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Of each of these goods the path of its category. */
export async function findPathsOfGoods(ctx: Ctx, goodsIds: readonly string[]): Promise<ReadonlyMap<string, Path>> {
  const rows = await categories(ctx)
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 'c.mid').onRef('g.category_id', '=', 'c.id'))
    .select(['g.id', path.as('path')])
    .where('g.id', '=', sql<string>`any(${goodsIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, path }) => [id, path]));
}
