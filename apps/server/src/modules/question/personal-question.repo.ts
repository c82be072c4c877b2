import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('question');

/** Questions a member has answered, held until the transaction ends, in the order of their ids. */
export async function lockAnswered(ctx: TxCtx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from question.question
     where mid = ${ctx.mid}::bigint
       and id in (select question_id from question.answer where mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint)
     order by id for no key update`.execute(db(ctx));
  return rows.map(({ id }) => id);
}

const gone = { text: '', author_name: '', standing: 'HIDDEN' };

export const emptyQuestions = (ctx: TxCtx, memberId: string) =>
  db(ctx).updateTable('question.question').set(gone).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

/** The caller holds the questions and counts them anew. */
export const emptyAnswers = (ctx: TxCtx, memberId: string) =>
  db(ctx).updateTable('question.answer').set(gone).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

export const deleteDays = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('question.member_day').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

export const moveQuestions = (ctx: TxCtx, memberId: string, toId: string) =>
  db(ctx).updateTable('question.question').set({ member_id: toId }).where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

/** An answer to what the other account has answered, too, stays the old account's. */
export const moveAnswers = (ctx: TxCtx, memberId: string, toId: string) =>
  sql`
    update question.answer a set member_id = ${toId}::bigint
     where a.mid = ${ctx.mid}::bigint and a.member_id = ${memberId}::bigint
       and not exists (
         select from question.answer t where t.mid = a.mid and t.question_id = a.question_id and t.member_id = ${toId}::bigint
       )`.execute(db(ctx));

/** What a member has asked and answered. */
export async function exportQuestions(ctx: Ctx, memberId: string) {
  const asked = await db(ctx)
    .selectFrom('question.question')
    .select(['goods_id', 'goods_title', 'text', 'asked_at', 'standing'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const answered = await db(ctx)
    .selectFrom('question.answer')
    .select(['question_id', 'text', 'answered_at', 'standing'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return { asked, answered };
}
