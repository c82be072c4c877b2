import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Goods on a shop's shelf by id, from the one after `after` on. */
export async function listShelf(ctx: Ctx, cid: string, after: string, limit: number): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.shelf')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .where('goods_id', '>', after)
    .orderBy('goods_id')
    .limit(limit)
    .execute();
  return rows.map(({ goods_id }) => goods_id);
}

/** The shelves of all shops cut into parts of a size: after which goods each part begins, "0" for a shop's first. */
export async function cutShelves(ctx: Ctx, size: number): Promise<{ cid: string; after: string }[]> {
  const shelf = db(ctx)
    .selectFrom('catalog.shelf')
    .select([
      'cid',
      sql<string>`lag(goods_id, 1, 0::bigint) over (partition by cid order by goods_id)`.as('after'),
      sql<string>`row_number() over (partition by cid order by goods_id)`.as('nth'),
    ])
    .where('mid', '=', ctx.mid);
  return db(ctx)
    .selectFrom(shelf.as('s'))
    .select(['s.cid', 's.after'])
    .where(sql<boolean>`s.nth % ${size} = ${1 % size}`)
    .orderBy('s.cid')
    .orderBy('s.after')
    .execute();
}
