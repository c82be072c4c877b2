import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

interface Brand {
  readonly name: string;
  readonly picture: string | null;
}

export async function findBrandByName(ctx: TxCtx, name: string): Promise<string | undefined> {
  const found = await db(ctx)
    .selectFrom('catalog.brand')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.id;
}

export async function insertBrand(ctx: TxCtx, { name, picture }: Brand): Promise<string> {
  const id = ctx.newId();
  await db(ctx).insertInto('catalog.brand').values({ mid: ctx.mid, id, name, picture }).execute();
  return id;
}

/** False: there is none. */
export async function changeBrand(ctx: TxCtx, id: string, { name, picture }: Brand): Promise<boolean> {
  const changed = await db(ctx)
    .updateTable('catalog.brand')
    .set({ name, picture })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function listGoodsOfBrand(ctx: TxCtx, brandId: string): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.goods')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('brand_id', '=', brandId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
