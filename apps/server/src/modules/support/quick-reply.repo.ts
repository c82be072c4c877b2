import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { QuickReplyRow } from './support.types.ts';

const db = ownTables('support');

const columns = ['id', 'cid', 'title', 'text'] as const;
/** Null: all shops of the merchant, and what is for all of them. */
type Shops = readonly string[] | null;

/** Those of the shops, and those for every shop. */
export const listQuickReplies = (ctx: Ctx, cids: Shops): Promise<QuickReplyRow[]> =>
  db(ctx)
    .selectFrom('support.quick_reply')
    .select(columns)
    .where('mid', '=', ctx.mid)
    .$if(cids !== null, (query) => query.where(sql<boolean>`cid = any(${[ALL_SHOPS, ...(cids ?? [])]}::bigint[])`))
    .orderBy('cid')
    .orderBy('slot')
    .execute();

/** Takes the lowest free slot. Undefined: there is none, or somebody took it at the same moment. */
export async function insertQuickReply(ctx: TxCtx, { id, cid, title, text }: QuickReplyRow): Promise<QuickReplyRow | undefined> {
  const { rows } = await sql<QuickReplyRow>`
    insert into support.quick_reply (mid, id, cid, slot, title, text)
    select ${ctx.mid}, ${id}, ${cid}, free.slot, ${title}, ${text}
      from (select slot from generate_series(1, 50) as slot
             where not exists (select from support.quick_reply q where q.mid = ${ctx.mid} and q.cid = ${cid} and q.slot = slot.slot)
             order by slot limit 1) free
    on conflict (mid, cid, slot) do nothing
    returning id, cid, title, text`.execute(db(ctx));
  return rows[0];
}

export async function countQuickReplies(ctx: Ctx, cid: string): Promise<number> {
  const { count } = await db(ctx)
    .selectFrom('support.quick_reply')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .executeTakeFirstOrThrow();
  return count;
}

const own = (cids: Shops) => sql<boolean>`(${cids}::bigint[] is null or cid = any(${cids}::bigint[]))`;

/** Undefined: there is none, or it is not of these shops. */
export const updateQuickReply = (ctx: TxCtx, cids: Shops, { id, title, text }: Omit<QuickReplyRow, 'cid'>) =>
  db(ctx)
    .updateTable('support.quick_reply')
    .set({ title, text })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where(own(cids))
    .returning(columns)
    .executeTakeFirst();

export const deleteQuickReply = async (ctx: TxCtx, cids: Shops, id: string): Promise<boolean> => {
  const gone = await db(ctx)
    .deleteFrom('support.quick_reply')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where(own(cids))
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
};
