import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Aside, ShopSku } from './stock.types.ts';

const db = ownTables('catalog');

interface AsideRow {
  readonly cid: string;
  readonly sku_id: string;
  readonly available: number;
}

const linesOf = ({ lines }: Aside) => sql`
  unnest(${lines.map(({ cid }) => cid)}::bigint[], ${lines.map(({ skuId }) => skuId)}::bigint[], ${lines.map(({ pieces }) => pieces)}::integer[])
    as l (cid, sku_id, pieces)`;

const staffOf = ({ actor }: TxCtx) => (actor.kind === 'staff' ? actor.staffId : null);

interface TakenAside {
  /** What of it is there; if any is short, nothing was taken. */
  readonly short: readonly (ShopSku & { readonly available: number })[];
  /** Of these nothing is left. */
  readonly emptied: readonly ShopSku[];
}

/** Takes pieces out of sale, all of them or none. Rows are locked in the order orders lock them. */
export async function takeAside(ctx: TxCtx, aside: Aside): Promise<TakenAside> {
  const { rows } = await sql<AsideRow & { is_short: boolean }>`
    with line as (select * from ${linesOf(aside)}), locked as materialized (
      select s.cid, s.sku_id, s.available, line.pieces from catalog.stock s join line on line.cid = s.cid and line.sku_id = s.sku_id
       where s.mid = ${ctx.mid}::bigint and s.bucket = 0 order by s.cid, s.sku_id for update of s
    ), short as materialized (
      select line.cid, line.sku_id, coalesce(k.available, 0) as available
        from line left join locked k on k.cid = line.cid and k.sku_id = line.sku_id where coalesce(k.available, 0) < line.pieces
    ), moved as (
      update catalog.stock s set supplied = s.supplied - l.pieces, available = s.available - l.pieces
        from locked l
       where s.mid = ${ctx.mid}::bigint and s.cid = l.cid and s.sku_id = l.sku_id and s.bucket = 0 and not exists (select from short)
      returning s.cid, s.sku_id, s.available
    ), noted as (
      insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at, staff_id)
      select ${ctx.mid}::bigint, cid, sku_id, 0, 'ASIDE', pieces, ${aside.refId}::bigint, ${ctx.now}::timestamptz, ${staffOf(ctx)}::bigint
        from line where not exists (select from short)
    )
    select cid, sku_id, available, true as is_short from short
    union all
    select cid, sku_id, available, false from moved where available = 0`.execute(db(ctx));
  const [short, emptied] = [rows.filter(({ is_short }) => is_short), rows.filter(({ is_short }) => !is_short)];
  return { short: short.map((row) => ({ ...placeOf(row), available: row.available })), emptied: emptied.map(placeOf) };
}

/** Puts them back on sale; answers of what there had been nothing. */
export async function putBack(ctx: TxCtx, aside: Aside): Promise<ShopSku[]> {
  const { rows } = await sql<AsideRow>`
    with line as (select * from ${linesOf(aside)}), locked as materialized (
      select s.cid, s.sku_id, line.pieces from catalog.stock s join line on line.cid = s.cid and line.sku_id = s.sku_id
       where s.mid = ${ctx.mid}::bigint and s.bucket = 0 order by s.cid, s.sku_id for update of s
    ), moved as (
      update catalog.stock s set supplied = s.supplied + l.pieces, available = s.available + l.pieces
        from locked l where s.mid = ${ctx.mid}::bigint and s.cid = l.cid and s.sku_id = l.sku_id and s.bucket = 0
      returning s.cid, s.sku_id, s.available - l.pieces as available
    ), noted as (
      insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at, staff_id)
      select ${ctx.mid}::bigint, cid, sku_id, 0, 'BACK', pieces, ${aside.refId}::bigint, ${ctx.now}::timestamptz, ${staffOf(ctx)}::bigint from line
    )
    select cid, sku_id, available from moved where available = 0`.execute(db(ctx));
  return rows.map(placeOf);
}

const placeOf = ({ cid, sku_id }: AsideRow): ShopSku => ({ cid, skuId: sku_id });
