import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('decoration');

export const findPageClass = (ctx: Ctx, id: string) =>
  db(ctx).selectFrom('decoration.page_class').select(['id', 'title']).where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();

export const listPageClasses = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('decoration.page_class')
    .select(['id', 'title', 'position'])
    .where('mid', '=', ctx.mid)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function insertPageClass(ctx: TxCtx, { title, position }: { title: string; position: number }): Promise<string> {
  const id = ctx.newId();
  await db(ctx).insertInto('decoration.page_class').values({ mid: ctx.mid, id, title, position }).execute();
  return id;
}

export async function changePageClass(ctx: TxCtx, id: string, change: { title: string; position: number }): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('decoration.page_class')
    .set(change)
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
