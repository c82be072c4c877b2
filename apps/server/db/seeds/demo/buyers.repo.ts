import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';

/** Whoever bought last in a shop, each once. */
export async function findBuyers({ db, mid }: Ctx, cid: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from trade.order where mid = ${mid} and cid = ${cid} and state <> 'CLOSED'
     group by member_id order by max(id) desc limit ${count}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

export async function hasChats({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from support.conversation where mid = ${mid}) or exists (select from support.quick_reply where mid = ${mid}) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** Whoever has received goods last, each once. */
export async function findReceivers({ db, mid }: Ctx, goodsId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from catalog.review_right where mid = ${mid} and goods_id = ${goodsId}
     group by member_id order by max(received_at) desc, member_id limit ${count}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

export async function hasBars({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from member.bar where mid = ${mid}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function hasLabels({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from member.label where mid = ${mid}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function hasQuestions({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from question.question where mid = ${mid}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function hasPackages({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from ledger.recharge_package where mid = ${mid}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function hasWelcome({ db, mid }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from support.welcome where mid = ${mid}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The last order of some goods in a shop, by one of these. */
export async function findLastSale(
  { db, mid }: Ctx,
  cid: string,
  goodsId: string,
  memberIds: readonly string[],
): Promise<{ readonly memberId: string; readonly orderId: string } | undefined> {
  const { rows } = await sql<{ memberId: string; orderId: string }>`
    select o.member_id as "memberId", o.id as "orderId"
      from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
     where o.mid = ${mid} and o.cid = ${cid} and l.goods_id = ${goodsId} and o.state <> 'CLOSED' and o.deleted_at is null
       and o.member_id = any(${memberIds}::bigint[])
     order by o.id desc limit 1`.execute(db);
  return rows[0];
}
