import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Whether an unpaid order holds pieces of it; none is reserved or released until the transaction ends. */
export async function lockReserved(ctx: TxCtx, id: string): Promise<boolean> {
  const { rows } = await sql<{ reserved: number }>`
    select t.reserved from catalog.sku k join catalog.stock t on t.mid = k.mid and t.sku_id = k.id
     where k.mid = ${ctx.mid}::bigint and k.goods_id = ${id}::bigint order by t.cid, t.sku_id, t.bucket for update of t`.execute(db(ctx));
  return rows.some(({ reserved }) => reserved > 0);
}

/** False: a shop shows it or is going to. Its codes and its brand are free from then on. */
export async function markRemoved(ctx: TxCtx, id: string): Promise<boolean> {
  const { rows } = await sql`
    with removed as (
      update catalog.goods g set removed_at = ${ctx.now}::timestamptz, updated_at = ${ctx.now}::timestamptz, brand_id = null
       where g.mid = ${ctx.mid}::bigint and g.id = ${id}::bigint and g.removed_at is null
         and not exists (select from catalog.shelf s where s.mid = g.mid and s.goods_id = g.id and (s.is_on or s.on_shelf_at is not null))
      returning g.mid, g.id
    ), freed as (
      delete from catalog.sku_fact f using removed r, catalog.sku k
       where k.mid = r.mid and k.goods_id = r.id and f.mid = k.mid and f.sku_id = k.id
    )
    select id from removed`.execute(db(ctx));
  return rows.length > 0;
}

/** Answers the groups it was in. */
export async function leaveGroups(ctx: TxCtx, id: string): Promise<string[]> {
  const left = await db(ctx)
    .deleteFrom('catalog.goods_group_member')
    .where('mid', '=', ctx.mid)
    .where('goods_id', '=', id)
    .returning('group_id')
    .execute();
  return left.map(({ group_id }) => group_id);
}
