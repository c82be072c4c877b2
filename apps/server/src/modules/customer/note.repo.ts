import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('customer');

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The newest first, and one more than asked for when there is one. */
export const listNotes = (ctx: Ctx, memberId: string, { pageNum, pageSize }: Page) =>
  db(ctx)
    .selectFrom('customer.note')
    .select(['id', 'text', 'staff_id', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();

interface NewNote {
  readonly memberId: string;
  readonly staffId: string;
  readonly text: string;
}

export async function insertNote(ctx: TxCtx, { memberId, staffId, text }: NewNote): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('customer.note')
    .values({ mid: ctx.mid, id, member_id: memberId, text, staff_id: staffId, at: ctx.now })
    .execute();
  return id;
}

export async function deleteNote(ctx: TxCtx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db(ctx).deleteFrom('customer.note').where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteNotes = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('customer.note').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

export const moveNotes = (ctx: TxCtx, fromId: string, toId: string) =>
  db(ctx).updateTable('customer.note').set({ member_id: toId }).where('mid', '=', ctx.mid).where('member_id', '=', fromId).execute();
