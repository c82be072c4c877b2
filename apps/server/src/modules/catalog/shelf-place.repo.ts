import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

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
