import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { Parts } from './ledger.types.ts';

const db = ownTables('ledger');

interface NewAdjustment extends Parts {
  readonly memberId: string;
  readonly reason: string;
  readonly note: string;
  readonly isDone: boolean;
  readonly askedBy: string;
  readonly allowedAlone: number;
}

export async function insertAdjustment(ctx: TxCtx, input: NewAdjustment): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('ledger.adjustment')
    .values({
      mid: ctx.mid,
      id,
      member_id: input.memberId,
      principal_fen: input.principalFen,
      bonus_fen: input.bonusFen,
      reason: input.reason,
      note: input.note,
      state: input.isDone ? 'DONE' : 'WAITING',
      asked_by: input.askedBy,
      asked_at: ctx.now,
      decided_at: input.isDone ? ctx.now : null,
      allowed_alone: input.allowedAlone,
    })
    .execute();
  return id;
}

/** Counts against what a person may change alone on a day; false, and nothing counted, when it would be more. */
export async function addToDay(ctx: TxCtx, staffId: string, amountFen: number, allowedFen: number): Promise<boolean> {
  if (amountFen > allowedFen) return false;
  const { rows } = await sql`
    insert into ledger.adjusted_day as d (mid, staff_id, day, adjusted_fen, allowed)
    values (${ctx.mid}::bigint, ${staffId}::bigint, (${ctx.now}::timestamptz at time zone 'Asia/Shanghai')::date, ${amountFen}::bigint, ${allowedFen}::bigint)
    on conflict (mid, staff_id, day) do update set adjusted_fen = d.adjusted_fen + excluded.adjusted_fen, allowed = excluded.allowed
     where d.adjusted_fen + excluded.adjusted_fen <= excluded.allowed
    returning 1`.execute(db(ctx));
  return rows.length > 0;
}

export const findAdjustment = (ctx: Ctx, id: string) =>
  db(ctx).selectFrom('ledger.adjustment').select(['state', 'asked_by']).where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();

/** Of all who decide one does; whoever asked may only take it back. */
export const decideAdjustment = (ctx: TxCtx, id: string, state: 'DONE' | 'REFUSED', staffId: string) =>
  db(ctx)
    .updateTable('ledger.adjustment')
    .set({ state, decided_by: staffId, decided_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .$if(state === 'DONE', (query) => query.where('asked_by', '<>', staffId))
    .returning(['member_id', 'principal_fen', 'bonus_fen', 'reason'])
    .executeTakeFirst();

interface AdjustmentFilter {
  readonly state: string | undefined;
  readonly memberId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, and how many there are. */
export async function listAdjustments(ctx: Ctx, { state, memberId, offset, limit }: AdjustmentFilter) {
  const found = db(ctx)
    .selectFrom('ledger.adjustment')
    .select(['id', 'member_id', 'principal_fen', 'bonus_fen', 'reason', 'note', 'state'])
    .select(['asked_by', 'asked_at', 'decided_by', 'decided_at'])
    .where('mid', '=', ctx.mid)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''));
  const rows = await found.orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total: await countRows(db(ctx), found) };
}
