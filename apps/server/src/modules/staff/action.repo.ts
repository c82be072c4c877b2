import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Action } from './staff.types.ts';

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

interface ActionsInput {
  readonly staffId?: string | undefined;
  readonly call?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export const listActions = (ctx: Ctx, { staffId, call, offset, limit }: ActionsInput) =>
  db(ctx)
    .selectFrom('staff.action as d')
    .innerJoin('staff.account as a', (join) => join.onRef('a.mid', '=', 'd.mid').onRef('a.id', '=', 'd.staff_id'))
    .select(['d.id', 'd.staff_id', 'a.name', 'd.call', 'd.at', 'd.outcome', 'd.subject_id', 'd.address', 'd.before', 'd.after'])
    .where('d.mid', '=', ctx.mid)
    .$if(staffId !== undefined, (query) => query.where('d.staff_id', '=', staffId ?? ''))
    .$if(call !== undefined, (query) => query.where('d.call', '=', call ?? ''))
    .orderBy('d.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
