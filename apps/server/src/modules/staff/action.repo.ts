import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { Action, ActionOutcome } from './staff.types.ts';

const db = ownTables('staff');

const asJson = (value: object | null | undefined) => (value ? sql<never>`${JSON.stringify(value)}::jsonb` : null);

export const insertAction = (ctx: TxCtx, { staffId, call, outcome, subjectId, change }: Action) =>
  db(ctx)
    .insertInto('staff.action')
    .values({
      mid: ctx.mid,
      id: ctx.newId(),
      staff_id: staffId,
      call,
      at: ctx.now,
      outcome,
      subject_id: subjectId ?? null,
      address: ctx.address || null,
      before: asJson(change?.before),
      after: asJson(change?.after),
    })
    .execute();

export interface ActionFilter {
  readonly staffId?: string | undefined;
  readonly call?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly outcome?: ActionOutcome | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

const actions = (ctx: Ctx, { staffId, call, subjectId, outcome, from, until }: ActionFilter) =>
  db(ctx)
    .selectFrom('staff.action as d')
    .where('d.mid', '=', ctx.mid)
    .$if(staffId !== undefined, (query) => query.where('d.staff_id', '=', staffId ?? ''))
    .$if(call !== undefined, (query) => query.where('d.call', '=', call ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('d.subject_id', '=', subjectId ?? ''))
    .$if(outcome !== undefined, (query) => query.where('d.outcome', '=', outcome ?? ''))
    // Told as well to the planner, which cannot see that a parameter is not 'done'.
    .$if(outcome !== undefined && outcome !== 'done', (query) => query.where('d.outcome', '<>', sql.lit('done')))
    .$if(from !== undefined, (query) => query.where('d.at', '>=', from ?? ctx.now))
    .$if(until !== undefined, (query) => query.where('d.at', '<', until ?? ctx.now));

/** Newest first. */
export const listActions = (ctx: Ctx, filter: ActionFilter, { offset, limit }: { offset: number; limit: number }) =>
  actions(ctx, filter)
    .innerJoin('staff.account as a', (join) => join.onRef('a.mid', '=', 'd.mid').onRef('a.id', '=', 'd.staff_id'))
    .select(['d.id', 'd.staff_id', 'a.name', 'a.nick', 'd.call', 'd.at', 'd.outcome', 'd.subject_id', 'd.address', 'd.before', 'd.after'])
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .offset(offset)
    .limit(sql.lit(limit))
    .execute();

/** In order: all of a busy person's would be gathered before the first is counted. */
export const countActions = (ctx: Ctx, filter: ActionFilter): Promise<number> =>
  countRows(db(ctx), actions(ctx, filter).select('d.id').orderBy('d.at', 'desc').orderBy('d.id', 'desc'));
