import type { Ctx, Member } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

/** What paying needs to know of the caller's session: whether a mini-program opened it, and whether the messenger could be asked who pays. */
export async function findPaySession(ctx: Ctx<Member>): Promise<{ readonly isMini: boolean; readonly hasOfficialAccount: boolean }> {
  const row = await db(ctx)
    .selectFrom('member.session as s')
    .leftJoin('member.wechat_account as a', (join) => join.onRef('a.mid', '=', 's.mid').on('a.channel', '=', 2))
    .select(['s.channel', 'a.app_id'])
    .where('s.mid', '=', ctx.mid)
    .where('s.id', '=', ctx.actor.sessionId)
    .executeTakeFirst();
  return { isMini: row?.channel === 'mini', hasOfficialAccount: typeof row?.app_id === 'string' };
}
