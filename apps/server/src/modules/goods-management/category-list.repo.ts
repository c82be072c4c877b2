import type { OutputOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Shops } from './goods-management.types.ts';

const db = ownTables('catalog');

type Category = OutputOf<'catalog.category.tree'>['list'][number];

/** Those of all shops and those of the shops named, in the merchant's order; goods are those one shop lists, or the merchant's. */
export async function listCategoryTree(ctx: Ctx, cids: Shops, cid: string | undefined): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.id::text, c.parent_id::text as "parentId", c.cid::text, c.name, c.picture, c.slogan, c.position, c.translations,
           coalesce(filled.n, 0) as "goodsCount"
      from catalog.category c
      left join (${goodsPerCategory(ctx.mid, cid)}) filled on filled.category_id = c.id
     where c.mid = ${ctx.mid}::bigint and (c.cid is null or ${cids}::bigint[] is null or c.cid = any(${cids}::bigint[]))
     order by c.position, c.id`.execute(db(ctx));
  return rows;
}

const goodsPerCategory = (mid: string, cid: string | undefined) =>
  cid === undefined
    ? sql`select f.category_id, count(*)::integer as n from catalog.goods_figure f
           where f.mid = ${mid}::bigint and f.cid = 0 group by f.category_id`
    : sql`select s.category_id, count(*)::integer as n from catalog.shelf s
           where s.mid = ${mid}::bigint and s.cid = ${cid}::bigint and s.is_on group by s.category_id`;

export async function placeCategory(
  ctx: TxCtx,
  id: string,
  { parentId, level, position }: { readonly parentId: string | null; readonly level: number; readonly position: number },
): Promise<void> {
  await db(ctx)
    .updateTable('catalog.category')
    .set({ parent_id: parentId, level, position })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();
}
