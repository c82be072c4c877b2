import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Supply } from './stock.types.ts';

const db = ownTables('catalog');

export interface SuppliedRow {
  readonly sku_id: string;
  readonly is_listed: boolean;
  /** Null: not so many could be taken out. */
  readonly available: number | null;
}

/**
 * Puts pieces in or takes them out again, each line for itself: no more can be taken out than is there. Rows are locked in the order orders
 * lock them. The journal says who did it in the same statement.
 */
export async function supplyRows(ctx: TxCtx, { cid, refId, lines }: Supply): Promise<SuppliedRow[]> {
  const { mid, now, actor } = ctx;
  const staffId = actor.kind === 'staff' ? actor.staffId : null;
  const { rows } = await sql<SuppliedRow>`
    with line as (
      select * from unnest(${lines.map(({ skuId }) => skuId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[]) as l (sku_id, quantity)
    ), listed as materialized (
      select line.sku_id, line.quantity
        from line join catalog.listing p on p.mid = ${mid}::bigint and p.cid = ${cid}::bigint and p.sku_id = line.sku_id
    ), held as materialized (
      select s.sku_id, s.available from catalog.stock s
       where s.mid = ${mid}::bigint and s.cid = ${cid}::bigint and s.bucket = 0 and s.sku_id in (select sku_id from listed)
       order by s.sku_id for update of s
    ), put as (
      insert into catalog.stock as s (mid, cid, sku_id, bucket, supplied, available)
      select ${mid}::bigint, ${cid}::bigint, l.sku_id, 0, greatest(l.quantity, 0), greatest(l.quantity, 0)
        from listed l left join held h on h.sku_id = l.sku_id
       where l.quantity > 0 or h.available + l.quantity >= 0
       order by l.sku_id
      on conflict (mid, cid, sku_id, bucket) do update
        set supplied = s.supplied + (select l.quantity from listed l where l.sku_id = s.sku_id),
            available = s.available + (select l.quantity from listed l where l.sku_id = s.sku_id)
      returning sku_id, available
    ), noted as (
      insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at, staff_id)
      select ${mid}::bigint, ${cid}::bigint, put.sku_id, 0, 'SUPPLY', l.quantity, ${refId}::bigint, ${now}::timestamptz, ${staffId}::bigint
        from put join listed l on l.sku_id = put.sku_id
    )
    select line.sku_id, listed.sku_id is not null as is_listed, put.available
      from line left join listed on listed.sku_id = line.sku_id left join put on put.sku_id = line.sku_id`.execute(db(ctx));
  return rows;
}
