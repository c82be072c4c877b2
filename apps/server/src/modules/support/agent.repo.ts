import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { AgentRow } from './support.types.ts';

const db = ownTables('support');

/** What shoppers are told of the caller. */
export const findAgent = (ctx: Ctx<Staff>): Promise<AgentRow | undefined> =>
  db(ctx)
    .selectFrom('support.agent')
    .select(['nick', 'avatar'])
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', ctx.actor.staffId)
    .executeTakeFirst();

/** By the ids of those who have said something about themselves. */
export async function listAgents(ctx: Ctx, staffIds: readonly string[]): Promise<ReadonlyMap<string, AgentRow>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db(ctx)
    .selectFrom('support.agent')
    .select(['staff_id', 'nick', 'avatar'])
    .where('mid', '=', ctx.mid)
    .where('staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, ...agent }) => [staff_id, agent]));
}

export const saveAgent = (ctx: TxCtx<Staff>, { nick, avatar }: AgentRow): Promise<AgentRow> =>
  db(ctx)
    .insertInto('support.agent')
    .values({ mid: ctx.mid, staff_id: ctx.actor.staffId, nick, avatar })
    .onConflict((met) => met.columns(['mid', 'staff_id']).doUpdateSet({ nick, avatar }))
    .returning(['nick', 'avatar'])
    .executeTakeFirstOrThrow();
