import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

export async function deleteCards(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    delete from loyalty.pack_coupon p using loyalty.card c
     where p.mid = ${ctx.mid}::bigint and c.mid = p.mid and c.id = p.card_id and c.member_id = ${memberId}::bigint`.execute(db(ctx));
  await db(ctx).deleteFrom('loyalty.card').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
}

/** Cards of kinds the other does not have are theirs. */
export const moveCards = (ctx: TxCtx, memberId: string, joinedId: string) =>
  sql`
    update loyalty.card c set member_id = ${joinedId}::bigint
     where c.mid = ${ctx.mid}::bigint and c.member_id = ${memberId}::bigint
       and not exists (select from loyalty.card o where o.mid = c.mid and o.member_id = ${joinedId}::bigint and o.kind_id = c.kind_id)`.execute(
    db(ctx),
  );
