import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Pair } from './scene.ts';

export interface BenchMember {
  readonly memberId: string;
  readonly token: string;
  /** What this member buys: each always the same. */
  readonly pair: Pair;
}

/** No mall makes ids of this range, so that what is the run's can be told from what is not. */
const FIRST = 900_000_000_000;
const LAST = 900_999_999_999;

interface Need {
  readonly pairs: readonly Pair[];
  readonly adders: number;
  readonly calculators: number;
  readonly buyers: number;
}

/** Members with an address and a session; those who calculate have their pair in the cart. */
export async function addMembers(db: pg.Client, { pairs, adders, calculators, buyers }: Need) {
  const members = Array.from({ length: adders + calculators + buyers }, (_, at): BenchMember => {
    const pair = pairs[at % pairs.length];
    if (!pair) throw new Error('the database has no two SKUs in one shop');
    return { memberId: String(FIRST + at), token: `${pair.mid}-${createHash('sha256').update(`core ${at}`).digest('base64url')}`, pair };
  });
  await writeMembers(db, members);
  const parts = {
    adders: members.slice(0, adders),
    calculators: members.slice(adders, adders + calculators),
    buyers: members.slice(adders + calculators),
  };
  await fillCarts(db, parts.calculators);
  await db.query('analyze member.account, member.session, member.address, cart.line');
  return parts;
}

async function writeMembers(db: pg.Client, members: readonly BenchMember[]): Promise<void> {
  const who = 'unnest($1::bigint[], $2::bigint[]) as m (mid, id)';
  const ids = [members.map(({ pair }) => pair.mid), members.map(({ memberId }) => memberId)];
  await db.query(
    `insert into member.account (mid, id, phone, nick_name, created_at)
     select mid, id, '19' || right(id::text, 9), '用户', platform.now() from ${who}`,
    ids,
  );
  await db.query(
    `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     select mid, id, id, '林知夏', '19' || right(id::text, 9), '110105', '北京市', '北京市', '朝阳区', '望京街道 1 号院', true, platform.now() from ${who}`,
    ids,
  );
  await db.query(
    `insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
     select mid, id, id, sha256(convert_to(token, 'UTF8')), 'h5', platform.now(), platform.now(), platform.now() + interval '1 day'
       from unnest($1::bigint[], $2::bigint[], $3::text[]) as m (mid, id, token)`,
    [...ids, members.map(({ token }) => token)],
  );
}

const fillCarts = async (db: pg.Client, members: readonly BenchMember[]) => {
  const lines = members.flatMap(({ memberId, pair }) => pair.skus.map((sku, nth) => ({ memberId, nth, ...sku })));
  await db.query(
    `insert into cart.line (mid, member_id, cid, sku_id, goods_id, quantity, added_at)
     select mid, member_id, cid, sku_id, goods_id, 1, platform.now() - make_interval(secs => nth)
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::integer[]) as l (mid, member_id, cid, sku_id, goods_id, nth)`,
    [
      lines.map(({ mid }) => mid),
      lines.map(({ memberId }) => memberId),
      lines.map(({ cid }) => cid),
      lines.map(({ skuId }) => skuId),
      lines.map(({ goodsId }) => goodsId),
      lines.map(({ nth }) => nth),
    ],
  );
};

const ours = (column: string) => `${column} between ${FIRST} and ${LAST}`;

/** Orders of the run's members go, and the pieces they kept come back: the limit of unpaid orders is free again. */
export async function removeOrders(db: pg.Client): Promise<void> {
  await unchecked(db, [
    `create temporary table gone on commit drop as select mid, id, trade_id from trade.order where ${ours('member_id')}`,
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
    ...['trade.order_line', 'trade.receipt', 'trade.order_log'].map(
      (table) => `delete from ${table} t using gone g where t.mid = g.mid and t.order_id = g.id`,
    ),
    `delete from ledger.entry e using ledger.txn x, trade.tender t, gone g
      where t.mid = g.mid and t.trade_id = g.trade_id and x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no and e.mid = x.mid and e.txn_id = x.id`,
    `delete from ledger.txn x using trade.tender t, gone g where t.mid = g.mid and t.trade_id = g.trade_id and x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no`,
    'delete from trade.tender t using gone g where t.mid = g.mid and t.trade_id = g.trade_id',
    'delete from trade.payment t using gone g where t.mid = g.mid and t.trade_id = g.trade_id',
    `delete from trade.trade where ${ours('member_id')}`,
    `delete from trade.order where ${ours('member_id')}`,
    `delete from trade.unpaid_count where ${ours('member_id')}`,
    `delete from platform.idempotency where actor_id like 'member:900%' and ${ours('substr(actor_id, 8)::bigint')}`,
    `delete from platform.outbox where name = 'trade.order.paid' and ${ours("(payload ->> 'memberId')::bigint")}`,
  ]);
  for (const table of [
    'trade.order',
    'trade.trade',
    'trade.order_line',
    'trade.order_log',
    'trade.receipt',
    'catalog.stock',
    'catalog.stock_move',
    'trade.unpaid_count',
    'platform.idempotency',
  ])
    await db.query(`vacuum ${table}`);
}

/** Takes away all that this run, or one that was broken off, wrote. */
export async function removeMembers(db: pg.Client): Promise<void> {
  await removeOrders(db);
  await unchecked(db, [
    `update catalog.stock s set supplied = s.supplied - m.quantity, available = s.available - m.quantity from catalog.stock_move m
      where ${ours('m.ref_id')} and m.kind = 'SUPPLY' and s.mid = m.mid and s.cid = m.cid and s.sku_id = m.sku_id and s.bucket = m.bucket`,
    `delete from catalog.stock_move where kind = 'SUPPLY' and ${ours('ref_id')}`,
    "delete from trade.notice where notice_id like 'core-%'",
    "delete from trade.provider_key where serial = 'C0BE'",
    `delete from cart.line where ${ours('member_id')}`,
    `delete from member.session where ${ours('member_id')}`,
    `delete from member.address where ${ours('member_id')}`,
    `delete from member.account where ${ours('id')}`,
  ]);
}

/** Without the triggers that keep journals from being rewritten and look for what hangs on a row. */
async function unchecked(db: pg.Client, statements: readonly string[]): Promise<void> {
  await db.query('begin');
  await db.query('set local session_replication_role = replica');
  for (const statement of statements) await db.query(statement);
  await db.query('commit');
}

export const runId = (nth: number): string => String(FIRST + nth);
