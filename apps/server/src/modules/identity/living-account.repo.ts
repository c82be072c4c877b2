import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

/**
 * Since when somebody is a member; undefined: has left, or joined another account. Neither happens before the transaction ends, so that
 * what is written about the member meanwhile is there when the event of it is heard.
 */
export async function findJoinedAt(ctx: TxCtx, id: string): Promise<Date | undefined> {
  const account = await db(ctx)
    .selectFrom('member.account')
    .select('created_at')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('joined_id', 'is', null)
    .forShare()
    .executeTakeFirst();
  return account?.created_at;
}

interface Contact {
  readonly nickName: string;
  /** Empty: no picture of their own. */
  readonly headIcon: string;
  /** Whole: whoever shows it masks it. */
  readonly phone: string | null;
}

/** What staff know members by, by id. */
export async function listContacts(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
  const rows = await db(ctx)
    .selectFrom('member.account')
    .select(['id', 'nick_name', 'head_icon', 'phone'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, nick_name, head_icon, phone }) => [id, { nickName: nick_name, headIcon: head_icon, phone }]));
}
