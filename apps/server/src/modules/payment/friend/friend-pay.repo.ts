import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

/** The words of a link; true when there was none before. */
export async function saveFriendPay(ctx: TxCtx, tradeId: string, words: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into trade.friend_pay (mid, trade_id, words, created_at)
    values (${ctx.mid}::bigint, ${tradeId}::bigint, ${words}, ${ctx.now}::timestamptz)
    on conflict (mid, trade_id) do update set words = excluded.words
    returning xmax = 0 as is_new`.execute(db(ctx));
  return rows[0]?.is_new ?? false;
}

export const prolong = async (ctx: TxCtx, tradeId: string, payBy: Date): Promise<void> => {
  await db(ctx)
    .updateTable('trade.trade')
    .set({ pay_by: sql<Date>`greatest(pay_by, ${payBy}::timestamptz)` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', tradeId)
    .where('state', '=', 'UNPAID')
    .execute();
};

export const findWords = async (ctx: TxCtx, tradeId: string): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('trade.friend_pay')
      .select('words')
      .where('mid', '=', ctx.mid)
      .where('trade_id', '=', tradeId)
      .executeTakeFirst()
  )?.words;

/** What is bought, as a friend may see it. */
export const listShownLines = (ctx: TxCtx, tradeId: string) =>
  db(ctx)
    .selectFrom('trade.order_line as l')
    .innerJoin('trade.order as o', (join) => join.onRef('o.mid', '=', 'l.mid').onRef('o.id', '=', 'l.order_id'))
    .select(['l.title', 'l.picture', 'l.quantity'])
    .where('l.mid', '=', ctx.mid)
    .where('o.trade_id', '=', tradeId)
    .orderBy('l.order_id')
    .orderBy('l.position')
    .limit(100)
    .execute();

/** Who has paid the trade, where that is not its owner. */
export const findFriend = async (ctx: TxCtx, tradeId: string): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('trade.tender')
      .select('payer_id')
      .where('mid', '=', ctx.mid)
      .where('trade_id', '=', tradeId)
      .where('state', '=', 'PAID')
      .where('payer_id', 'is not', null)
      .executeTakeFirst()
  )?.payer_id ?? undefined;
