import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { NewAnswer, Status } from './question.types.ts';

const db = ownTables('question');

/** Of a member on a day; held by a CHECK as well. */
const ANSWERED_A_DAY = 20;

/** False when the member has answered enough today, or this question before: the transaction must end then. */
export async function insertAnswer(ctx: TxCtx, { id, questionId, memberId, authorName, text, standing }: NewAnswer): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with room as (
      insert into question.member_day as d (mid, member_id, day, answered)
      values (${ctx.mid}::bigint, ${memberId}::bigint, (${ctx.now}::timestamptz at time zone 'Asia/Shanghai')::date, 1)
      on conflict (mid, member_id, day) do update set answered = d.answered + 1 where d.answered < ${ANSWERED_A_DAY}::integer
      returning mid, member_id
    )
    insert into question.answer (mid, id, question_id, member_id, author_name, text, answered_at, standing)
    select mid, ${id}::bigint, ${questionId}::bigint, member_id, ${authorName}::text, ${text}::text, ${ctx.now}::timestamptz, ${standing}::text
      from room
    on conflict do nothing
    returning id`.execute(db(ctx));
  return rows.length > 0;
}

export const hasAnswered = async (ctx: Ctx, questionId: string, memberId: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('question.answer')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('question_id', '=', questionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined;

/** The shop's later answer takes the place of an earlier one. */
export const setShopAnswer = (ctx: TxCtx, { id, questionId, text }: Pick<NewAnswer, 'id' | 'questionId' | 'text'>) =>
  db(ctx)
    .insertInto('question.answer')
    .values({ mid: ctx.mid, id, question_id: questionId, author_name: '', text, answered_at: ctx.now, standing: 'SHOWN' })
    .onConflict((met) => met.columns(['mid', 'question_id', 'member_id']).doUpdateSet({ text, answered_at: ctx.now, standing: 'SHOWN' }))
    .execute();

/** Which question an answer belongs to. */
export const findQuestionOf = async (ctx: Ctx, answerId: string): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('question.answer')
      .select('question_id')
      .where('mid', '=', ctx.mid)
      .where('id', '=', answerId)
      .executeTakeFirst()
  )?.question_id;

/** Answers whose the answer is and whether it was shown before. The caller holds the question. */
export const updateAnswerStatus = (ctx: TxCtx, id: string, standing: Status) =>
  db(ctx)
    .updateTable('question.answer')
    .set({ standing })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('standing', '<>', standing)
    .returning('member_id')
    .executeTakeFirst();
