import type pg from 'pg';

/** What staff of a deep form look through besides catalogue and trade, made of what is there. $1 is the merchant. */
const STATEMENTS = [
  `insert into staff.account (mid, id, name, password_hash, created_at)
   select $1, n, 'staff' || n, '$argon2id$none', platform.now() - interval '3 years' from generate_series(1, 5) n`,
  // what each of them did about orders
  `insert into staff.action (mid, id, staff_id, call, at, outcome, subject_id, address)
   select o.mid, o.id, 1 + o.id % 5,
          (array['trade.order.ship', 'trade.order.note', 'catalog.goods.save', 'catalog.stock.supply', 'catalog.listing.set'])[1 + o.id % 5],
          o.created_at + interval '1 hour', case when o.id % 200 = 0 then 'refused' else 'done' end, o.id, '10.0.0.1'
     from trade.order o where o.mid = $1`,
  // one of five members has written, one of five hundred waits for an answer
  `insert into support.conversation (mid, member_id, cid, last_seq, last_at, staff_count, staff_read_seq, staff_read_count)
   select a.mid, a.id, (select min(cid) from shop.organisation where mid = $1), n.seq, a.created_at + a.id % 60000000 * interval '1 second',
          n.seq - 1, (n.seq - 1) * 2, n.seq - 1
     from member.account a cross join lateral (select case when a.id % 500 = 0 then 1 else 2 end as seq) n
    where a.mid = $1 and a.id % 5 = 0`,
  `insert into support.message (mid, member_id, cid, seq, sender, staff_id, text, staff_count, sent_at)
   select c.mid, c.member_id, c.cid, n, case n when 1 then 'MEMBER' else 'STAFF' end, case n when 1 then null else 1 end, '您好，请问今天可以发货吗？',
          n - 1, c.last_at
     from support.conversation c, generate_series(1, c.last_seq) n where c.mid = $1`,
  // one of twenty has a label
  `insert into member.label (mid, id, slot, name, colour) values ($1, 1, 1, '常客', 'GOLD')`,
  `insert into member.label_record (mid, member_id, label_id, position) select a.mid, a.id, 1, 0 from member.account a where a.mid = $1 and a.id % 20 = 0`,
  // money that is on its way back, has failed to get there, or waits for somebody
  `update trade.refund set state = case when id % 1000 = 0 then 'ABNORMAL' else 'PROCESSING' end, done_at = null
    where mid = $1 and id % 100 = 0`,
  `insert into trade.refund_request (mid, id, order_id, amount_fen, note, state, asked_by, asked_at)
   select o.mid, o.id, o.id, 100, '少发一件', 'WAITING', 1, o.created_at + interval '1 day'
     from trade.order o where o.mid = $1 and o.state = 'TO_SHIP' and o.id % 100 = 0`,
  `insert into catalog.stock_threshold (mid, cid, sku_id, low_at)
   select l.mid, l.cid, l.sku_id, 20 from catalog.listing l where l.mid = $1 and l.sku_id % 2000 = 71`,
  `insert into asset.file (mid, key, staff_id, purpose, bytes, width, height, uploaded_at)
   select g.mid, g.mid || '/goods/' || md5(g.id::text) || '.jpg', 1, 'goods', 90000, 800, 800, g.created_at from catalog.goods g where g.mid = $1`,
];

/** Triggers and foreign keys are passed over: they would look at every row. */
export async function writeDeskRows(db: pg.Client, mid: string): Promise<void> {
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  for (const statement of STATEMENTS) await db.query(statement, [mid]);
  await db.query('commit');
}
