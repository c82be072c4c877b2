import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

/** What a member's orders had of activities. */
export const exportActivities = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('marketing.hold as h')
    .innerJoin('marketing.activity as a', (join) => join.onRef('a.mid', '=', 'h.mid').onRef('a.id', '=', 'h.activity_id'))
    .select(['a.name', 'h.order_id', 'h.sku_id', 'h.pieces', 'h.state', 'h.at'])
    .where('h.mid', '=', ctx.mid)
    .where('h.member_id', '=', memberId)
    .orderBy('h.order_id')
    .execute();
