import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

export async function insertGroup(ctx: TxCtx, name: string): Promise<string> {
  const id = ctx.newId();
  await db(ctx).insertInto('catalog.goods_group').values({ mid: ctx.mid, id, name }).execute();
  return id;
}

/** False: there is none. Its row is held from here on. */
export async function renameGroup(ctx: TxCtx, id: string, name: string): Promise<boolean> {
  const renamed = await db(ctx)
    .updateTable('catalog.goods_group')
    .set({ name })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** These goods and no others, in this order; answers how many of them there are. */
export async function replaceMembers(ctx: TxCtx, groupId: string, goodsIds: readonly string[]): Promise<number> {
  const { mid } = ctx;
  await db(ctx).deleteFrom('catalog.goods_group_member').where('mid', '=', mid).where('group_id', '=', groupId).execute();
  const { numAffectedRows } = await sql`
    insert into catalog.goods_group_member (mid, group_id, goods_id, position)
    select g.mid, ${groupId}::bigint, g.id, named.nth - 1
      from unnest(${goodsIds}::bigint[]) with ordinality as named (id, nth)
      join catalog.goods g on g.mid = ${mid}::bigint and g.id = named.id`.execute(db(ctx));
  return Number(numAffectedRows ?? 0);
}
