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
