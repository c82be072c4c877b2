import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Action } from './staff.types.ts';

const db = ownTables('staff');

export const insertAction = (ctx: TxCtx, { staffId, call, outcome, subjectId }: Action) =>
  db(ctx)
    .insertInto('staff.action')
    .values({ mid: ctx.mid, id: ctx.newId(), staff_id: staffId, call, at: ctx.now, outcome, subject_id: subjectId ?? null })
    .execute();
