import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

interface Turn {
  readonly cid: string;
  readonly goodsIds: readonly string[];
  readonly isOn: boolean;
}

/** Plans end with it: whoever puts goods on or off by hand means now. On comes only what has a SKU for sale; answers which were turned or stood so. */
export async function turnShelves(ctx: TxCtx, { cid, goodsIds, isOn }: Turn): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ goods_id: string }>`
    update catalog.shelf s set is_on = ${isOn}::boolean, on_shelf_at = null, off_shelf_at = null, revision = s.revision + 1
     where s.mid = ${ctx.mid}::bigint and s.cid = ${cid}::bigint and s.goods_id = any(${goodsIds}::bigint[])
       and exists (select from catalog.goods g where g.mid = s.mid and g.id = s.goods_id and g.removed_at is null)
       and (not ${isOn}::boolean or exists (
         select from catalog.sku k join catalog.listing l on l.mid = k.mid and l.cid = s.cid and l.sku_id = k.id and l.on_shelf
          where k.mid = s.mid and k.goods_id = s.goods_id and k.retired_at is null))
    returning s.goods_id`.execute(db(ctx));
  return new Set(rows.map(({ goods_id }) => goods_id));
}
