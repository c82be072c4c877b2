import type pg from 'pg';
import { runId } from './run-range.ts';
import type { Pair } from './scene.types.ts';

const PIECES = 10_000;

/** So many pieces that none is sold out, with the line in the journal that belongs to them. */
export async function raiseStock(db: pg.Client, pairs: readonly Pair[]): Promise<void> {
  const skus = pairs.flatMap(({ skus }) => skus);
  await db.query(
    `with request as (
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as w (mid, cid, sku_id, ref_id)
     ), put as (
       insert into catalog.stock as s (mid, cid, sku_id, bucket, supplied, available) select mid, cid, sku_id, 0, ${PIECES}, ${PIECES} from request
       on conflict (mid, cid, sku_id, bucket) do update set supplied = s.supplied + ${PIECES}, available = s.available + ${PIECES}
     )
     insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at)
     select mid, cid, sku_id, 0, 'SUPPLY', ${PIECES}, ref_id, platform.now() from request`,
    [skus.map(({ mid }) => mid), skus.map(({ cid }) => cid), skus.map(({ skuId }) => skuId), skus.map((_, nth) => runId(nth))],
  );
}
