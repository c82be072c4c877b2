import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { EVERY_SHOP } from './bar.rules.ts';

const db = ownTables('member');

const barsOf = prepared('member.bars_of', (tables: OwnDb<'member'>, p: { mid: string; memberId: string }) =>
  tables.selectFrom('member.bar').select('cid').where('mid', '=', p.mid).where('member_id', '=', p.memberId),
);

/** From which shops the member is barred. */
export async function findBars(ctx: Ctx, memberId: string): Promise<(cid: string) => boolean> {
  const cids = new Set((await barsOf(db(ctx), { mid: ctx.mid, memberId })).map(({ cid }) => cid));
  return (cid) => cids.has(EVERY_SHOP) || cids.has(cid);
}

/** Barred again, a member is barred since the first time. */
export const insertBar = (ctx: TxCtx, memberId: string, cid = EVERY_SHOP) =>
  db(ctx)
    .insertInto('member.bar')
    .values({ mid: ctx.mid, member_id: memberId, cid, barred_at: ctx.now })
    .onConflict((on) => on.doNothing())
    .execute();

export const deleteBar = (ctx: TxCtx, memberId: string, cid = EVERY_SHOP) =>
  db(ctx).deleteFrom('member.bar').where('mid', '=', ctx.mid).where('member_id', '=', memberId).where('cid', '=', cid).execute();

/** Of an account that joins another: both are one person. */
export const copyBars = (ctx: TxCtx, ownId: string, otherId: string) =>
  db(ctx)
    .insertInto('member.bar')
    .columns(['mid', 'member_id', 'cid', 'barred_at'])
    .expression(
      db(ctx)
        .selectFrom('member.bar')
        .select(['mid', sql<string>`${otherId}::bigint`.as('member_id'), 'cid', 'barred_at'])
        .where('mid', '=', ctx.mid)
        .where('member_id', '=', ownId),
    )
    .onConflict((on) => on.doNothing())
    .execute();
