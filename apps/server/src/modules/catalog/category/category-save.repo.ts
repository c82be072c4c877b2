import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { CategoryDraft } from '../catalog.types.ts';
import { withDescendants } from '../fragments.repo.ts';

const db = ownTables('catalog');

/** Where a category stands, and whether something stands below it. */
export const findCategoryState = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('catalog.category as c')
    .select(['c.id', 'c.cid', 'c.level', 'c.parent_id'])
    .select(sql<boolean>`exists (select from catalog.category d where d.mid = c.mid and d.parent_id = c.id)`.as('has_children'))
    .where('c.mid', '=', ctx.mid)
    .where('c.id', '=', id)
    .executeTakeFirst();

export async function putCategory(ctx: TxCtx, id: string, { level, ...draft }: CategoryDraft & { level: number }): Promise<void> {
  const shown = {
    parent_id: draft.parentId,
    level,
    name: draft.name,
    picture: draft.picture,
    slogan: draft.slogan,
    position: draft.position,
    translations: JSON.stringify(draft.translations),
  };
  await db(ctx)
    .insertInto('catalog.category')
    .values({ mid: ctx.mid, id, cid: draft.cid, ...shown })
    .onConflict((on) => on.columns(['mid', 'id']).doUpdateSet(shown))
    .execute();
}

/** Goods that are removed keep no category from going: they are put elsewhere, wherever that is. */
export async function moveRemovedGoods(ctx: TxCtx, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from catalog.category c where c.mid = ${ctx.mid}::bigint and c.id <> ${id}::bigint and c.cid is null order by c.id limit 1`.execute(
    db(ctx),
  );
  const elsewhere = rows[0]?.id;
  if (elsewhere === undefined) return;
  await sql`
    with gone as (
      update catalog.goods g set category_id = ${elsewhere}::bigint
       where g.mid = ${ctx.mid}::bigint and g.category_id = ${id}::bigint and g.removed_at is not null
    )
    update catalog.shelf s set category_id = ${elsewhere}::bigint
      from catalog.goods g
     where s.mid = ${ctx.mid}::bigint and s.category_id = ${id}::bigint and g.mid = s.mid and g.id = s.goods_id and g.removed_at is not null`.execute(
    db(ctx),
  );
}

/** False: something stands below it or in it. */
export async function deleteEmpty(ctx: TxCtx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from catalog.category c
     where c.mid = ${ctx.mid}::bigint and c.id = ${id}::bigint
       and not exists (select from catalog.category d where d.mid = c.mid and d.parent_id = c.id)
       and not exists (select from catalog.goods g where g.mid = c.mid and g.category_id = c.id)
       and not exists (select from catalog.shelf s where s.mid = c.mid and s.category_id = c.id)`.execute(db(ctx));
  return numAffectedRows === 1n;
}

export async function putLayout(ctx: TxCtx, cid: string, layout: string): Promise<void> {
  await db(ctx)
    .insertInto('catalog.category_layout')
    .values({ mid: ctx.mid, cid, layout })
    .onConflict((on) => on.columns(['mid', 'cid']).doUpdateSet({ layout }))
    .execute();
}

/** Goods in a category or below it: what is known of them names it. */
export async function listGoodsWithin(ctx: TxCtx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from catalog.goods g
     where g.mid = ${ctx.mid}::bigint and g.category_id in (${withDescendants(ctx.mid, id)}) order by g.id`.execute(db(ctx));
  return rows.map((row) => row.id);
}
