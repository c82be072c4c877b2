import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';

/** Between two copies of an order: so many fit into 25 days. */
const DAYS = 25;

/** Orders that were placed, again and again over the last days, with the inputs of their prices: as many as asked for. */
export async function multiplyOrders({ env, scene }: ScratchMall, orders: number): Promise<number> {
  return withDatabase(env.DATABASE_URL ?? '', async (db) => {
    const { rows } = await db.query<{ count: number; span: string }>(
      `select count(*)::integer as count, greatest(max(id), max(trade_id)) - least(min(id), min(trade_id)) + 1 as span
         from trade.order where mid = $1`,
      [scene.staff.mid],
    );
    const { count: there = 1, span = '1' } = rows[0] ?? {};
    const copies = Math.ceil(orders / there) - 1;
    // Each copy stands before all ids of the one after it: they keep the order of time and none meets another.
    const id = (column: string) => `${column} - n * ${span}::bigint`;
    const at = `created_at - n * interval '${DAYS} days' / ${Math.max(1, copies)}`;
    const from = (table: string) => `from trade.${table} t, generate_series(1, ${copies}) n where t.mid = $1`;
    await db.query("set session_replication_role = 'replica'");
    await db.query(
      `insert into trade.trade (mid, id, member_id, payable_fen, intent_key, created_at, pay_by, state, paid_at, closed_at)
       select mid, ${id('id')}, member_id, payable_fen, intent_key || '-' || n, ${at}, pay_by, 'CLOSED', null, created_at ${from('trade')}`,
      [scene.staff.mid],
    );
    await db.query(
      `insert into trade.order (mid, id, trade_id, cid, member_id, goods_fen, discount_fen, freight_fen, payable_fen, address, created_at,
                                state, close_reason, closed_at)
       select mid, ${id('id')}, ${id('trade_id')}, cid, member_id, goods_fen, discount_fen, freight_fen, payable_fen, address, ${at},
              'CLOSED', 'TIMEOUT', created_at ${from('order')}`,
      [scene.staff.mid],
    );
    await db.query(
      `insert into trade.receipt_input (mid, trade_id, engine_version, basket)
       select mid, ${id('trade_id')}, engine_version, basket ${from('receipt_input')}`,
      [scene.staff.mid],
    );
    await db.query('vacuum (analyze) trade.trade, trade.order, trade.receipt_input');
    return there * (copies + 1);
  });
}
