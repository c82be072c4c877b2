import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Notice } from '#platform/gateways/wechat-pay/wechat-pay.types';

const db = ownTables('trade');

/** Keeps a verified notice by the provider's own number; false when it had come before and was acted upon. */
export async function keepNotice(ctx: TxCtx, appRef: string, notice: Notice): Promise<boolean> {
  const kept = await db(ctx)
    .insertInto('trade.notice')
    .values({
      mid: ctx.mid,
      app_ref: appRef,
      notice_id: notice.id,
      kind: notice.kind,
      content: sql`${JSON.stringify(notice.content)}::jsonb`,
      received_at: ctx.now,
    })
    .onConflict((on) => on.columns(['mid', 'app_ref', 'notice_id']).doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return kept !== undefined || (await findWaiting(ctx, appRef, notice.id)) !== undefined;
}

export const findWaiting = (ctx: TxCtx, appRef: string, id: string) =>
  db(ctx)
    .selectFrom('trade.notice')
    .select(['kind', 'content'])
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('notice_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();

/** False when somebody else has acted upon it meanwhile. */
export async function markHandled(ctx: TxCtx, appRef: string, id: string): Promise<boolean> {
  const handled = await db(ctx)
    .updateTable('trade.notice')
    .set({ handled_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('notice_id', '=', id)
    .where('handled_at', 'is', null)
    .returning('notice_id')
    .executeTakeFirst();
  return handled !== undefined;
}
