import type pg from 'pg';
import { NOTICE_START, ofRun, PROVIDER_SERIAL } from './run-range.ts';

/** Orders of the run's members go, and the pieces they kept come back: the limit of unpaid orders is free again. */
export async function removeOrders(db: pg.Client): Promise<void> {
  await unchecked(db, [
    `create temporary table gone on commit drop as select mid, id, trade_id from trade.order where ${ofRun('member_id')}`,
    'create index on gone (mid, id)',
    'analyze gone',
    `with held as (
       select m.mid, m.cid, m.sku_id, m.bucket,
              sum(m.quantity) filter (where m.kind = 'RESERVE') as kept, coalesce(sum(m.quantity) filter (where m.kind = 'SELL'), 0) as sold
         from catalog.stock_move m join gone g on g.mid = m.mid and g.id = m.order_id group by 1, 2, 3, 4
     )
     update catalog.stock s set available = s.available + h.kept, reserved = s.reserved - (h.kept - h.sold), sold = s.sold - h.sold
       from held h where s.mid = h.mid and s.cid = h.cid and s.sku_id = h.sku_id and s.bucket = h.bucket`,
    'delete from catalog.stock_move m using gone g where m.mid = g.mid and m.order_id = g.id',
    ...['trade.line_share', 'trade.order_line', 'trade.receipt', 'trade.order_log'].map(
      (table) => `delete from ${table} t using gone g where t.mid = g.mid and t.order_id = g.id`,
    ),
    `delete from ledger.entry e using ledger.txn x, trade.tender t, gone g
      where t.mid = g.mid and t.trade_id = g.trade_id and x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no and e.mid = x.mid and e.txn_id = x.id`,
    `delete from ledger.txn x using trade.tender t, gone g where t.mid = g.mid and t.trade_id = g.trade_id and x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no`,
    'delete from trade.tender t using gone g where t.mid = g.mid and t.trade_id = g.trade_id',
    'delete from trade.payment t using gone g where t.mid = g.mid and t.trade_id = g.trade_id',
    'delete from trade.receipt_input t using gone g where t.mid = g.mid and t.trade_id = g.trade_id',
    `update marketing.coupon set state = 'UNUSED', trade_id = null, order_id = null, used_at = null
      where ${ofRun('member_id')} and state <> 'UNUSED'`,
    `delete from trade.trade where ${ofRun('member_id')}`,
    `delete from trade.order where ${ofRun('member_id')}`,
    `delete from trade.unpaid_count where ${ofRun('member_id')}`,
    `delete from catalog.stock_hold where ${ofRun('member_id')}`,
    `delete from catalog.limited_purchase where ${ofRun('member_id')}`,
    `delete from platform.idempotency where actor_id like 'member:900%' and ${ofRun('substr(actor_id, 8)::bigint')}`,
    `delete from platform.outbox where name = 'trade.order.paid' and ${ofRun("(payload ->> 'memberId')::bigint")}`,
  ]);
  for (const table of [
    'trade.order',
    'trade.trade',
    'trade.order_line',
    'trade.order_log',
    'trade.receipt',
    'trade.receipt_input',
    'trade.line_share',
    'marketing.coupon',
    'catalog.stock',
    'catalog.stock_move',
    'catalog.stock_hold',
    'trade.unpaid_count',
    'platform.idempotency',
  ])
    await db.query(`vacuum ${table}`);
}

/** Takes away all that this run, or one that was broken off, wrote. */
export async function removeRun(db: pg.Client): Promise<void> {
  await removeOrders(db);
  await unchecked(db, [
    `update catalog.stock s set supplied = s.supplied - m.quantity, available = s.available - m.quantity from catalog.stock_move m
      where ${ofRun('m.ref_id')} and m.kind = 'SUPPLY' and s.mid = m.mid and s.cid = m.cid and s.sku_id = m.sku_id and s.bucket = m.bucket`,
    `delete from catalog.stock_move where kind = 'SUPPLY' and ${ofRun('ref_id')}`,
    `delete from trade.notice where notice_id like '${NOTICE_START}%'`,
    `delete from trade.provider_key where serial = '${PROVIDER_SERIAL}'`,
    `delete from cart.line where ${ofRun('member_id')}`,
    `delete from marketing.coupon where ${ofRun('member_id')}`,
    `delete from marketing.coupon_template where ${ofRun('id')}`,
    `delete from member.session where ${ofRun('member_id')}`,
    `delete from member.address where ${ofRun('member_id')}`,
    `delete from member.account where ${ofRun('id')}`,
  ]);
}

/** Without the triggers that keep journals from being rewritten and look for what hangs on a row. */
async function unchecked(db: pg.Client, statements: readonly string[]): Promise<void> {
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  for (const statement of statements) await db.query(statement);
  await db.query('commit');
}
