import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

const nobody = { nick_name: '已注销', head_icon: '', birthday: null, gender: 'unknown', level: 0 };

/** Empties the accounts that have joined this one; their ids. */
export async function emptyJoined(ctx: TxCtx, joinedId: string): Promise<string[]> {
  const emptied = await db(ctx)
    .updateTable('member.account')
    .set({ ...nobody, erased_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('joined_id', '=', joinedId)
    .returning('id')
    .execute();
  return emptied.map(({ id }) => id);
}

/** Empties an account, but for its number. */
export const emptyAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .updateTable('member.account')
    .set({
      ...nobody,
      phone: null,
      // What has no phone and no order could join another: this one is nobody's.
      has_traded: true,
      erased_at: ctx.now,
      login_forbidden_at: ctx.now,
    })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();
