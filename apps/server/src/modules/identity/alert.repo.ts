import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { AlertKind } from './identity.types.ts';

const db = ownTables('member');

interface NewAlert {
  readonly memberId: string;
  readonly phone: string;
  readonly kind: AlertKind;
  readonly changeId?: string;
  readonly at?: Date;
}

/** A message to a phone, sent after the transaction by the worker: whether it goes out changes nothing of what it tells. */
export const insertAlert = (ctx: TxCtx, { memberId, phone, kind, changeId, at = ctx.now }: NewAlert) =>
  db(ctx)
    .insertInto('member.alert')
    .values({
      mid: ctx.mid,
      id: ctx.newId(),
      member_id: memberId,
      phone,
      kind,
      change_id: changeId ?? null,
      created_at: ctx.now,
      look_at: at,
    })
    .execute();

/** What is to be said; of a change that is over nothing is. */
export const findAlert = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('member.alert as a')
    .leftJoin('member.phone_change as c', (on) => on.onRef('c.mid', '=', 'a.mid').onRef('c.id', '=', 'a.change_id'))
    .select(['a.member_id', 'a.phone', 'a.kind', 'a.change_id', 'a.created_at', 'c.ended_at'])
    .where('a.mid', '=', ctx.mid)
    .where('a.id', '=', id)
    .executeTakeFirst();

export const deleteAlert = (ctx: TxCtx, id: string) =>
  db(ctx).deleteFrom('member.alert').where('mid', '=', ctx.mid).where('id', '=', id).execute();
