import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { MemberLabel } from './identity.types.ts';

const db = ownTables('member');

/** What staff call the member by, in the order they chose. */
export const listLabels = (ctx: Ctx, memberId: string): Promise<MemberLabel[]> =>
  db(ctx)
    .selectFrom('member.label_record as r')
    .innerJoin('member.label as l', (on) => on.onRef('l.mid', '=', 'r.mid').onRef('l.id', '=', 'r.label_id'))
    .select(['l.id', 'l.name'])
    .where('r.mid', '=', ctx.mid)
    .where('r.member_id', '=', memberId)
    .orderBy('r.position')
    .execute();
