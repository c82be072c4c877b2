import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

/** What a member's orders had of activities, and what they brought besides. */
export const exportActivities = async (ctx: Ctx, memberId: string) => ({
  held: await listHeld(ctx, memberId),
  given: await listGiven(ctx, memberId),
});

const listGiven = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('marketing.grant')
    .select(['what', 'amount', 'name', 'state', 'source_id as order_id', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

const listHeld = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('marketing.hold as h')
    .innerJoin('marketing.activity as a', (join) => join.onRef('a.mid', '=', 'h.mid').onRef('a.id', '=', 'h.activity_id'))
    .select(['a.name', 'h.order_id', 'h.sku_id', 'h.pieces', 'h.state', 'h.at'])
    .where('h.mid', '=', ctx.mid)
    .where('h.member_id', '=', memberId)
    .orderBy('h.order_id')
    .execute();
