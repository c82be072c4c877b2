import type pg from 'pg';

/** Nothing sells out: that is another proof. The supply is in the journal, as the books ask for. */
export async function restock(db: pg.Client): Promise<void> {
  await db.query(`
    with supply as (
      insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at)
      select mid, cid, sku_id, bucket, 'SUPPLY', 100000, 1, platform.now() from catalog.stock returning mid, cid, sku_id, bucket, quantity
    )
    update catalog.stock s set supplied = s.supplied + m.quantity, available = s.available + m.quantity
      from supply m where (m.mid, m.cid, m.sku_id, m.bucket) = (s.mid, s.cid, s.sku_id, s.bucket)`);
}
