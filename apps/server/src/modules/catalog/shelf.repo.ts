import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Due } from '#platform/due-tasks/due-tasks';

const db = ownTables('catalog');

interface ShelfRow {
  readonly cid: string;
  readonly goodsId: string;
  readonly categoryId: string;
  readonly position?: number | undefined;
  readonly priceFen: number;
  readonly listPriceFen: number | null;
  readonly hasPriceRange: boolean;
  readonly skuCount: number;
  readonly soldCount?: number | undefined;
  readonly isOn: boolean;
  readonly onShelfAt: Date | null;
  readonly offShelfAt: Date | null;
}

/** Whoever writes to the shelves of some goods holds them first, in all shops and in one order: nobody waits in a ring. */
export async function holdShelves(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    select from catalog.shelf where mid = ${ctx.mid}::bigint and goods_id = any(${goodsIds}::bigint[])
     order by cid, goods_id for update`.execute(db(ctx));
}

/** How often staff have said how a shop sells a goods; 0: never. Asked for when the shelves are held. */
export async function findShelfRevision(ctx: TxCtx, cid: string, goodsId: string): Promise<number> {
  const shelf = await db(ctx)
    .selectFrom('catalog.shelf')
    .select('revision')
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  return shelf?.revision ?? 0;
}

/** One row per shop and goods, whether it lies on the shelf now or not: what was sold stays with it. Answers its revision. */
export async function putOnShelf(ctx: TxCtx, row: ShelfRow): Promise<number> {
  const changed = {
    category_id: row.categoryId,
    price_fen: row.priceFen,
    list_price_fen: row.listPriceFen,
    has_price_range: row.hasPriceRange,
    sku_count: row.skuCount,
    is_on: row.isOn,
    on_shelf_at: row.onShelfAt,
    off_shelf_at: row.offShelfAt,
  };
  const { revision } = await db(ctx)
    .insertInto('catalog.shelf')
    .values({
      mid: ctx.mid,
      cid: row.cid,
      goods_id: row.goodsId,
      position: row.position ?? 0,
      sold_count: row.soldCount ?? 0,
      ...changed,
    })
    .onConflict((on) =>
      on.columns(['mid', 'cid', 'goods_id']).doUpdateSet((set) => ({
        ...changed,
        ...(row.position !== undefined && { position: row.position }),
        revision: set('catalog.shelf.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** False: it was never listed there. Taken off already, it stays so, and comes back by no plan. */
export async function takeOffShelf(ctx: TxCtx, cid: string, goodsId: string): Promise<boolean> {
  const taken = await db(ctx)
    .updateTable('catalog.shelf')
    .set((set) => ({ is_on: false, on_shelf_at: null, off_shelf_at: null, revision: set('revision', '+', 1) }))
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .where('goods_id', '=', goodsId)
    .returning('goods_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The shelves as the listings are now, after SKUs have gone: a shop none is left to shows the goods no longer. */
export async function refreshShelves(ctx: TxCtx, goodsId: string): Promise<void> {
  await sql`
    update catalog.shelf s
       set price_fen = coalesce(sold.price_fen, s.price_fen),
           list_price_fen = case when sold.cid is null then s.list_price_fen else sold.list_price_fen end,
           has_price_range = coalesce(sold.has_price_range, s.has_price_range),
           sku_count = coalesce(sold.sku_count, s.sku_count),
           is_on = s.is_on and sold.cid is not null,
           on_shelf_at = case when sold.cid is not null then s.on_shelf_at end,
           off_shelf_at = case when sold.cid is not null then s.off_shelf_at end
      from catalog.shelf own
      left join (
        select l.cid, min(l.price_fen) as price_fen, count(*) as sku_count, min(l.price_fen) < max(l.price_fen) as has_price_range,
               (array_agg(l.list_price_fen order by l.price_fen, l.list_price_fen nulls first))[1] as list_price_fen
          from catalog.sku k join catalog.listing l on l.mid = k.mid and l.sku_id = k.id and l.on_shelf
         where k.mid = ${ctx.mid}::bigint and k.goods_id = ${goodsId}::bigint group by l.cid
      ) sold on sold.cid = own.cid
     where own.mid = ${ctx.mid}::bigint and own.goods_id = ${goodsId}::bigint
       and s.mid = own.mid and s.cid = own.cid and s.goods_id = own.goods_id`.execute(db(ctx));
}

/** Shops that show the goods in the category it had move it to its new one; where a shop chose another, it stays. */
export async function moveToCategory(ctx: TxCtx, goodsId: string, from: string, to: string): Promise<void> {
  await sql`
    update catalog.shelf s set category_id = c.id
      from catalog.category c
     where s.mid = ${ctx.mid}::bigint and s.goods_id = ${goodsId}::bigint and s.category_id = ${from}::bigint
       and c.mid = s.mid and c.id = ${to}::bigint and (c.cid is null or c.cid = s.cid)`.execute(db(ctx));
}

/** Those of these goods whose time has come go on or off their shelves; answers which. */
export async function turnDueShelves(ctx: TxCtx, goodsIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ goods_id: string }>`
    update catalog.shelf
       set is_on = not is_on, on_shelf_at = null, off_shelf_at = case when is_on then null else off_shelf_at end
     where mid = ${ctx.mid}::bigint and goods_id = any(${goodsIds}::bigint[]) and turns_at <= ${ctx.now}::timestamptz
    returning goods_id`.execute(db(ctx));
  return [...new Set(rows.map((row) => row.goods_id))];
}

/** Pieces sold, added to what cards show, whether the goods are on the shelf still or not. */
export async function addSold(ctx: TxCtx, cid: string, lines: readonly { goodsId: string; quantity: number }[]): Promise<void> {
  await sql`
    update catalog.shelf s set sold_count = s.sold_count + sold.quantity
      from (
        select goods_id, sum(quantity) as quantity
          from unnest(${lines.map(({ goodsId }) => goodsId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[])
            as l (goods_id, quantity)
         group by goods_id
      ) sold
      join (
        select goods_id from catalog.shelf
         where mid = ${ctx.mid}::bigint and cid = ${cid}::bigint and goods_id = any(${lines.map(({ goodsId }) => goodsId)}::bigint[])
         order by goods_id for update
      ) held on held.goods_id = sold.goods_id
     where s.mid = ${ctx.mid}::bigint and s.cid = ${cid}::bigint and s.goods_id = sold.goods_id`.execute(db(ctx));
}

/** Goods on a shop's shelf by id, from the one after `after` on. */
export async function listShelf(ctx: Ctx, cid: string, after: string, limit: number): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.shelf')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .where('is_on', '=', true)
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
    .where('mid', '=', ctx.mid)
    .where('is_on', '=', true);
  return db(ctx)
    .selectFrom(shelf.as('s'))
    .select(['s.cid', 's.after'])
    .where(sql<boolean>`s.nth % ${size} = ${1 % size}`)
    .orderBy('s.cid')
    .orderBy('s.after')
    .execute();
}

/** Goods that are to come on or go off a shelf by now. */
export async function findDueShelves(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, goods_id as id from catalog.shelf where turns_at <= platform.now() order by turns_at limit ${limit}`.execute(db);
  return rows;
}

/** Where a goods stands in one shop: which lists show it, and where in them. */
export interface ShelfPlace {
  readonly cid: string;
  readonly goods_id: string;
  /** Its category and those above. */
  readonly category_ids: string[];
  readonly group_ids: string[];
  /** All that orders of lists are made of, but for what is sold. */
  readonly rank: string;
}

/** Of these goods, where they are on the shelf. */
export async function listPlaces(ctx: TxCtx, goodsIds: readonly string[]): Promise<ShelfPlace[]> {
  const { rows } = await sql<ShelfPlace>`
    select s.cid, s.goods_id,
           array_remove(array[own.id, own.parent_id, above.parent_id], null)::text[] as category_ids,
           array(select m.group_id::text from catalog.goods_group_member m where m.mid = s.mid and m.goods_id = s.goods_id) as group_ids,
           concat_ws(' ', s.is_sold_out, s.position, s.price_fen) as rank
      from catalog.shelf s
      join catalog.category own on own.mid = s.mid and own.id = s.category_id
      left join catalog.category above on above.mid = own.mid and above.id = own.parent_id
     where s.mid = ${ctx.mid}::bigint and s.goods_id = any(${goodsIds}::bigint[]) and s.is_on
     order by s.cid, s.goods_id`.execute(db(ctx));
  return rows;
}

/** Whether anything is sold at all. */
export const hasShelf = async (ctx: Ctx): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('catalog.shelf')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('is_on', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
