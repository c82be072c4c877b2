import type pg from 'pg';
import type { BenchMember } from './scene.types.ts';

/** An order of two lines that waits for its payment; its trade, order, payment and tender have one number. */
export interface Unpaid {
  readonly id: string;
  readonly member: BenchMember;
}

/** A key of the provider's that every merchant of the database knows. */
export async function keepProviderKey(db: pg.Client, serial: string, publicKeyPem: string): Promise<void> {
  await db.query(
    `insert into trade.provider_key (mid, app_ref, serial, public_key, good_from, good_until)
     select mid, app_ref, $1, $2, platform.now() - interval '1 day', platform.now() + interval '1 day' from trade.pay_account
     on conflict (mid, app_ref, serial) do update set public_key = excluded.public_key, good_until = excluded.good_until`,
    [serial, publicKeyPem],
  );
}

/** Rows as placing an order and opening its payment leave them. The order's id is its member's: one for each. */
export async function addUnpaid(db: pg.Client, members: readonly BenchMember[], appRef: string): Promise<Unpaid[]> {
  await db.query('begin');
  // Looking for the row each of them hangs on would take minutes: those plans were made while the tables were empty.
  await db.query('set local session_replication_role = replica');
  await db.query(
    `create temporary table request on commit drop as
     select *, unit0 + unit1 as total from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[])
       as w (id, mid, cid, sku0, sku1, goods0, goods1, unit0, unit1)`,
    requestColumns(members),
  );
  for (const statement of writes) await db.query(statement);
  await db.query(
    `insert into trade.tender (mid, id, payment_id, trade_id, way, app_ref, app_id, state, out_trade_no, amount_fen, opened_at, look_at)
     select w.mid, id, id, id, 'WECHAT_H5', a.app_ref, a.app_id, 'OPEN', id::text, total, platform.now(), platform.now() + interval '1 hour'
       from request w join trade.pay_account a on a.mid = w.mid and a.app_ref = $1`,
    [appRef],
  );
  await db.query('commit');
  await db.query('analyze trade.trade, trade.order, trade.tender, trade.payment, catalog.stock_move, trade.unpaid_count');
  return members.map((member) => ({ id: member.memberId, member }));
}

function requestColumns(members: readonly BenchMember[]): string[][] {
  const [first, second] = [0, 1].map((at) => members.map(({ pair }) => pair.skus[at as 0 | 1]));
  if (!first || !second) return [];
  return [
    members.map(({ memberId }) => memberId),
    members.map(({ pair }) => pair.mid),
    members.map(({ pair }) => pair.cid),
    first.map(({ skuId }) => skuId),
    second.map(({ skuId }) => skuId),
    first.map(({ goodsId }) => goodsId),
    second.map(({ goodsId }) => goodsId),
    first.map(({ priceFen }) => priceFen),
    second.map(({ priceFen }) => priceFen),
  ];
}

const lines = `(select mid, id, cid, 0 as position, sku0 as sku_id, goods0 as goods_id, unit0 as unit_fen from request
                union all select mid, id, cid, 1, sku1, goods1, unit1 from request) l`;

const writes = [
  `insert into trade.trade (mid, id, member_id, payable_fen, intent_key, created_at, pay_by)
   select mid, id, id, total, 'core-' || id, platform.now(), platform.now() + interval '30 minutes' from request`,
  `insert into trade.order (mid, id, trade_id, cid, member_id, goods_fen, discount_fen, freight_fen, payable_fen, address, created_at)
   select mid, id, id, cid, id, total, 0, 0, total, '{}', platform.now() from request`,
  `insert into trade.order_line (mid, order_id, position, goods_id, sku_id, title, specs, picture, quantity, unit_fen)
   select mid, id, position, goods_id, sku_id, '', '[]', '', 1, unit_fen from ${lines}`,
  `insert into trade.receipt (mid, order_id, entries) select mid, id, '[]' from request`,
  `insert into trade.order_log (mid, id, order_id, at, actor, to_state) select mid, id, id, platform.now(), 'member:' || id, 'UNPAID' from request`,
  `insert into trade.unpaid_count (mid, member_id, unpaid) select mid, id, 1 from request
   on conflict (mid, member_id) do update set unpaid = trade.unpaid_count.unpaid + 1`,
  `update catalog.stock s set available = available - w.pieces, reserved = reserved + w.pieces
     from (select mid, cid, sku_id, count(*)::integer as pieces from ${lines} group by 1, 2, 3) w
    where s.mid = w.mid and s.cid = w.cid and s.sku_id = w.sku_id and s.bucket = 0`,
  `insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at)
   select mid, cid, sku_id, 0, 'RESERVE', 1, id, id, platform.now() from ${lines}`,
  'insert into trade.payment (mid, id, trade_id, amount_fen, created_at) select mid, id, id, total, platform.now() from request',
];
