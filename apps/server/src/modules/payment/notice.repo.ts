import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Notice } from '#platform/gateways/wechat-pay/wechat-pay.types';

const db = ownTables('trade');

interface NoticeKey {
  readonly mid: string;
  readonly appRef: string;
  readonly id: string;
}

const keep = prepared('trade.notice.keep', (tables: OwnDb<'trade'>, p: NoticeKey & { kind: string; content: string; now: Date }) =>
  tables
    .insertInto('trade.notice')
    .values({ mid: p.mid, app_ref: p.appRef, notice_id: p.id, kind: p.kind, content: sql`${p.content}::jsonb`, received_at: p.now })
    .onConflict((on) => on.columns(['mid', 'app_ref', 'notice_id']).doNothing())
    .returning('notice_id'),
);
/** Keeps a verified notice by the provider's own number; false when it had come before and was acted upon. */
export async function storeNotice(ctx: TxCtx, appRef: string, notice: Notice): Promise<boolean> {
  const { id, kind } = notice;
  const stored = await keep(db(ctx), { mid: ctx.mid, appRef, id, kind, content: JSON.stringify(notice.content), now: ctx.now });
  return stored.length > 0 || (await findWaiting(ctx, appRef, id)) !== undefined;
}

const waiting = prepared('trade.notice.waiting', (tables: OwnDb<'trade'>, p: NoticeKey) =>
  tables
    .selectFrom('trade.notice')
    .select(['kind', 'content'])
    .where('mid', '=', p.mid)
    .where('app_ref', '=', p.appRef)
    .where('notice_id', '=', p.id)
    .where('handled_at', 'is', null),
);
export const findWaiting = async (ctx: TxCtx, appRef: string, id: string) => (await waiting(db(ctx), { mid: ctx.mid, appRef, id }))[0];

const handle = prepared('trade.notice.handled', (tables: OwnDb<'trade'>, p: NoticeKey & { now: Date }) =>
  tables
    .updateTable('trade.notice')
    .set({ handled_at: p.now })
    .where('mid', '=', p.mid)
    .where('app_ref', '=', p.appRef)
    .where('notice_id', '=', p.id)
    .where('handled_at', 'is', null)
    .returning('notice_id'),
);
/** False when somebody else has acted upon it meanwhile. */
export const markHandled = async (ctx: TxCtx, appRef: string, id: string): Promise<boolean> =>
  (await handle(db(ctx), { mid: ctx.mid, appRef, id, now: ctx.now })).length > 0;
