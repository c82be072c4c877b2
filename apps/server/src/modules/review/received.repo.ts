import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** Whether the member has received these goods, reviewed or not. */
export const hasReceived = async (ctx: Ctx, memberId: string, goodsId: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('catalog.review_right')
    .select('goods_id')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('goods_id', '=', goodsId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
