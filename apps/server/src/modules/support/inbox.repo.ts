import type { ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, Staff } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import { listedShops } from '#platform/shop-scope';
import type { Between, MessageRow } from './support.types.ts';

const db = ownTables('support');

type Filter = ParsedOf<'support.chat.inbox'>;

const conversationColumns = [
  'c.member_id',
  'c.cid',
  'c.last_seq',
  'c.staff_unread',
  'c.waiting_since',
  'c.assigned_to',
  'c.member_read_seq',
] as const;

const conversations = (ctx: Ctx, cid?: string) => {
  const cids = listedShops(ctx, cid);
  // One shop is compared as one: a list would keep its index from giving the order.
  const [only] = cids?.length === 1 ? cids : [];
  return db(ctx)
    .selectFrom('support.conversation as c')
    .where('c.mid', '=', ctx.mid)
    .$if(only !== undefined, (query) => query.where('c.cid', '=', only ?? ''))
    .$if(cids !== null && only === undefined, (query) => query.where(sql<boolean>`c.cid = any(${cids}::bigint[])`));
};

const waiting = (ctx: Ctx, cid?: string) => conversations(ctx, cid).where('c.waiting_since', 'is not', null);
const mine = (ctx: Ctx<Staff>, cid?: string) => conversations(ctx, cid).where('c.assigned_to', '=', ctx.actor.staffId);
const tabs = { waiting, mine, all: conversations };

/** Who waits first, longest first; then the latest. One row more than asked for. `named`: of these members only. */
export async function listInbox(ctx: Ctx<Staff>, { tab, cid, pageNum, pageSize }: Filter, named: readonly string[] | undefined) {
  const found = tabs[tab](ctx, cid).$if(named !== undefined, (query) => query.where(sql<boolean>`c.member_id = any(${named}::bigint[])`));
  const rows = await found
    .innerJoin('support.message as m', (join) =>
      join
        .onRef('m.mid', '=', 'c.mid')
        .onRef('m.member_id', '=', 'c.member_id')
        .onRef('m.cid', '=', 'c.cid')
        .onRef('m.seq', '=', 'c.last_seq'),
    )
    .select([...conversationColumns, 'm.seq', 'm.text', 'm.sent_at'])
    .select([sql<MessageRow['sender']>`m.sender`.as('sender'), sql<MessageRow['kind']>`m.kind`.as('kind')])
    .orderBy('c.waiting_since')
    .orderBy('c.last_at', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found.select('c.member_id')) };
}

export async function countInbox(ctx: Ctx<Staff>, cid?: string) {
  const longest = await waiting(ctx, cid).select('c.waiting_since').orderBy('c.waiting_since').limit(1).executeTakeFirst();
  return {
    waiting: await countRows(db(ctx), waiting(ctx, cid).select('c.member_id')),
    mine: await countRows(db(ctx), mine(ctx, cid).select('c.member_id')),
    waitingSince: longest?.waiting_since?.getTime() ?? null,
  };
}

export const findConversation = (ctx: Ctx, { memberId, cid }: Between) =>
  conversations(ctx, cid).select(conversationColumns).where('c.member_id', '=', memberId).executeTakeFirst();

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;
