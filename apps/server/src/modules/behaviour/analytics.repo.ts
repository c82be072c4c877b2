import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('behaviour');

const analyticsOf = prepared('behaviour.analytics', (tables: OwnDb<'behaviour'>, p: { mid: string }) =>
  tables.selectFrom('behaviour.analytics').select('is_on').where('mid', '=', p.mid),
);
/** A merchant that has not said anything has it. */
export const isAnalyticsOn = async (ctx: Ctx): Promise<boolean> => (await analyticsOf(db(ctx), { mid: ctx.mid }))[0]?.is_on ?? true;

export const setAnalytics = (ctx: TxCtx, isOn: boolean) =>
  db(ctx)
    .insertInto('behaviour.analytics')
    .values({ mid: ctx.mid, is_on: isOn })
    .onConflict((met) => met.column('mid').doUpdateSet({ is_on: isOn }))
    .execute();
